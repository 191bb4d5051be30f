import type { Question } from '@rehearse/api-client';
import { fallbackLanguage, type Language, textIn } from '@rehearse/languages';
import {
  type ChoiceKind,
  gradeAnswer,
  type OwnChoice,
  type ReadingAnswer,
  type ReadingSequencesActor,
  type ReadingSequencesQuestion,
  type ReadingStep,
  readingSequencesOn,
} from '@rehearse/practice-machines/reading-sequences';
import { type ReadingResult, type ReadingStepResult, textOfRange, toPassageWords } from '@rehearse/scoring';
import { ReadingSequences, readingSequencesShortcuts } from '@rehearse/ui/practice';
import type { AnswerPart } from '@rehearse/ui/screens';
import { parseOrNull } from '../parse-or-null.ts';
import { definePracticeFlow } from '../practice-flow.ts';

type Sequence = NonNullable<Question['sequences']>[number];

const choiceKinds: Readonly<Record<number, ChoiceKind>> = { 2: 'gap', 5: 'idea', 6: 'title' };

/** A sequence of the host as a step, without its explanation; null if its data does not match its order. */
function toTask({ sequenceOrder, sentenceTemplate: passage = '', blankList }: Sequence): ReadingStep | null {
  if (Array.isArray(blankList)) return { kind: 'blanks', passage, blanks: blankList };
  if (!blankList) return null;
  if ('question' in blankList) return { kind: 'highlight', passage, ...blankList };
  const kind = choiceKinds[sequenceOrder];
  return kind ? { kind, passage, ...blankList } : null;
}

const parted = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

/** Without keys, hosts write this into the passage of later steps where a blank's word or the missing sentence would be. */
const markOfBlank = (number: number | string) => `(${number})`;
const markOfGap = '[missing sentence]';

/** The marks in the passages of a question without keys; none if it has them. */
function marksIn(sequences: readonly Sequence[]): OwnChoice[] {
  return sequences.flatMap(({ sequenceOrder, blankList }, step) => {
    if (Array.isArray(blankList)) {
      return blankList.flatMap(({ indexNumber, answer }, blank) =>
        answer ? [] : [{ mark: markOfBlank(indexNumber), step, blank }],
      );
    }
    const isGap = choiceKinds[sequenceOrder] === 'gap';
    return isGap && blankList && !blankList.answer ? [{ mark: markOfGap, step }] : [];
  });
}

/** The passage of the first step with its blanks filled in. */
function filled({ sentenceTemplate = '', blankList }: Sequence): string {
  if (!Array.isArray(blankList)) return sentenceTemplate;
  const answers = new Map(blankList.map(({ indexNumber, answer }) => [String(indexNumber), answer]));
  return sentenceTemplate.replace(/\{(\d+)\}/g, (_, number: string) => answers.get(number) || markOfBlank(number));
}

/** A host may send the passage with the first step only; later steps use as much of it as is known by then. */
function withPassages(sequences: readonly Sequence[]): Sequence[] {
  let known = '';
  return sequences.map((sequence) => {
    const { sequenceOrder, sentenceTemplate, blankList } = sequence;
    const isGap = choiceKinds[sequenceOrder] === 'gap';
    const shown = { ...sequence, sentenceTemplate: sentenceTemplate || parted(known, isGap ? '{}' : '') };
    if (sequenceOrder === 1) known = filled(sequence);
    else if (isGap && blankList && 'options' in blankList) {
      known = shown.sentenceTemplate.replace('{}', () => blankList.answer || markOfGap);
    }
    return shown;
  });
}

/** The steps of a question in order, with explanations in a language; invalid ones are left out. */
export function stepsOf({ sequences = [] }: Pick<Question, 'sequences'>, language: Language): ReadingStep[] {
  const inOrder = sequences.toSorted((a, b) => a.sequenceOrder - b.sequenceOrder);
  const marks = marksIn(inOrder);
  return withPassages(inOrder).flatMap((sequence) => {
    const task = toTask(sequence);
    if (!task) return [];
    const { explanation } = sequence;
    const own = marks.filter(({ mark }) => task.passage.includes(mark));
    return [
      {
        ...task,
        ...(explanation ? { explanation: textIn(explanation, language) } : {}),
        ...(own.length > 0 ? { own } : {}),
      },
    ];
  });
}

/** The answer of a step as text, with an underscore for each empty blank. */
function givenIn(result: ReadingStepResult, passage = ''): string {
  if (result.kind === 'blanks') return result.blanks.map(({ given }) => given ?? '_').join(' · ');
  if (result.kind === 'choice') return result.given ?? '';
  return result.given ? textOfRange(toPassageWords(passage), result.given) : '';
}

/** An earlier answer step by step; an unreadable answer is shown as it is. */
export function readSteps(answer: string, question: ReadingSequencesQuestion): AnswerPart[] {
  const results = gradeAnswer(question, parseOrNull(answer));
  if (!results) return [{ part: 'whole', text: answer }];
  return results.map((result, index) => ({
    part: 'step',
    number: index + 1,
    text: givenIn(result, question.steps[index]?.passage),
    correct: result.score === 1,
  }));
}

/** 9 Interactive Reading. Saved as `{ steps: [{ kind, chosen | range }], score }`. */
export const readingSequences = definePracticeFlow<
  ReadingSequencesQuestion,
  ReadingAnswer,
  ReadingResult,
  ReadingSequencesActor
>({
  toQuestion: (question, language) => ({ steps: stepsOf(question, language) }),
  machineOn: readingSequencesOn,
  View: ReadingSequences,
  shortcuts: readingSequencesShortcuts,
  toSubmission: ({ steps }, result) => {
    const score = result?.score ?? 0;
    return { kind: 'choice', answer: JSON.stringify({ steps, ...(result ? { score } : {}) }), score };
  },
  readAnswer: (answer, { questionId, ...question }) =>
    readSteps(answer, { questionId, steps: stepsOf(question, fallbackLanguage) }),
});
