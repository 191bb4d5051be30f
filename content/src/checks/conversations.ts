import { spreadOf } from '../report/spread.ts';
import { countWords } from '../text-fields.ts';
import { type Check, sourceFolder } from './check.ts';

/** A turn is heard once and has to be remembered. */
const mostWords = 22;
const mostSentences = 3;
const mostLongTurns = 0.05;
/** Fewer turns say nothing about the bank. */
const fewestToJudge = 20;

const sentencesOf = (text: string) => text.match(/[.!?]["'’”]?(?=\s|$)/gu)?.length ?? 0;

/** Checks that the turns of conversations are as short as those of the exam: half of them of 22 words at most. */
export const checkConversations: Check = ({ items }) => {
  const turns = items[7].flatMap(({ value }) => value.turns.map(({ says }) => says));
  if (turns.length < fewestToJudge) return [];
  const words = spreadOf(turns.map(countWords))?.median ?? 0;
  const long = turns.filter((says) => sentencesOf(says) > mostSentences).length / turns.length;
  const fault = (message: string) => ({ file: sourceFolder(7), line: 1, message });
  return [
    ...(words > mostWords ? [fault(`Half of the turns have ${words} words or more; at most ${mostWords}.`)] : []),
    ...(long > mostLongTurns
      ? [fault(`${Math.round(long * 100)}% of the turns have more than ${mostSentences} sentences; at most 5%.`)]
      : []),
  ];
};
