/** Level above which speech is too loud to record cleanly. */
export const loudFrom = 0.86;
/** Level below which there is only background noise. */
export const quietBelow = 0.12;

export type Loudness = 'quiet' | 'good' | 'loud';

export const loudnessOf = (level: number): Loudness =>
  level < quietBelow ? 'quiet' : level < loudFrom ? 'good' : 'loud';

/** The state of each of `count` bars at a level, 0..1. */
export const barsAt = (level: number, count: number) =>
  Array.from({ length: count }, (_, bar): 'off' | 'good' | 'loud' => {
    if (bar / count >= Math.min(Math.max(level, 0), 1)) return 'off';
    return bar / count < loudFrom ? 'good' : 'loud';
  });
