import { type Token, toTokens } from '../text/tokens.ts';

/** A sentence and its position. */
export interface Sentence {
  start: number;
  /** After its end mark. */
  end: number;
  words: readonly Token[];
  /** `mark`: ends with an end mark. `open`: a paragraph ends without one. `trailing`: ends with dots, a colon or a quotation
   * after which the sentence may continue. */
  ending: 'mark' | 'open' | 'trailing';
}

const ABBREVIATION = /(?:^|[\s(])(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|[ap]\.m|no|approx|\p{L})\.$/iu;
const BREAK = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s)|[。！？]+|\n+/gu;
/** Longer than any abbreviation plus the marks that end a sentence. */
const TAIL = 40;

function endingOf(whole: string): Sentence['ending'] {
  const part = whole.trimEnd().slice(-TAIL);
  // `"Really?" she asked.` continues after the question mark
  if (/[!?]["'”’]+$/u.test(part)) return 'trailing';
  const end = part.replace(/["'”’)]+$/u, '');
  if (/(?:\.{2,}|…|[:;,—–-])$/u.test(end)) return 'trailing';
  return /[.!?。！？]$/u.test(end) ? 'mark' : 'open';
}

/** Splits a text at end marks and line breaks; abbreviations and initials don't end a sentence. */
export function toSentences(text: string): Sentence[] {
  const tokens = toTokens(text);
  const ends = Array.from(text.matchAll(BREAK), ({ 0: mark, index }) => ({
    end: mark.startsWith('\n') ? index : index + mark.length,
    isLine: mark.startsWith('\n'),
  })).filter(({ end, isLine }) => isLine || !ABBREVIATION.test(text.slice(Math.max(0, end - TAIL), end)));
  const sentences: Sentence[] = [];
  let start = 0;
  let next = 0;
  for (const end of [...ends.map((each) => each.end), text.length]) {
    const words: Token[] = [];
    for (let token = tokens[next]; token && token.start < end; token = tokens[++next]) words.push(token);
    const [first] = words;
    if (first) sentences.push({ start: first.start, end, words, ending: endingOf(text.slice(start, end)) });
    start = end;
  }
  return sentences;
}
