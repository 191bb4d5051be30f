import type { WritingDraftAnswer, WritingFeedback, WritingQuestion } from './writing.types.ts';

/** Hints by what is to be written, in the order in which they are shown. */
export const WRITING_HINTS = {
  photo: ['whole', 'action', 'places', 'guess'],
  essay: ['plan', 'opinion', 'reasons', 'example', 'ending'],
} as const satisfies Record<WritingQuestion['kind'], readonly string[]>;
/** One of `WRITING_HINTS`; views give the words. */
export type WritingHint = (typeof WRITING_HINTS)[WritingQuestion['kind']][number];

/** Longest text that is kept; the contract's limit. */
export const MAX_TEXT_LENGTH = 20_000;

/** The host's feedback as a draft keeps it. */
export const toFeedback = (text: string | null): WritingFeedback =>
  text === null ? { phase: 'none' } : { phase: 'arrived', text };

/** What a new try starts with. */
export const untouched = { text: '', hintsShown: 0, refused: false, feedback: toFeedback(null) };

export const hasText = (text: string): boolean => text.trim() !== '';

export function isAnswer(value: unknown): value is WritingDraftAnswer {
  if (typeof value !== 'object' || value === null) return false;
  const { text, hintsShown, feedback }: Partial<Record<keyof WritingDraftAnswer, unknown>> = value;
  const isFeedback = feedback === null || typeof feedback === 'string';
  return typeof text === 'string' && Number.isInteger(hintsShown) && isFeedback;
}
