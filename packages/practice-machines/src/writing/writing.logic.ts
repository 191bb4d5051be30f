import type { WritingDraftAnswer, WritingFeedback, WritingQuestion } from './writing.types.ts';

/** Hints for each kind of task, in display order. */
export const WRITING_HINTS = {
  photo: ['whole', 'action', 'places', 'guess'],
  essay: ['plan', 'opinion', 'reasons', 'example', 'ending'],
} as const satisfies Record<WritingQuestion['kind'], readonly string[]>;
/** One of `WRITING_HINTS`; views translate it. */
export type WritingHint = (typeof WRITING_HINTS)[WritingQuestion['kind']][number];

/** Maximum length of a text; the contract's limit. */
export const MAX_TEXT_LENGTH = 20_000;

/** The host's feedback from a draft. */
export const toFeedback = (text: string | null): WritingFeedback =>
  text === null ? { phase: 'none' } : { phase: 'arrived', text };

/** Initial values of a new attempt. */
export const untouched = { text: '', hintsShown: 0, refused: false, feedback: toFeedback(null), previous: null };

export const hasText = (text: string): boolean => text.trim() !== '';

export function isAnswer(value: unknown): value is WritingDraftAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { text, hintsShown, feedback, previous }: Partial<Record<keyof WritingDraftAnswer, unknown>> = value;
  const isFeedback = feedback === null || typeof feedback === 'string';
  const isVersion = previous === undefined || previous === null || typeof previous === 'string';
  return typeof text === 'string' && Number.isInteger(hintsShown) && isFeedback && isVersion;
}
