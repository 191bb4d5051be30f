import { type RawToken, tokensOf } from './tokens.ts';

/** A sentence of a text, by its tokens. */
export interface RawSentence {
  tokens: RawToken[];
  /** Whether it begins a paragraph. */
  opensParagraph: boolean;
  /** Whether it ends a paragraph. */
  endsParagraph: boolean;
  /** Whether an overlong sentence was cut before or after this piece of it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

const ENDS = /^(?:[.!?]|\.{2,}|…)$/u;
const CLOSES = /^["'”’)\]»]$/u;
/** After these a full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st vs e.g i.e etc no approx dept est fig jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);
/** After these a full stop ends a sentence unless a small letter follows: "Smith and Co. of London". */
const ENDING_ABBREVIATIONS = new Set('etc inc ltd co corp jr sr bros ave blvd'.split(' '));

const FILE_ENDINGS =
  /^(?:js|ts|py|net|com|org|edu|gov|co|uk|cn|de|fr|io|tv|txt|pdf|docx?|xlsx?|json|html|exe|jpg|png|mp[34]|zip)$/;

function isEnd(tokens: readonly RawToken[], index: number): boolean {
  const token = tokens[index];
  if (!token || !ENDS.test(token.text)) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  // ".xsl files"
  if (token.text === '.' && after?.start === token.end && before?.end !== token.start) return false;
  if (token.text === '.' && before && before.end === token.start) {
    const word = before.text.toLowerCase();
    const continues = after !== undefined && /^[\p{Ll}\p{N},;)]/u.test(after.text);
    if (ENDING_ABBREVIATIONS.has(word)) return !continues;
    if (ABBREVIATIONS.has(word)) return false;
    // "Node.js", "example.com"
    if (after?.start === token.end && FILE_ENDINGS.test(after.text)) return false;
    if (/^\p{L}$/u.test(word) && (after?.start === token.end || continues)) return false;
  }
  return true;
}

/** A longer sentence is cut into pieces, so that the time rules take grows with the text, not with its square. */
export const LONGEST_SENTENCE = 120;
/** How far before the limit a comma is looked for as a place to cut. */
const CUT_RANGE = 40;

/** Where to cut an overlong sentence: after its last comma or semicolon, or at the limit. */
function cutOf(tokens: readonly RawToken[], from: number): number {
  const limit = from + LONGEST_SENTENCE;
  for (let at = limit; at > limit - CUT_RANGE; at -= 1) if (/^[,;:]$/.test(tokens[at - 1]?.text ?? '')) return at;
  return limit;
}

/** Splits a text into sentences. A line break ends one. */
export function sentencesOf(text: string): RawSentence[] {
  const sentences: RawSentence[] = [];
  for (const line of text.matchAll(/[^\n\r]+/g)) {
    const tokens = tokensOf(line[0], line.index);
    let from = 0;
    let isCut = false;
    let hasWord = false;
    for (let index = 0; index < tokens.length; index += 1) {
      hasWord ||= /^[\p{L}\p{N}]/u.test(tokens[index]?.text ?? '');
      // marks alone are no sentence
      const isDone = (hasWord && isEnd(tokens, index)) || index === tokens.length - 1;
      if (!isDone && index - from + 1 < LONGEST_SENTENCE) continue;
      let to = isDone ? index + 1 : cutOf(tokens, from);
      for (let next = tokens[to]; next && (CLOSES.test(next.text) || ENDS.test(next.text)); next = tokens[to]) {
        if (!isDone || next.start !== tokens[to - 1]?.end || to - from === LONGEST_SENTENCE) break;
        to += 1;
      }
      sentences.push({
        tokens: tokens.slice(from, to),
        opensParagraph: from === 0,
        endsParagraph: to >= tokens.length,
        isCutBefore: isCut,
        isCutAfter: !isDone,
      });
      isCut = !isDone;
      hasWord = false;
      from = to;
      index = to - 1;
    }
  }
  return sentences.filter(({ tokens }) => tokens.length > 0);
}
