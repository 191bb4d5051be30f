import { type RawToken, tokensOf } from './tokens.ts';

/** A sentence of a text, by its tokens. */
export interface RawSentence {
  tokens: RawToken[];
  /** Whether it begins a paragraph. */
  opensParagraph: boolean;
  /** Whether it ends a paragraph. */
  endsParagraph: boolean;
}

const ENDS = /^(?:[.!?]|\.{2,}|…)$/u;
const CLOSES = /^["'”’)\]»]$/u;
/** After these a full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st vs e.g i.e etc no approx dept est fig jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

function isEnd(tokens: readonly RawToken[], index: number): boolean {
  const token = tokens[index];
  if (!token || !ENDS.test(token.text)) return false;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token.text === '.' && before && before.end === token.start) {
    const word = before.text.toLowerCase();
    const continues = after !== undefined && /^[\p{Ll}\p{N},;)]/u.test(after.text);
    if (ABBREVIATIONS.has(word) && (word !== 'etc' || continues)) return false;
    if (/^\p{L}$/u.test(word) && (after?.start === token.end || continues)) return false;
  }
  return true;
}

/** Splits a text into sentences. A line break ends one. */
export function sentencesOf(text: string): RawSentence[] {
  const sentences: RawSentence[] = [];
  for (const line of text.matchAll(/[^\n\r]+/g)) {
    const tokens = tokensOf(line[0], line.index);
    let from = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      if (!isEnd(tokens, index) && index < tokens.length - 1) continue;
      let to = index + 1;
      for (let next = tokens[to]; next && (CLOSES.test(next.text) || ENDS.test(next.text)); next = tokens[to]) {
        if (next.start !== tokens[to - 1]?.end) break;
        to += 1;
      }
      sentences.push({
        tokens: tokens.slice(from, to),
        opensParagraph: from === 0,
        endsParagraph: to >= tokens.length,
      });
      from = to;
      index = to - 1;
    }
  }
  return sentences.filter(({ tokens }) => tokens.length > 0);
}
