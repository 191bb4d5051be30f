import { gradeDictation, gradeLetters, type LetterWord } from '@rehearse/scoring';
import { parseDamagedText } from '../letters.ts';
import { othersByPlace } from '../submodules/accepted-words.ts';
import { type Check, faultAt } from './check.ts';

const messageOf = (answer: string) => `"${answer}" is correct but does not get full marks.`;

/** The right words of a gap that don't get full marks. */
const wrongOf = (gap: LetterWord & { accepted: readonly string[] }): string[] =>
  [gap.answer, ...gap.accepted].filter((given) => gradeLetters([gap], [[...given]]).score !== 1);

/** Checks that the keys get full marks from the grading used for learners. */
export const checkGrading: Check = ({ items }) => [
  ...items[6].flatMap((item) => {
    const { text, accept = [] } = item.value;
    return [text, ...accept]
      .filter((answer) => gradeDictation(text, answer, accept).score !== 1)
      .map((answer) => faultAt(item, messageOf(answer), ['text']));
  }),
  ...items[8].flatMap((item) => {
    const { whole, words } = parseDamagedText(item.value.passage);
    const others = othersByPlace(whole, item.value.accept);
    return words.flatMap(({ answer, clues, start }) =>
      wrongOf({ answer, clues: [...clues], accepted: others.get(start) ?? [] }).map((word) =>
        faultAt(item, messageOf(word), ['passage']),
      ),
    );
  }),
  ...items[10].flatMap((item) => {
    const [word] = parseDamagedText(item.value.sentence).words;
    if (!word) return [];
    const { answer, clues } = word;
    return wrongOf({ answer, clues: [...clues], accepted: item.value.accept ?? [] }).map((other) =>
      faultAt(item, messageOf(other), ['sentence']),
    );
  }),
];
