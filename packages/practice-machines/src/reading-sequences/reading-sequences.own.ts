import { type ReadingStepAnswer, toPassageWords, type WordRange } from '@rehearse/scoring';
import type { OwnChoice, ReadingSequencesQuestion, ReadingStep } from './reading-sequences.types.ts';

/** A part of a passage: as the question has it, and as it is shown. */
interface Piece {
  text: string;
  shown: string;
}

function chosenIn(answers: readonly ReadingStepAnswer[], { step, blank = 0 }: OwnChoice): string | null {
  const answer = answers[step];
  if (answer?.kind === 'blanks') return answer.chosen[blank] ?? null;
  return answer?.kind === 'choice' ? answer.chosen : null;
}

/** The passage of a step; a mark whose choice is missing stays. */
function piecesOf({ passage, own = [] }: ReadingStep, answers: readonly ReadingStepAnswer[]): Piece[] {
  const pieces: Piece[] = [];
  let rest = passage;
  for (const choice of own) {
    const at = rest.indexOf(choice.mark);
    if (at === -1) continue;
    const before = rest.slice(0, at);
    pieces.push(
      { text: before, shown: before },
      { text: choice.mark, shown: chosenIn(answers, choice) ?? choice.mark },
    );
    rest = rest.slice(at + choice.mark.length);
  }
  return [...pieces, { text: rest, shown: rest }];
}

/** The steps with the learner's own choices in their passages; steps without marks are the question's own objects. */
export function shownSteps(
  { steps }: ReadingSequencesQuestion,
  answers: readonly ReadingStepAnswer[],
): readonly ReadingStep[] {
  return steps.map((step) =>
    step.own
      ? {
          ...step,
          passage: piecesOf(step, answers)
            .map(({ shown }) => shown)
            .join(''),
        }
      : step,
  );
}

const wordCount = (text: string) => toPassageWords(text).length;

/** A range of the words that are shown, as one of the words of the question's passage. A mark is taken as a whole. */
function rangeInQuestion(pieces: readonly Piece[], range: WordRange): WordRange {
  let [text, shown] = ['', ''];
  let { start, end } = range;
  for (const piece of pieces) {
    const [textFirst, shownFirst] = [wordCount(text), wordCount(shown)];
    [text, shown] = [text + piece.text, shown + piece.shown];
    if (piece.text === piece.shown) continue;
    const [textLast, shownLast] = [wordCount(text) - 1, wordCount(shown) - 1];
    if (range.start > shownLast) start = range.start + textLast - shownLast;
    else if (range.start >= shownFirst) start = textFirst;
    if (range.end > shownLast) end = range.end + textLast - shownLast;
    else if (range.end >= shownFirst) end = textLast;
  }
  return { start, end };
}

/** The answers as the question counts its words. */
export function answersInQuestion(
  { steps }: ReadingSequencesQuestion,
  answers: readonly ReadingStepAnswer[],
): readonly ReadingStepAnswer[] {
  return answers.map((answer, index) => {
    const step = steps[index];
    if (answer.kind !== 'highlight' || !answer.range || !step?.own) return answer;
    return { ...answer, range: rangeInQuestion(piecesOf(step, answers), answer.range) };
  });
}
