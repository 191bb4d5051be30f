/** The contract's `WordTimes`. */
export interface WordTimes {
  seconds: number;
  words: readonly { text: string; start: number; end: number }[];
}

const isWord = (value: unknown): boolean => {
  const { text, start, end } = (value ?? {}) as Record<string, unknown>;
  return typeof text === 'string' && typeof start === 'number' && typeof end === 'number';
};

/** Checks what a host sent. Null if it isn't the times of any words. */
export function readWordTimes(value: unknown): WordTimes | null {
  const { seconds, words } = (value ?? {}) as Record<string, unknown>;
  const isComplete = typeof seconds === 'number' && Array.isArray(words) && words.length > 0 && words.every(isWord);
  return isComplete ? (value as WordTimes) : null;
}
