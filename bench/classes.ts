/**
 * `npm run bench:classes`: how long a teacher waits for the pages of a class with as many members and assignments as it may have,
 * all of them done, on SQLite and PostgreSQL (embedded, or DATABASE_URL). Exits with 1 when a median is over the limit.
 */
import { mostAssignments, mostMembers } from '../apps/api/src/domain/classes/limits.ts';
import { getAssignmentResults, getClass, getClassMistakes } from '../apps/api/src/services/classes/index.ts';
import { createTestDatabase, storeKinds } from '../apps/api/src/testing/databases.ts';
import { seedClass } from './classes-seed.ts';

const size = { members: mostMembers, drills: mostAssignments - 10, tests: 10, questions: 10 };
const runs = 9;
const limitMs = 300;
const limits = { consume: async () => {} };

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Medians of the time that passes and of the CPU time of this process, in milliseconds; SQLite runs in it, PostgreSQL doesn't. */
async function measure(run: () => Promise<unknown>) {
  const taken: number[] = [];
  const cpu: number[] = [];
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now();
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    taken.push(performance.now() - start);
    cpu.push((user + system) / 1000);
  }
  return { ms: median(taken), cpuMs: median(cpu) };
}

for (const kind of storeKinds) {
  const database = await createTestDatabase(kind);
  try {
    const { db } = database.store;
    const key = await seedClass(db, kind, size);
    const { assignment_id: assignmentId } = await db
      .selectFrom('class_assignments')
      .select('assignment_id')
      .orderBy('created_at')
      .executeTakeFirstOrThrow();
    const deps = { db, limits } as never;
    const pages = {
      'the class': () => getClass({ db }, key),
      'results of a drill': () => getAssignmentResults(deps, { ...key, assignmentId }),
      'what the class gets wrong': () => getClassMistakes(deps, key),
    };
    for (const [page, run] of Object.entries(pages)) {
      const { ms, cpuMs } = await measure(run);
      console.log(
        `${kind.padEnd(10)}${page.padEnd(28)}${ms.toFixed(0).padStart(6)} ms${cpuMs.toFixed(0).padStart(6)} ms CPU`,
      );
      if (ms > limitMs) process.exitCode = 1;
    }
  } finally {
    await database.drop();
  }
}
process.exit();
