/** A word of which some letters are missing. */
export interface DamagedWord {
  /** The whole word. */
  readonly answer: string;
  /** One entry per letter: the letter when it is given, null when it is to be typed. */
  readonly clues: readonly (string | null)[];
  /** Where the word starts in {@link DamagedText.whole}. */
  readonly start: number;
}

/** A text whose missing letters stood in braces: `The flow{ers} are red.` */
export interface DamagedText {
  /** The text with `{}` in place of each damaged word. */
  readonly template: string;
  /** The text with all letters. */
  readonly whole: string;
  readonly words: readonly DamagedWord[];
  /** What is wrong with the braces, one sentence each. */
  readonly faults: readonly string[];
}

const token = /(?:[\p{L}{}]|['’](?=\p{L}))+/gu;
const damagedToken = /^([^{}]*)\{([^{}]+)\}([^{}]*)$/;

/** Takes a text with missing letters in braces apart. Never throws: what cannot be read stays as it is. */
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
      faults.push(`"${written}" gives no letter; leave at least the first one outside the braces.`);
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
  if (/[{}]/.test(whole)) faults.push('A brace stands outside a word.');
  return { template, whole, words, faults };
}
