import type { zMistakeSummary } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import { type Db, sql } from '../../db/index.ts';
import type { Clock } from '../../domain/clock.ts';
import { iso } from '../notebook/card-view.ts';
import { collectMistakes } from './collect.ts';
import { countDrills } from './count-drills.ts';
import { type MistakeKind, selectMistakes } from './select-mistakes.ts';

/** Counts of a learner's mistakes, as in the contract. */
export type MistakeSummary = z.infer<typeof zMistakeSummary>;

const weekMs = 7 * 24 * 60 * 60_000;
const recentMs = 3 * weekMs;
const mostWeeks = 12;

/** Number of whole weeks before `now`. */
const weeksAgo = (column: string, now: number) =>
  sql<number>`(cast(${now} as bigint) - ${sql.ref(column)}) / cast(${weekMs} as bigint)`;

/** Words per week, by how many weeks ago. */
async function wordsByWeek(db: Db, userId: number, now: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('corrected_texts as c')
    .select([weeksAgo('c.written_at', now).as('ago'), (select) => select.fn.sum<number>('c.words').as('words')])
    .where('c.user_id', '=', userId)
    .where('c.source', '=', 'builtin')
    .where('c.written_at', '>', now - mostWeeks * weekMs)
    .groupBy('ago')
    .execute();
  return new Map(rows.map(({ ago, words }) => [Number(ago), Number(words)]));
}

/** What the built-in rules found in each week, by kind and how many weeks ago. */
async function countsByWeek(db: Db, userId: number, now: number): Promise<Map<string, number>> {
  const rows = await selectMistakes(db, { userId })
    .select(['m.kind', weeksAgo('m.made_at', now).as('ago'), (select) => select.fn.countAll<number>().as('n')])
    .where('m.source', '=', 'builtin')
    .where('m.made_at', '>', now - mostWeeks * weekMs)
    .groupBy(['m.kind', 'ago'])
    .execute();
  return new Map(rows.map(({ kind, ago, n }) => [`${kind}:${Number(ago)}`, Number(n)]));
}

/** How often the learner made each kind of mistake; checks new texts first. */
export async function summarise(
  deps: { db: Db; clock: Clock },
  { userId }: { userId: number },
): Promise<MistakeSummary> {
  const textsLeft = await collectMistakes(deps, { userId });
  const { db } = deps;
  const now = deps.clock.now();
  const [words, counts, drills] = await Promise.all([
    wordsByWeek(db, userId, now),
    countsByWeek(db, userId, now),
    countDrills(db, { userId, now }),
  ]);
  const kinds = await selectMistakes(db, { userId })
    .select([
      'm.kind',
      (select) => select.fn.countAll<number>().as('total'),
      (select) => select.fn.max('m.made_at').as('newest'),
      sql<number>`sum(case when m.made_at > ${now - recentMs} then 1 else 0 end)`.as('recent'),
    ])
    .groupBy('m.kind')
    .execute();
  const { texts } = await db
    .selectFrom('corrected_texts')
    .select((select) => select.fn.countAll<number>().as('texts'))
    .where('user_id', '=', userId)
    .where('source', '=', 'builtin')
    .executeTakeFirstOrThrow();
  const oldest = Math.max(-1, ...words.keys());
  const weeks = Array.from({ length: oldest + 1 }, (_, index) => oldest - index);
  return {
    now: iso(now),
    kinds: kinds
      .map(({ kind, total, newest, recent }) => ({
        kind: kind as MistakeKind,
        recent: Number(recent),
        total: Number(total),
        newestAt: iso(Number(newest)),
        weeks: weeks.map((ago) => counts.get(`${kind}:${ago}`) ?? 0),
      }))
      .toSorted((a, b) => b.recent - a.recent || b.total - a.total || a.kind.localeCompare(b.kind, 'en')),
    weeks: weeks.map((ago) => ({ startsAt: iso(now - (ago + 1) * weekMs), words: words.get(ago) ?? 0 })),
    texts: Number(texts),
    textsLeft,
    drillsDue: drills.due,
    nextDrillAt: drills.nextAt,
  };
}
