import type { Question } from '@rehearse/api-client';
import {
  type LetterBoxesActor,
  type LetterBoxesQuestion,
  type LetterEntries,
  type LetterSegment,
  letterBoxesOn,
} from '@rehearse/practice-machines/letter-boxes';
import type { LettersResult } from '@rehearse/scoring';
import { LetterBoxes } from '@rehearse/ui/practice';
import { definePracticeFlow } from './practice-flow.ts';

type Word = Extract<LetterSegment, { kind: 'word' }>;

/** The template's texts with a word at each '{}'; what has no word is dropped. */
export function segmentsOf(template: string, words: readonly Word[]): LetterSegment[] {
  return template
    .split('{}')
    .flatMap((text, index): LetterSegment[] => {
      const word = words[index - 1];
      return [...(word ? [word] : []), { kind: 'text', text }];
    })
    .filter((segment) => segment.kind === 'word' || segment.text !== '');
}

const passageSegments = ({ sentenceTemplate = '', blankList = [] }: Question) =>
  segmentsOf(
    sentenceTemplate,
    blankList.map(({ clues, answer }) => ({ kind: 'word', clues, answer })),
  );

function sentenceSegments({ sentenceTemplate = '', clues = [], referenceAnswer = [], acceptedAnswers }: Question) {
  const answer = typeof referenceAnswer === 'string' ? referenceAnswer : referenceAnswer.join('');
  const word: Word = {
    kind: 'word',
    clues: clues[0] ?? [],
    answer,
    ...(acceptedAnswers ? { accepted: acceptedAnswers } : {}),
  };
  return segmentsOf(sentenceTemplate, [word]);
}

const letterBoxes = (toSegments: (question: Question) => LetterSegment[]) =>
  definePracticeFlow<LetterBoxesQuestion, LetterEntries, LettersResult, LetterBoxesActor>({
    toQuestion: (question) => ({ segments: toSegments(question) }),
    machineOn: letterBoxesOn,
    View: LetterBoxes,
    keys: 'letterBoxes',
    givenBy: (entries, result) => ({ kind: 'choice', answer: JSON.stringify(entries), score: result?.score ?? 0 }),
  });

/** 8 Read & Complete: many words of a passage. */
export const passageLetters = letterBoxes(passageSegments);

/** 10 Fill In the Blanks: one word of a sentence. */
export const sentenceLetters = letterBoxes(sentenceSegments);
