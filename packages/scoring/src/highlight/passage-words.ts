/** A word of a passage, as it is drawn and chosen: punctuation belongs to the word it touches. */
export interface PassageWord {
  /** As printed, with its punctuation. */
  text: string;
  /** What parts it from the next word: a space, or nothing after a dash that touches both. */
  after: string;
  /** Lower case, apostrophes straight, without the punctuation around it: what answers are compared by. */
  plain: string;
  /** Which paragraph and which sentence of the passage it stands in, from 0. */
  paragraph: number;
  sentence: number;
}

/** A run of words by their places in a passage, from 0; both ends belong to it. */
export interface WordRange {
  start: number;
  end: number;
}

const PARAGRAPHS = /\n\s*\n/u;
/** Dashes that stand between two words part them: "bread—and" is two. */
const TOKENS = /\S+?[—–]+(?=[\p{L}\p{N}])|\S+/gu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const APOSTROPHES = /[’‘ʼ`´]/g;
const SENTENCE_END = /[.!?…][\p{Pe}\p{Pf}"'’]*$/u;
const SENTENCE_START = /^[\p{Ps}\p{Pi}"'‘]*[\p{Lu}\p{N}]/u;
/** A full stop after these ends no sentence. */
const SHORT_FORMS = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'st', 'vs', 'e.g', 'i.e', 'etc', 'no']);

function plainOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(APOSTROPHES, "'").replace(AROUND, '');
}

function endsSentence(text: string, plain: string, next: string | undefined): boolean {
  if (next === undefined || !SENTENCE_END.test(text) || !SENTENCE_START.test(next)) return false;
  return !(text.endsWith('.') && (SHORT_FORMS.has(plain) || plain.length === 1));
}

interface Token {
  text: string;
  after: string;
}

/** The tokens of a paragraph; what has no letter and no digit belongs to the word before it. */
function toTokens(paragraph: string): Token[] {
  const tokens: Token[] = [];
  for (const match of paragraph.matchAll(TOKENS)) {
    const [text] = match;
    const after = /\s/.test(paragraph[match.index + text.length] ?? ' ') ? ' ' : '';
    const before = tokens.at(-1);
    if (plainOf(text) === '' && before)
      tokens[tokens.length - 1] = { text: `${before.text}${before.after}${text}`, after };
    else tokens.push({ text, after });
  }
  return tokens;
}

/** Splits a passage into words; empty lines part its paragraphs. */
export function toPassageWords(passage: string): PassageWord[] {
  const words: PassageWord[] = [];
  let sentence = 0;
  for (const [paragraph, text] of passage.trim().split(PARAGRAPHS).entries()) {
    const tokens = toTokens(text);
    for (const [index, token] of tokens.entries()) {
      const plain = plainOf(token.text);
      words.push({ ...token, plain, paragraph, sentence });
      if (endsSentence(token.text, plain, tokens[index + 1]?.text)) sentence += 1;
    }
    if (tokens.length > 0) sentence += 1;
  }
  return words;
}

/** Where an answer stands in a passage, word by word and whatever its case and punctuation: nowhere, once or often. */
export function findAnswer(words: readonly PassageWord[], answer: string): WordRange[] {
  const wanted = toPassageWords(answer).map(({ plain }) => plain);
  if (wanted.length === 0) return [];
  const found: WordRange[] = [];
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    if (wanted.every((plain, index) => words[start + index]?.plain === plain)) {
      found.push({ start, end: start + wanted.length - 1 });
    }
  }
  return found;
}

/** The words of a range, as printed. */
export function textOfRange(words: readonly PassageWord[], { start, end }: WordRange): string {
  return words
    .slice(start, end + 1)
    .map(({ text, after }) => text + after)
    .join('')
    .trimEnd();
}

/** The whole sentences, or the whole paragraphs, that a range touches. */
export function widenRange(words: readonly PassageWord[], range: WordRange, to: 'sentence' | 'paragraph'): WordRange {
  const first = words[range.start]?.[to];
  const last = words[range.end]?.[to];
  return {
    start: words.findIndex((word) => word[to] === first),
    end: words.findLastIndex((word) => word[to] === last),
  };
}
