import { MOST_HINTS } from './speaking.logic.ts';
import type { SpeakingQuestion } from './speaking.types.ts';
import type { HintsAsked } from './speaking.view.ts';

/** Ways to build a talk, in the order in which they are needed. */
const openings = ['begin', 'reason', 'example', 'contrast', 'close'] as const;
/** Aspects of a picture description. */
const aspects = ['who', 'where', 'what', 'feelings'] as const;

/** A hint: a code that views translate, or a word of the spoken prompt. */
export type SpeakingHint =
  | { kind: 'opening'; code: (typeof openings)[number] }
  | { kind: 'aspect'; code: (typeof aspects)[number] }
  | { kind: 'keyword'; word: string };

const KEYWORD_LETTERS = 5;
/** Long words in questions that say nothing about the topic. */
const commonWords = new Set(
  `about above after again always another around because become before begin being better between
  could describe different during either enough every everybody everyone example examples experience explain first found
  having itself might never often other others people perhaps person place please reason reasons should since somebody
  someone something sometimes still their there these thing things think those though through under until usually where
  whether which while whole whose without would years yourself`.split(/\s+/),
);

/** The keywords of a spoken prompt, in order. */
function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
  const telling = words.filter(
    (word) => word.length >= KEYWORD_LETTERS && !commonWords.has(word) && !word.includes("'"),
  );
  return [...new Set(telling)].slice(0, MOST_HINTS);
}

/** All hints for a question, in order. */
function hintsOf(question: SpeakingQuestion): SpeakingHint[] {
  const { picture, spokenPrompt } = question;
  if (spokenPrompt) return keywordsOf(spokenPrompt.text).map((word) => ({ kind: 'keyword', word }));
  if (picture) return aspects.map((code) => ({ kind: 'aspect', code }));
  return openings.map((code) => ({ kind: 'opening', code }));
}

/** The hints that a learner has asked for, and how many are left. */
export function hintsSoFar({ question, asked }: HintsAsked): { given: SpeakingHint[]; remaining: number } {
  const hints = hintsOf(question);
  return { given: hints.slice(0, asked), remaining: Math.max(0, hints.length - asked) };
}
