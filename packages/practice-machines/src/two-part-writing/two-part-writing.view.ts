import { countWords } from '@rehearse/scoring';
import type { GradedAnswers, PracticeMode } from '../protocol/protocol.ts';
import { isTimedOut } from '../shared/flow.ts';
import * as logic from './two-part-writing.logic.ts';
import type { TwoPartWritingSnapshot } from './two-part-writing.machine.ts';
import type { PartNumber } from './two-part-writing.types.ts';

/** One part in review. */
export interface ReviewedPart {
  /** Null if there was no question to ask. */
  prompt: string | null;
  text: string;
  /** The version that this text rewrites; null for a first version. */
  previous: string | null;
  /** Number of words in the text. */
  words: number;
  /** Recommended minimum, not enforced. */
  recommendedWords: number;
  /** A sample to compare with; null for none. */
  sample: string | null;
  /** Answers to compare with the sample; null for none. */
  graded: GradedAnswers | null;
}

interface Locked {
  prompt: string;
  text: string;
}

/** View model. It doesn't change while typing: see `partText` for the text and `partWords` for its word count. */
export type TwoPartWritingView =
  | {
      phase: 'writing';
      part: PartNumber;
      prompt: string;
      recommendedWords: number;
      mode: PracticeMode;
      /** Next or Submit was rejected because the text is empty. */
      refused: boolean;
      hintsShown: number;
      /** 0 outside learn mode. */
      hintsLeft: number;
      /** Part one, once it is locked. */
      lockedPrompt: string | null;
      lockedText: string | null;
    }
  | ({ phase: 'choosing' } & Locked)
  | {
      phase: 'rewriting';
      part: PartNumber;
      prompt: string;
      /** The version that is rewritten. */
      previous: string;
      recommendedWords: number;
      /** Submit was rejected because the text is empty. */
      refused: boolean;
    }
  | { phase: 'reviewed'; partOne: ReviewedPart; partTwo: ReviewedPart; timedOut: boolean; explanation: string | null }
  | { phase: 'submitted' };

/** The view model of a two-part writing task, without the text: see `partText`. */
export function twoPartWritingView({ value, context }: TwoPartWritingSnapshot): TwoPartWritingView {
  const { question, mode, part, texts, previous, chosen, refused, hintsShown, result } = context;
  const asked = question.partTwo[chosen ?? -1];
  if (value === 'choosing') return { phase: 'choosing', prompt: question.partOne.prompt, text: texts[0] };
  if (value === 'partOne' || value === 'partTwo') {
    const isTwo = part === 2;
    return {
      phase: 'writing',
      part,
      prompt: isTwo ? (asked?.prompt ?? '') : question.partOne.prompt,
      recommendedWords: logic.PART_WORDS[isTwo ? 1 : 0],
      mode,
      refused,
      hintsShown,
      hintsLeft: mode === 'learn' ? logic.hintsOf(part).length - hintsShown : 0,
      lockedPrompt: isTwo ? question.partOne.prompt : null,
      lockedText: isTwo ? texts[0] : null,
    };
  }
  if (value === 'rewriting') {
    const isTwo = part === 2;
    return {
      phase: 'rewriting',
      part,
      prompt: isTwo ? (asked?.prompt ?? '') : question.partOne.prompt,
      previous: previous?.[isTwo ? 1 : 0] ?? '',
      recommendedWords: logic.PART_WORDS[isTwo ? 1 : 0],
      refused,
    };
  }
  if (result === null) return { phase: 'submitted' };
  const versionBefore = (index: 0 | 1) =>
    previous === null || previous[index] === texts[index] ? null : previous[index];
  return {
    phase: 'reviewed',
    partOne: {
      prompt: question.partOne.prompt,
      text: texts[0],
      previous: versionBefore(0),
      words: result.partOne,
      recommendedWords: logic.PART_WORDS[0],
      sample: question.partOne.sample ?? null,
      graded: question.partOne.graded ?? null,
    },
    partTwo: {
      prompt: asked?.prompt ?? null,
      text: texts[1],
      previous: versionBefore(1),
      words: result.partTwo,
      recommendedWords: logic.PART_WORDS[1],
      sample: asked?.sample ?? null,
      graded: asked?.graded ?? null,
    },
    timedOut: previous === null && isTimedOut(context),
    explanation: question.explanation ?? null,
  };
}

/** The hints of a part that are shown so far, in order. */
export const shownPartHints = (part: PartNumber, hintsShown: number): readonly logic.PartHint[] =>
  logic.hintsOf(part).slice(0, hintsShown);

/** The text of the current part. */
export const partText = ({ context }: TwoPartWritingSnapshot): string => logic.textOf(context);

/** Number of words in the current part. */
export const partWords = (snapshot: TwoPartWritingSnapshot): number => countWords(partText(snapshot));
