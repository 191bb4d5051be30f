/**
 * `npm run bench:api`: measures the API over loopback at two sizes of the question bank. Always on SQLite; on PostgreSQL with
 * `--postgres` (embedded) or DATABASE_URL. `--quick` is faster and uses a smaller large bank, to test the benchmark itself.
 * "Cost" is the CPU time of the server and its database, which other programs don't affect, or wall clock time if that is
 * unavailable. Exits with 1 when a threshold is missed: a request may cost at most 1.3 times as much at the large size, and
 * a read at most as much as 3 look-ups by key.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../apps/api/src/testing/embedded-postgres.ts';
import { cpuSecondsOf, type Workers } from './api-cpu.ts';
import { createDatabase } from './api-databases.ts';
import { type BenchRequest, burst } from './api-load.ts';
import { type Bursts, type Measured, report } from './api-report.ts';
import { scenarios } from './api-scenarios.ts';
import type { BenchServer } from './api-server.ts';

const { values: options } = parseArgs({
  options: { postgres: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const sizes = { small: 18_000, large: options.quick ? 100_000 : 1_000_000 };
/** Many short bursts, alternating between sizes, so that other load on the machine affects both equally. */
const rounds = options.quick ? 12 : 40;
const burstLimits = { milliseconds: 60, limit: 2_000 };
const warmUp = { milliseconds: 300, limit: 2_000 };

interface RunningBench extends BenchServer, Workers {
  readonly child: ChildProcess;
}

async function startServer(size: number, environment: Record<string, string>): Promise<RunningBench> {
  const script = path.join(import.meta.dirname, 'api-server.ts');
  const child = spawn(process.execPath, ['--conditions=@rehearse/source', script, String(size)], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('{"port"'))
      return { ...(JSON.parse(line) as BenchServer), ...workersOf(child, environment), child };
  throw new Error('The benchmark server exited before it was listening.');
}

function workersOf({ pid }: ChildProcess, { DATABASE_URL }: Record<string, string>): Workers {
  return { pid: pid ?? 0, database: DATABASE_URL ? new URL(DATABASE_URL).pathname.slice(1) : null };
}

async function measure(small: RunningBench, large: RunningBench): Promise<Measured[]> {
  const measured = scenarios.map((scenario): Measured => ({ scenario, small: noBursts(), large: noBursts() }));
  for (const { scenario } of measured) {
    await burst(small, () => scenario.make(sizes.small), warmUp);
    await burst(large, () => scenario.make(sizes.large), warmUp);
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { scenario, small: atSmall, large: atLarge } of measured) {
      const pair = [
        () => addBurst(small, atSmall, () => scenario.make(sizes.small)),
        () => addBurst(large, atLarge, () => scenario.make(sizes.large)),
      ];
      // The order alternates between rounds, so that other load on the machine affects both sizes equally.
      for (const run of round % 2 === 0 ? pair : pair.reverse()) await run();
    }
  return measured;
}

const noBursts = (): Bursts => ({ bursts: [], cpuSeconds: 0 });

async function addBurst(server: RunningBench, bursts: Bursts, make: () => BenchRequest) {
  const before = cpuSecondsOf(server);
  bursts.bursts.push(await burst(server, make, burstLimits));
  const after = cpuSecondsOf(server);
  const isKnown = before !== null && after !== null && bursts.cpuSeconds !== null;
  bursts.cpuSeconds = isKnown ? Number(bursts.cpuSeconds) + after - before : null;
}

async function bench(name: string, environmentOf: (size: number) => Promise<Record<string, string>>) {
  const servers: RunningBench[] = [];
  try {
    process.stderr.write(`${name}: seeding the question banks\n`);
    const small = await startServer(sizes.small, await environmentOf(sizes.small));
    servers.push(small);
    const large = await startServer(sizes.large, await environmentOf(sizes.large));
    servers.push(large);
    process.stderr.write(`${name}: measuring\n`);
    const { table, missed } = report(await measure(small, large), sizes);
    console.log(`\n${name}\n\n${table}\n`);
    for (const miss of missed) console.log(`missed: ${miss}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    for (const { child } of servers) {
      child.kill();
      await once(child, 'exit');
    }
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-bench-'));
const dataFolder = (name: string) => ({ REHEARSE_DATA: path.join(folder, name) });
try {
  await bench('SQLite', async (size) => dataFolder(`sqlite-${size}`));
  if (options.postgres || process.env.DATABASE_URL) {
    const server = process.env.DATABASE_URL ? null : await startEmbeddedPostgres({ shared_buffers: '256MB' });
    const run = randomBytes(3).toString('hex');
    const made: Awaited<ReturnType<typeof createDatabase>>[] = [];
    try {
      await bench('PostgreSQL', async (size) => {
        const database = await createDatabase(
          process.env.DATABASE_URL ?? server?.url('postgres') ?? '',
          `rehearse_bench_${run}_${size}`,
        );
        made.push(database);
        return { ...dataFolder(`postgres-${size}`), DATABASE_URL: database.url };
      });
    } finally {
      for (const database of made) await database.drop();
      await server?.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
