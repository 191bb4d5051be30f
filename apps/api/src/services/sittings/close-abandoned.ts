import type { Deps } from '../deps.ts';
import { finishSitting } from './finish.ts';

const dayMs = 24 * 60 * 60_000;
/** How long a running test or a prepared sitting is left alone. */
const abandonedDays = 30;

/**
 * Finishes tests that ran for a month without a sign of life, so that their answers count and their keys are given out, and
 * removes sittings that were never started. Paused ones are kept: their learners said that they would go on.
 */
export async function closeAbandoned(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sittings' | 'log'>): Promise<void> {
  const before = deps.clock.now() - abandonedDays * dayMs;
  await deps.db.deleteFrom('sittings').where('state', '=', 'ready').where('changed_at', '<', before).execute();
  const left = await deps.db
    .selectFrom('sittings')
    .select(['sitting_id', 'user_id'])
    .where('state', '=', 'running')
    .where('kind', '<>', 'drill')
    .where('changed_at', '<', before)
    .execute();
  for (const { sitting_id: sittingId, user_id: userId } of left) {
    await finishSitting(deps, { sittingId, userId }).catch((error: unknown) =>
      deps.log.error({ err: error, sittingId }, 'an abandoned test could not be finished'),
    );
  }
}
