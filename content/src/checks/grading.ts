import { gradeDictation, gradeLetters } from '@rehearse/scoring';
import { parseDamagedText } from '../letters.ts';
import { placeOf } from '../submodules/accepted-words.ts';
import { type Check, faultAt } from './check.ts';

/** Checks that the keys get full marks from the grading used for learners. */
export const checkGrading: Check = ({ items }) => [
  ...items[6].flatMap((item) => {
    const { text, accept = [] } = item.value;
    return [text, ...accept]
      .filter((answer) => gradeDictation(text, answer, accept).score !== 1)
      .map((answer) => faultAt(item, `"${answer}" is correct but does not get full marks.`, ['text']));
  }),
  ...items[8].flatMap((item) => {
    const { whole, words } = parseDamagedText(item.value.passage);
    const accepted = new Map((item.value.accept ?? []).map((each) => [placeOf(each, whole), each.others]));
    const graded = words.map(({ answer, clues, start }) => ({
      ...{ answer, clues: [...clues], accepted: accepted.get(start) },
    }));
    const keys = graded.map(({ answer }) => answer);
    const others = graded.map(({ answer, accepted: [other] = [] }) => other ?? answer);
    return [keys, others].every(
      (given) =>
        gradeLetters(
          graded,
          given.map((word) => [...word]),
        ).score === 1,
    )
      ? []
      : [faultAt(item, 'The whole passage does not get full marks.', ['passage'])];
  }),
  ...items[10].flatMap((item) => {
    const [word] = parseDamagedText(item.value.sentence).words;
    if (!word) return [];
    const { accept = [] } = item.value;
    const graded = { answer: word.answer, clues: [...word.clues], accepted: accept };
    return [word.answer, ...accept]
      .filter((answer) => gradeLetters([graded], [[...answer]]).score !== 1)
      .map((answer) => faultAt(item, `"${answer}" is correct but does not get full marks.`, ['sentence']));
  }),
];
