import type { zTimeFactor } from '@rehearse/api-client/schemas';
import type { z } from 'zod';
import type { PlannedSlot } from './exam.ts';

/** By how much every time of a test is extended. */
export type TimeFactor = z.infer<typeof zTimeFactor>;

/** A slot with extended times, rounded up to whole seconds so that nobody gets less. */
export function extendSlot({ submoduleId, seconds, totalSeconds }: PlannedSlot, factor: TimeFactor): PlannedSlot {
  const extended = (time: number | null) => (time === null ? null : Math.ceil(time * factor));
  return { submoduleId, seconds: extended(seconds), totalSeconds: extended(totalSeconds) };
}
