"""`make image-steps`: carries out the steps of the Containerfile where no container engine is at hand.

Each stage begins with what debootstrap makes of the same Debian, and every RUN, COPY, ENV, USER and CMD is done as it
stands there, in a root of its own. At the end the server is started as the image would start it, as the user it names
and with the root read-only, and asked by the health check. Needs root, debootstrap and a mirror; what else an
engine does (layers, a network of its own, limits) is not tried.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import psutil

from tools.compiled import ROOT

FILE = ROOT / "Containerfile"
MIRROR = "PARLOUR_DEBIAN_MIRROR"
"""Names another mirror than the one that this machine's apt uses."""
TRUST = "/etc/ssl/certs/ca-certificates.crt"
IGNORED = shutil.ignore_patterns(".git", ".venv", "__pycache__", "*.so", "build", "dist", "*.egg-info", "node_modules")


class Step(NamedTuple):
    """One instruction."""

    word: str
    rest: str


def steps(text: str) -> Iterator[Step]:
    """The instructions of a Containerfile; a backslash at the end goes on in the next line."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(" ")
            yield Step(word.upper(), rest.strip())


def value(text: str) -> list[str]:
    """The words of CMD and the like: a JSON list."""
    return [str(word) for word in json.loads(text)]


class Stage:
    """A root that one FROM begins."""

    def __init__(self, root: Path, release: str) -> None:
        self.root = root
        self.folder = "/"
        self.user = "0"
        self.environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND": "noninteractive"}
        # What may be fetched by way of a proxy here, and whom it believes, holds there.
        for name in os.environ:
            if name.lower().endswith("_proxy"):
                self.environment[name] = os.environ[name]
        self.environment |= {"PIP_CERT": TRUST, "SSL_CERT_FILE": TRUST, "NODE_EXTRA_CA_CERTS": TRUST}
        self.words: dict[str, list[str]] = {}
        subprocess.run(["debootstrap", "--variant=minbase", release, root, mirror()], check=True, stdout=sys.stderr)
        for path in ("/etc/resolv.conf", "/etc/hosts"):
            shutil.copy(path, self.inside(path))
        for file in Path("/etc/apt/apt.conf.d").glob("*proxy*"):
            shutil.copy(file, root / "etc/apt/apt.conf.d")

    def do(self, step: Step, stages: dict[str, "Stage"]) -> None:
        match step.word:
            case "RUN":
                self.run(["/bin/sh", "-ec", step.rest])
            case "COPY":
                self.copy(step.rest, stages)
            case "WORKDIR":
                self.folder = step.rest
                self.inside(step.rest).mkdir(parents=True, exist_ok=True)
            case "ENV":
                name, _, text = step.rest.partition("=")
                self.environment[name] = text
            case "USER":
                self.user = step.rest
            case "ENTRYPOINT" | "CMD":
                self.words[step.word] = value(step.rest)
            case "HEALTHCHECK":
                self.words[step.word] = value(step.rest.partition("CMD ")[2])
            case "VOLUME" | "EXPOSE":
                pass
            case _:
                sys.exit(f"no way to do {step.word} here")

    def inside(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def copy(self, rest: str, stages: dict[str, "Stage"]) -> None:
        *flags, source, target = shlex.split(rest)
        if flags:
            shutil.copytree(stages[flags[0].removeprefix("--from=")].inside(source), self.inside(target), symlinks=True)
        else:
            shutil.copytree(
                ROOT / source, self.inside(os.path.join(self.folder, target)), ignore=IGNORED, dirs_exist_ok=True
            )

    def entered(self, command: list[str], *, is_read_only: bool = False) -> list[str]:
        """A command that runs in this root, with /dev, /proc and a /tmp of its own; nothing of it outlives it."""
        root = shlex.quote(str(self.root))
        mounts = [f"mount --bind {root} {root}"]
        if is_read_only:
            mounts += [f"mount --bind {root}/data {root}/data", f"mount -o remount,bind,ro {root}"]
        mounts += [
            f"mount --rbind /dev {root}/dev",
            f"mount -t proc proc {root}/proc",
            f"mount -t tmpfs tmpfs {root}/tmp",
        ]
        enter = f"exec chroot --userspec={self.user}:{self.user} {root} /usr/bin/env --chdir={self.folder} "
        variables = shlex.join(f"{name}={text}" for name, text in self.environment.items())
        script = " && ".join([*mounts, f"{enter}{variables} {shlex.join(command)}"])
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "/bin/sh", "-ec", script]

    def run(self, command: list[str]) -> None:
        print(f"RUN {command[-1]}", flush=True)
        self.inside(TRUST).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(TRUST, self.inside(TRUST))
        begun = time.monotonic()
        subprocess.run(self.entered(command), check=True, env={"PATH": os.environ["PATH"]}, stdout=sys.stderr)
        print(f"    {time.monotonic() - begun:.0f} s", flush=True)


def mirror() -> str:
    found = os.environ.get(MIRROR)
    texts = [path.read_text() for path in Path("/etc/apt").glob("sources.list*/*") if path.is_file()]
    texts += [path.read_text() for path in (Path("/etc/apt/sources.list"),) if path.is_file()]
    return found or next(
        iter(re.findall(r"^(?:URIs:|deb) .*?(https?://\S*/debian)/?\s", "\n".join(texts), re.MULTILINE)), ""
    )


def megabytes(folder: Path) -> float:
    told = subprocess.run(["du", "--summarize", "--bytes", folder], capture_output=True, text=True, check=True)
    return int(told.stdout.split()[0]) / 1e6


def serve(stage: Stage) -> None:
    """The server as the image starts it, on a read-only root, until the health check is content."""
    command = [*stage.words["ENTRYPOINT"], *stage.words["CMD"]]
    with subprocess.Popen(stage.entered(command, is_read_only=True), env={"PATH": os.environ["PATH"]}) as server:
        try:
            for _ in range(60):
                time.sleep(1)
                if server.poll() is not None:
                    sys.exit("the server ended")
                health = subprocess.run(stage.entered(stage.words["HEALTHCHECK"]), capture_output=True, check=False)
                if health.returncode == 0:
                    print("the health check is content", flush=True)
                    return
            sys.exit(f"the health check is not content: {health.stderr.decode()}")
        finally:
            # Who becomes another user is off the leash of `unshare`, and would live on.
            with suppress(psutil.NoSuchProcess):
                for one in psutil.Process(server.pid).children(recursive=True):
                    one.kill()
            server.kill()


def main() -> None:
    if os.geteuid() != 0 or shutil.which("debootstrap") is None or not mirror():
        sys.exit(f"the steps need root, debootstrap and a mirror of Debian ({MIRROR} names one)")
    stages: dict[str, Stage] = {}
    with tempfile.TemporaryDirectory() as scratch:
        for step in steps(FILE.read_text("utf-8")):
            if step.word == "FROM":
                image, *name = step.rest.split(" AS ")
                found = re.search(r"/debian:(\w+)-slim$", image)
                if found is None:
                    sys.exit(f"no way to begin with {image} here")
                stage = Stage(Path(scratch, str(len(stages))), found[1])
                stages[name[0] if name else "last"] = stage
            else:
                stage.do(step, stages)
        print(
            f"the root has {megabytes(stage.root):.0f} MB, /opt/parlour {megabytes(stage.inside('/opt/parlour')):.0f}"
        )
        serve(stage)


if __name__ == "__main__":
    main()
