/** A word of a passage as it is displayed and selected, including the punctuation that touches it. */
export interface PassageWord {
  /** As printed, with its punctuation. */
  text: string;
  /** What separates it from the next word: a space, or nothing after a dash that touches both. */
  after: string;
  /** Lower case, straight apostrophes, no surrounding punctuation: the form used to compare answers. */
  plain: string;
  /** Index of its paragraph and of its sentence in the passage. */
  paragraph: number;
  sentence: number;
}

/** A range of words by index; both ends are included. */
export interface WordRange {
  start: number;
  end: number;
}

const PARAGRAPHS = /\n\s*\n/u;
/** A dash between two words separates them: "bread—and" is two. */
const TOKENS = /\S+?[—–]+(?=[\p{L}\p{N}])|\S+/gu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const APOSTROPHES = /[’‘ʼ`´]/g;
const SENTENCE_END = /[.!?…][\p{Pe}\p{Pf}"'’]*$/u;
const SENTENCE_START = /^[\p{Ps}\p{Pi}"'‘]*[\p{Lu}\p{N}]/u;
/** A full stop after these does not end a sentence. */
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

/** The tokens of a paragraph. Anything without a letter or digit belongs to the word before it. */
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

/** Splits a passage into words; empty lines separate paragraphs. */
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

/** Every occurrence of an answer in a passage, word by word, whatever its case and punctuation. */
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
