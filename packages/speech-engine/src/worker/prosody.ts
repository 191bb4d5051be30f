/** How a sentence is spoken, relative to the voice's normal way. */
export interface Prosody {
  /** Speed as a factor. */
  readonly rate: number;
  /** Mean pitch in semitones above the normal one. */
  readonly shift: number;
  /** Range of the pitch as a factor. */
  readonly range: number;
}

const statement: Prosody = { rate: 1, shift: 0, range: 1 };

/**
 * Questions are asked at a higher pitch than statements in most languages (Ohala, "Cross-language use of pitch", 1983), those
 * that expect yes or no more than those with a question word. Exclamations have a wider range and are faster.
 */
const yesNoQuestion: Prosody = { rate: 1, shift: 1, range: 1.2 };
const openQuestion: Prosody = { rate: 0.97, shift: 0.5, range: 1.3 };
const exclamation: Prosody = { rate: 1.04, shift: 1, range: 1.4 };

const questionWord = /^\W*(?:(?:and|but|so|or),? )?(?:who|whom|whose|what|when|where|which|why|how)\b/i;

/** How a sentence is spoken, by its last mark and its first word. */
export function prosodyOf(sentence: string): Prosody {
  const mark = /[.!?](?=\W*$)/.exec(sentence)?.[0];
  if (mark === '!') return exclamation;
  if (mark !== '?') return statement;
  return questionWord.test(sentence) ? openQuestion : yesNoQuestion;
}

const title = /\b(?:Mr|Mrs|Ms|Dr|Prof|St)\.$/;

/** A text's sentences. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.!?]["')]*)\s+(?=["'(]*[A-Z])/)) {
    const before = sentences.at(-1);
    if (before !== undefined && title.test(before)) sentences[sentences.length - 1] = `${before} ${part}`;
    else sentences.push(part);
  }
  return sentences;
}
