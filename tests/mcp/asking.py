"""A model that plays whatever it is offered, through a real client."""

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from mcp import Client, StdioServerParameters, stdio_client

OVER = "The match is over"


@asynccontextmanager
async def model(*arguments: str) -> AsyncIterator["Model"]:
    """A server of its own, over stdin and stdout, and a client that calls it."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "parlour", "mcp", *arguments])
    async with Client(stdio_client(command)) as client:
        yield Model(client)


class Model:
    """What calls the tools."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> tuple[bool, str]:
        """Whether it was done, and what was said."""
        answer = await self.client.call_tool(tool, arguments)
        [content] = answer.content
        assert content.type == "text"
        return not answer.is_error, content.text

    async def said(self, tool: str, **arguments: object) -> str:
        done, text = await self.call(tool, **arguments)
        assert done, text
        return text


def offered(text: str) -> list[str]:
    """The moves that a text says one may write."""
    return re.findall(r"^  ([^:\n]+): ", text.partition("You may now write:")[2], re.M)
