/** A real server of its own, with a database of its own; it can be killed and come back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';

export const python = process.env['PARLOUR_PYTHON'] ?? resolve('../.venv/bin/python');
const ADDRESS = /http:\/\/localhost:(\d+)/;

/** PYTHONPATH with one more folder. */
export function pathWith(packages?: string): string {
  return [packages, process.env['PYTHONPATH']].filter(Boolean).join(delimiter);
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

export class Server {
  port = 0;
  #folder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  #process: ChildProcess | undefined;

  /** With the games of a folder besides those of Parlour, and further options. */
  constructor(
    public packages?: string,
    readonly options: string[] = ['--no-limit', '--moment', '0'],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get database(): string {
    return `sqlite:///${join(this.#folder, 'tables.db')}`;
  }

  static async start(packages?: string, options?: string[]): Promise<Server> {
    const server = new Server(packages, options);
    await server.start();
    return server;
  }

  /** Listens; on the same port as before, when it comes back. */
  async start(): Promise<void> {
    const begun = spawn(
      python,
      ['-m', 'parlour', 'serve', '--host', '127.0.0.1', '--port', String(this.port), '--database', this.database, ...this.options],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, PYTHONPATH: pathWith(this.packages) } },
    );
    this.#process = begun;
    this.port = await new Promise<number>((found, failed) => {
      let said = '';
      const listen = (data: Buffer): void => {
        said += data.toString();
        const port = ADDRESS.exec(said)?.[1];
        if (port) found(Number(port));
      };
      begun.stdout.on('data', listen);
      begun.stderr.on('data', listen);
      begun.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    await this.#answers();
  }

  /** As if the power failed. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((done) => running.once('exit', done));
    running.kill(signal);
    await ended;
  }

  async #answers(): Promise<void> {
    const answer = await fetch(`${this.url}/api/health`);
    if (!answer.ok) throw new Error(`the server is not well: ${answer.status}`);
    const page = await fetch(this.url);
    if (!page.ok) throw new Error('the server has no client to serve: npm run build');
  }
}
