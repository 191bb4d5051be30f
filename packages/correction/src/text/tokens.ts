/** A word, number or punctuation mark of a text. Contractions are two tokens: `do` + `n't`, `he` + `'s`. */
export interface RawToken {
  text: string;
  /** Position in the whole text, in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
}

const TOKEN =
  /\p{L}[\p{L}\p{M}]*(?:['’´`]\p{L}+|-\p{L}+)*['’]?|\p{N}+(?:[.,:]\p{N}+)*(?:st|nd|rd|th|s)?|\.{2,}|…|[^\s\p{L}\p{N}]/gu;
const NOT = /^(\p{L}+?)(n['’´`]t)$/iu;
const CLITIC = /^(\p{L}[\p{L}\p{M}-]*)(['’´`](?:s|m|re|ve|ll|d))$/iu;

/** Splits a text into tokens; everything but white space belongs to one. */
export function tokensOf(text: string, offset = 0): RawToken[] {
  const tokens: RawToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const start = offset + match.index;
    const [whole] = match;
    const add = (from: number, to: number) => {
      if (to > from) tokens.push({ text: whole.slice(from, to), start: start + from, end: start + to });
    };
    const parts = NOT.exec(whole) ?? CLITIC.exec(whole);
    const cut = parts?.[1]?.length ?? whole.length;
    // a quote after a word is not part of it, except in the possessive of a plural
    const isQuoted = !parts && /['’]$/u.test(whole) && !/s['’]$/iu.test(whole);
    const end = isQuoted ? whole.length - 1 : whole.length;
    add(0, Math.min(cut, end));
    add(cut, end);
    add(end, whole.length);
  }
  return tokens;
}
