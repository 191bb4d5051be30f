/** A word with missing letters. */
export interface DamagedWord {
  /** The whole word. */
  readonly answer: string;
  /** One entry per letter: the given letter, or null for a missing one. */
  readonly clues: readonly (string | null)[];
  /** Where the word starts in {@link DamagedText.whole}. */
  readonly start: number;
}

/** A text with missing letters, written in braces in the source: `The flow{ers} are red.` */
export interface DamagedText {
  /** The text with `{}` in place of each damaged word. */
  readonly template: string;
  /** The text with all letters. */
  readonly whole: string;
  readonly words: readonly DamagedWord[];
  /** Errors in the braces, one sentence each. */
  readonly faults: readonly string[];
}

const token = /(?:[\p{L}{}]|['’](?=\p{L}))+/gu;
const damagedToken = /^([^{}]*)\{([^{}]+)\}([^{}]*)$/;

/** Parses a text with missing letters in braces. Never throws: invalid braces stay in the text. */
export function parseDamagedText(source: string): DamagedText {
  const faults: string[] = [];
  const words: DamagedWord[] = [];
  let template = '';
  let whole = '';
  let end = 0;
  for (const match of source.matchAll(token)) {
    const [written] = match;
    if (!/[{}]/.test(written)) continue;
    const between = source.slice(end, match.index);
    end = match.index + written.length;
    template += between;
    whole += between;
    const parts = damagedToken.exec(written);
    if (!parts) {
      faults.push(`"${written}" needs one pair of braces around its missing letters.`);
      whole += written.replace(/[{}]/g, '');
      template += written.replace(/[{}]/g, '');
      continue;
    }
    const [, before = '', missing = '', after = ''] = parts;
    if (before + after === '')
      faults.push(`"${written}" has no given letter; leave at least the first one outside the braces.`);
    words.push({
      answer: before + missing + after,
      clues: [...before, ...Array.from<null>({ length: missing.length }).fill(null), ...after],
      start: whole.length,
    });
    whole += before + missing + after;
    template += '{}';
  }
  template += source.slice(end);
  whole += source.slice(end);
  if (/[{}]/.test(whole)) faults.push('There is a brace outside a word.');
  return { template, whole, words, faults };
}
