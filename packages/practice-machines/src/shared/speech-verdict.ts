import type { Extent, FluencyRefusal } from '@rehearse/scoring';

/** A talk of less than this share of its time, without pauses, is not an answer yet. */
export const ENOUGH_SHARE = 0.25;

/**
 * Whether a recording can be an answer to its task.
 * - `whole`, `less`, `more`: a sentence to read aloud, by its length. - `other`: the recogniser found another sentence.
 * - `enough`, `short`: a talk, by the time with voice. - A refusal: the sound cannot be assessed.
 */
export type SpeakingVerdict =
  | { code: Extent | 'other' | 'enough' | FluencyRefusal }
  | { code: 'short'; spokenSeconds: number; enoughSeconds: number };
