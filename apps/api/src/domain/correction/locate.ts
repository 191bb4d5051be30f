/** A range in a text in UTF-16 code units; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Services tend to straighten quotation marks. The length stays. */
const straight = (text: string) => text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

/** Where a quote begins in a text, each time it occurs as whole words. */
export function placesOf(given: string, quoted: string): number[] {
  if (quoted.trim() === '') return [];
  const text = straight(given);
  const quote = straight(quoted);
  const starts: number[] = [];
  for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (isWholeWords(text, at, at + quote.length)) starts.push(at);
  }
  return starts;
}

/** Where a quote occurs in a text for the n-th time, counted from 1; null if it doesn't. A lone occurrence is always meant. */
export function locate(text: string, quote: string, occurrence: number): Span | null {
  const starts = placesOf(text, quote);
  const start = starts.length === 1 ? starts[0] : starts[occurrence - 1];
  return start === undefined ? null : { start, end: start + quote.length };
}

const letter = /[\p{L}\p{N}]/u;
const isLetter = (text: string, at: number) => letter.test(text.charAt(at));

/** Whether a range neither begins nor ends inside a word. */
function isWholeWords(text: string, start: number, end: number): boolean {
  const cutsStart = start > 0 && isLetter(text, start - 1) && isLetter(text, start);
  const cutsEnd = end < text.length && isLetter(text, end - 1) && isLetter(text, end);
  return !cutsStart && !cutsEnd;
}

const words = /\s+|[^\s]+/gu;

/**
 * The part of a correction that really changes: without the words, at both ends, that every fix repeats. What is missing
 * becomes an empty range.
 */
export function narrow(quote: string, fixes: readonly string[], start: number): { span: Span; fixes: string[] } {
  const all = [quote, ...fixes].map((text) => text.match(words) ?? []);
  const shortest = Math.min(...all.map(({ length }) => length));
  const shared = (pick: (tokens: readonly string[], index: number) => string | undefined, most: number) => {
    let count = 0;
    while (count < most && all.every((tokens) => pick(tokens, count) === pick(all[0] ?? [], count))) count += 1;
    return count;
  };
  const before = shared((tokens, index) => tokens[index], shortest);
  const after = shared((tokens, index) => tokens[tokens.length - 1 - index], shortest - before);
  const [given = [], ...narrowed] = all.map((tokens) => tokens.slice(before, tokens.length - after).join(''));
  const offset = (all[0] ?? []).slice(0, before).join('').length;
  const length = String(given).length;
  return { span: { start: start + offset, end: start + offset + length }, fixes: narrowed };
}
