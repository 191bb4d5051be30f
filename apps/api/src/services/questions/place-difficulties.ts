import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/index.ts';
import { priorOfLevel } from '../../domain/measurement/index.ts';
import { type DifficultyIndex, indexDifficulties } from '../../domain/place-orders.ts';
import { inLevel, isListed, placeColumn, type QuestionFilter } from './filters.ts';

/** How hard the questions of a list are, in memory by submodule and level. */
export interface PlaceDifficulties {
  /** @param revision as {@link revisionOf} gives it: the difficulties are read again when it has changed */
  of(db: Db, filter: QuestionFilter, revision: string): Promise<DifficultyIndex>;
}

/** Changes with an import, a withdrawal and a calibration. All of it is found by keys. */
export function revisionOf({ submoduleId }: QuestionFilter): RawBuilder<unknown> {
  return sql`(select cast((select coalesce(max(pack_id), 0) from packs) as text)
    || '/' || cast((select coalesce(max(calibration_id), 0) from calibrations) as text)
    || '/' || cast((select coalesce(sum(n), 0) from question_counts where submodule_id = ${submoduleId}) as text))`;
}

const pointsOfLevel = sql.join(
  (['Easy', 'Medium', 'Hard'] as const).map(
    (level) => sql`when ${sql.lit(level)} then ${sql.lit(priorOfLevel(level).points)}`,
  ),
  sql` `,
);

async function readIndex(db: Db, filter: QuestionFilter): Promise<DifficultyIndex> {
  const points = sql`cast(coalesce(d.difficulty, case q.difficulty ${pointsOfLevel} end) as text)`;
  const { rows } = await sql<{ points: string | null }>`select
      string_agg(${points}, ',' order by ${sql.ref(`q.${placeColumn(filter)}`)}) as points
    from questions q left join question_difficulties d on d.question_id = q.question_id
    where q.submodule_id = ${filter.submoduleId} ${inLevel(filter, 'q')} and ${isListed('q')}`.execute(db);
  return indexDifficulties(JSON.parse(`[${rows[0]?.points ?? ''}]`));
}

/** Reads the difficulties when a list is first ordered by them. */
export function createPlaceDifficulties(): PlaceDifficulties {
  const known = new Map<string, { revision: string; index: Promise<DifficultyIndex> }>();
  return {
    of(db, filter, revision) {
      const key = `${filter.submoduleId}/${filter.difficultyLevel ?? ''}`;
      const kept = known.get(key);
      if (kept?.revision === revision) return kept.index;
      const index = readIndex(db, filter);
      known.set(key, { revision, index });
      index.catch(() => known.delete(key));
      return index;
    },
  };
}
