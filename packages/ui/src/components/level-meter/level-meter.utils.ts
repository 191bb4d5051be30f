/** Where speech becomes too loud to be recorded cleanly. */
export const loudFrom = 0.86;
/** Below this nothing is heard but the room. */
export const quietBelow = 0.12;

export type Loudness = 'quiet' | 'good' | 'loud';

export const loudnessOf = (level: number): Loudness =>
  level < quietBelow ? 'quiet' : level < loudFrom ? 'good' : 'loud';

/** What each of `count` bars shows at a level between 0 and 1. */
export const barsAt = (level: number, count: number) =>
  Array.from({ length: count }, (_, bar): 'off' | 'good' | 'loud' => {
    if (bar / count >= Math.min(Math.max(level, 0), 1)) return 'off';
    return bar / count < loudFrom ? 'good' : 'loud';
  });
