/** The place of a mistake in a sentence and what may replace it. */
export interface DrilledMistake {
  /** What may replace it; an empty text removes it. */
  fixes: readonly string[];
  /** Whether capital letters are what was wrong. */
  isAboutCase: boolean;
}

/** Without what nobody means: typographic quotes and doubled spaces. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether the learner typed one of the right forms. Capital letters count only where they were the mistake. */
export function isRightForm({ fixes, isAboutCase }: DrilledMistake, typed: string): boolean {
  const read = (text: string) => (isAboutCase ? plain(text) : plain(text).toLowerCase());
  return fixes.some((fix) => read(fix) === read(typed));
}
