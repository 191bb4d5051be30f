/** A word as written, and the form by which it is compared. */
export interface Word {
  /** As written, without the punctuation around it. */
  text: string;
  /** The punctuation that follows it. */
  after: string;
  /** Lower case, apostrophes straight, no other punctuation. */
  plain: string;
}

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/%/g, ' percent '],
  [/&/g, ' and '],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/(\d)\.(?=\d)/g, '$1point'],
  [/\b([ap])\.\s?m\b\.?/gi, '$1m'],
];

const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const APOSTROPHES = /[’‘ʼ`´]/g;
const INSIDE = /[^\p{L}\p{N}']+/gu;

/** Splits a text into words. Punctuation is dropped, hyphens and dashes separate words. */
export function toWords(text: string): Word[] {
  let prepared = text.normalize('NFC');
  for (const [pattern, replacement] of SYMBOLS) prepared = prepared.replace(pattern, replacement);
  const words: Word[] = [];
  for (const part of prepared.split(/[\s\-‐‑–—/]+/u)) {
    const written = part.replace(AROUND, '');
    if (written === '') continue;
    words.push({
      text: written,
      after: part.slice(part.lastIndexOf(written) + written.length),
      plain: written.toLowerCase().replace(APOSTROPHES, "'").replace(INSIDE, ''),
    });
  }
  return words;
}
