import { countWords } from '@rehearse/scoring';
import type { PracticeMode } from '../protocol/protocol.ts';
import { isTimedOut } from '../shared/flow.ts';
import { WRITING_HINTS, type WritingHint } from './writing.logic.ts';
import type { WritingSnapshot } from './writing.machine.ts';
import type { WritingFeedback, WritingQuestion } from './writing.types.ts';

/**
 * View model of a writing task. While typing it changes only with hints and refusals: see `writtenText` for the text and
 * `writtenWords` for its word count.
 */
export type WritingView =
  | {
      phase: 'answering';
      question: WritingQuestion;
      mode: PracticeMode;
      /** Submit was rejected because the text is empty. */
      refused: boolean;
      hintsShown: number;
      /** 0 outside learn mode. */
      hintsLeft: number;
    }
  | {
      phase: 'rewriting';
      question: WritingQuestion;
      /** The version that is rewritten. */
      previous: string;
      /** Submit was rejected because the text is empty. */
      refused: boolean;
    }
  | {
      phase: 'reviewed';
      question: WritingQuestion;
      text: string;
      /** The version that this text rewrites; null for a first version. */
      previous: string | null;
      words: number;
      feedback: WritingFeedback;
      timedOut: boolean;
    }
  | { phase: 'submitted' };

/** The view model of a writing task, without the text: see `writtenText`. */
export function writingView({ context }: WritingSnapshot): WritingView {
  const { question, mode, text, previous, hintsShown, refused, answered, result, feedback } = context;
  if (!answered && previous !== null) return { phase: 'rewriting', question, previous, refused };
  if (!answered) {
    const hintsLeft = mode === 'learn' ? WRITING_HINTS[question.kind].length - hintsShown : 0;
    return { phase: 'answering', question, mode, refused, hintsShown, hintsLeft };
  }
  if (result === null) return { phase: 'submitted' };
  const timedOut = previous === null && isTimedOut(context);
  return { phase: 'reviewed', question, text, previous, words: result.words, feedback, timedOut };
}

/** The hints that are shown so far, in order. */
export const shownHints = ({ kind }: WritingQuestion, hintsShown: number): readonly WritingHint[] =>
  WRITING_HINTS[kind].slice(0, hintsShown);

/** The text so far. */
export const writtenText = ({ context }: WritingSnapshot): string => context.text;

/** Number of words so far. */
export const writtenWords = ({ context }: WritingSnapshot): number => countWords(context.text);
