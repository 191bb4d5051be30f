import type { Question } from '@rehearse/api-client';
import { fallbackLanguage, type Language, textIn } from '@rehearse/languages';
import {
  type LetterBoxesActor,
  type LetterBoxesQuestion,
  type LetterEntries,
  type LetterSegment,
  letterBoxesOn,
} from '@rehearse/practice-machines/letter-boxes';
import type { LettersResult } from '@rehearse/scoring';
import { LetterBoxes, letterBoxesShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import { parseOrNull } from '../parse-or-null.ts';
import { definePracticeFlow } from '../practice-flow.ts';

type Word = Extract<LetterSegment, { kind: 'word' }>;

/** The template's texts with a word at each '{}'; placeholders without a word are dropped. */
export function segmentsOf(template: string, words: readonly Word[]): LetterSegment[] {
  return template
    .split('{}')
    .flatMap((text, index): LetterSegment[] => {
      const word = words[index - 1];
      return [...(word ? [word] : []), { kind: 'text', text }];
    })
    .filter((segment) => segment.kind === 'word' || segment.text !== '');
}

/** The passage of Read & Complete, with a word for each blank and explanations in a language. */
export const passageSegments = (
  { sentenceTemplate = '', blankList = [] }: Pick<Question, 'sentenceTemplate' | 'blankList'>,
  language: Language,
) =>
  segmentsOf(
    sentenceTemplate,
    blankList.map(({ clues, answer, acceptedAnswers, explanation }) => ({
      ...{ kind: 'word', clues, answer },
      ...(acceptedAnswers ? { accepted: acceptedAnswers } : {}),
      ...(explanation ? { explanation: textIn(explanation, language) } : {}),
    })),
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

const isEntries = (value: unknown): value is LetterEntries =>
  Array.isArray(value) &&
  value.every((word) => Array.isArray(word) && word.every((letter) => typeof letter === 'string'));

/** The words as submitted, with an underscore for each empty box. */
export function readLetters(answer: string, words: readonly Word[]): AnswerPart[] {
  const entries: unknown = parseOrNull(answer);
  if (!isEntries(entries)) return [{ part: 'whole', text: answer }];
  const texts = words.map(({ clues }, word) =>
    clues.map((given, letter) => given ?? (entries[word]?.[letter] || '_')).join(''),
  );
  return [{ part: 'whole', text: texts.join(' · ') }];
}

const wordsIn = (segments: readonly LetterSegment[]) =>
  segments.filter((segment): segment is Word => segment.kind === 'word');

const letterBoxes = (toSegments: (question: Question, language: Language) => LetterSegment[]) =>
  definePracticeFlow<LetterBoxesQuestion, LetterEntries, LettersResult, LetterBoxesActor>({
    toQuestion: (question, language) => ({ segments: toSegments(question, language) }),
    machineOn: letterBoxesOn,
    View: LetterBoxes,
    shortcuts: letterBoxesShortcuts,
    toSubmission: (entries, result) => ({
      kind: 'choice',
      answer: JSON.stringify(entries),
      ...(result ? { score: result.score } : {}),
    }),
    readAnswer: (answer, question) => readLetters(answer, wordsIn(toSegments(question, fallbackLanguage))),
  });

/** 8 Read & Complete: many words of a passage. */
export const passageLetters = letterBoxes(passageSegments);

/** 10 Fill In the Blanks: one word of a sentence. */
export const sentenceLetters = letterBoxes(sentenceSegments);
