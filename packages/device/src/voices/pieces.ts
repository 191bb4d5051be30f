/** A part of a text that is spoken as one utterance. */
export interface Piece {
  text: string;
  /** Where it begins in the text, in UTF-16 code units. */
  start: number;
}

/** Characters that a voice speaks in a second, at about 150 words a minute. */
export const CHARACTERS_PER_SECOND = 15;

/**
 * Seconds of an utterance at most. Google's voices in Chrome fall silent after about 14, without an event
 * (https://issues.chromium.org/issues/40747712).
 */
const LONGEST_SECONDS = 10;

/** How long a reading of a text takes at normal speed, in seconds. */
export const secondsOf = (text: string): number => Math.max(0.5, text.length / CHARACTERS_PER_SECOND);

function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}

/** The best place to break a sentence that is too long: after a comma or the like, else between two words. */
function breakOf(sentence: string, longest: number): number {
  const start = sentence.slice(0, longest);
  const pause = Math.max(...[', ', '; ', ': ', ' – ', ' — '].map((mark) => start.lastIndexOf(mark) + mark.length));
  if (pause > longest / 3) return pause;
  const space = start.lastIndexOf(' ') + 1;
  return space > 0 ? space : longest;
}

/** Cuts a text into pieces that are short enough for every browser, at the ends of sentences if possible. */
export function piecesOf(text: string, rate: number): Piece[] {
  const longest = Math.max(40, Math.floor(LONGEST_SECONDS * CHARACTERS_PER_SECOND * rate));
  const pieces: Piece[] = [];
  let open = '';
  let start = 0;
  const close = () => {
    if (open.trim() !== '') pieces.push({ text: open, start });
    start += open.length;
    open = '';
  };
  for (const sentence of sentencesOf(text)) {
    if (open.length + sentence.length > longest) close();
    open += sentence;
    while (open.length > longest) {
      const rest = open.slice(breakOf(open, longest));
      open = open.slice(0, open.length - rest.length);
      close();
      open = rest;
    }
  }
  close();
  return pieces;
}
