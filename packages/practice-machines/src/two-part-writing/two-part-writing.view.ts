import { countWords } from '@rehearse/scoring';
import type { MiddleAnswer, PracticeMode } from '../protocol/protocol.ts';
import { isTimedOut } from '../shared/flow.ts';
import * as logic from './two-part-writing.logic.ts';
import type { TwoPartWritingSnapshot } from './two-part-writing.machine.ts';
import type { PartNumber } from './two-part-writing.types.ts';

/** One part as it is reviewed. */
export interface ReviewedPart {
  /** Null when there was no question to ask. */
  prompt: string | null;
  text: string;
  /** How many words the text has. */
  words: number;
  /** How many it should have at least; recommended, not enforced. */
  recommendedWords: number;
  /** A text to compare with; null when there is none. */
  sample: string | null;
  /** Compared with the sample. */
  middle: MiddleAnswer | null;
}

interface Locked {
  prompt: string;
  text: string;
}

/** What a view draws. While one writes it doesn't change with the text: that is `partText`, its count `partWords`. */
export type TwoPartWritingView =
  | {
      phase: 'writing';
      part: PartNumber;
      prompt: string;
      recommendedWords: number;
      mode: PracticeMode;
      /** The step on was tried without a text. */
      refused: boolean;
      hintsShown: number;
      /** 0 outside learn mode. */
      hintsLeft: number;
      /** Part one, once it is locked. */
      lockedPrompt: string | null;
      lockedText: string | null;
    }
  | ({ phase: 'choosing' } & Locked)
  | { phase: 'reviewed'; partOne: ReviewedPart; partTwo: ReviewedPart; timedOut: boolean; explanation: string | null }
  | { phase: 'submitted' };

/** What to draw of a writing in two parts, but for the text as it grows: see `partText`. */
export function twoPartWritingView({ value, context }: TwoPartWritingSnapshot): TwoPartWritingView {
  const { question, mode, part, texts, chosen, refused, hintsShown, result } = context;
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
  if (result === null) return { phase: 'submitted' };
  return {
    phase: 'reviewed',
    partOne: {
      prompt: question.partOne.prompt,
      text: texts[0],
      words: result.partOne,
      recommendedWords: logic.PART_WORDS[0],
      sample: question.partOne.sample ?? null,
      middle: question.partOne.middle ?? null,
    },
    partTwo: {
      prompt: asked?.prompt ?? null,
      text: texts[1],
      words: result.partTwo,
      recommendedWords: logic.PART_WORDS[1],
      sample: asked?.sample ?? null,
      middle: asked?.middle ?? null,
    },
    timedOut: isTimedOut(context),
    explanation: question.explanation ?? null,
  };
}

/** The hints of a part that are shown so far, in order. */
export const shownPartHints = (part: PartNumber, hintsShown: number): readonly logic.PartHint[] =>
  logic.hintsOf(part).slice(0, hintsShown);

/** The text of the part under way. */
export const partText = ({ context }: TwoPartWritingSnapshot): string => logic.textOf(context);

/** How many words the part under way has. */
export const partWords = (snapshot: TwoPartWritingSnapshot): number => countWords(partText(snapshot));
