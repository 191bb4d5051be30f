import { alignWords, gradeBlank } from '@rehearse/scoring';
import type { SourceItem } from '../submodules/index.ts';
import { blankMark } from '../submodules/opening.ts';
import { countWords, placesOf } from '../text-fields.ts';
import { type Check, faultAt } from './check.ts';

type Opening = SourceItem<7>['opening'];
type Sentence = Opening['sentences'][number];

const mostWordsOfAnswer = 2;
const mostWordsOfWhy = 25;
/** Numbers up to here occur as answers. */
const highestNumber = 100;
const numbers = Array.from({ length: highestNumber }, (_, index) => String(index + 1));

const isSame = (one: string, other: string) => alignWords(one, other).cost === 0;

/** The places where a sentence's answer, or another right one, is heard. */
const heardAt = (says: string, { answer, accept = [] }: Sentence): number[] =>
  [answer, ...accept].flatMap((each) => placesOf(each.toLowerCase(), says.toLowerCase()));

function faultsOfAnswers({ text, answer, accept = [] }: Sentence): string[] {
  const number = numbers.find((each) => isSame(answer, each));
  const repeated = accept.find((other, index) =>
    [answer, ...accept.slice(0, index)].some((key) => gradeBlank({ answer: key }, other) === 'right'),
  );
  return [
    ...(countWords(answer) > mostWordsOfAnswer ? [`"${answer}" has more than ${mostWordsOfAnswer} words.`] : []),
    ...(placesOf(answer.toLowerCase(), text.toLowerCase()).length > 0 ? [`"${answer}" is in its own sentence.`] : []),
    ...(repeated === undefined ? [] : [`"${repeated}" is right without being listed.`]),
    ...(number !== undefined && ![answer, ...accept].includes(number) ? [`"${number}" must be accepted.`] : []),
  ];
}

function faultsOfWhy(says: string, { text, why }: Sentence): string[] {
  const known = `${says} ${text}`.toLowerCase();
  const quotes = [...why.en.matchAll(/"([^"]+?)[.,!?]?"/g)].map(([, quote = '']) => quote);
  const unheard = quotes.find((quote) => !known.includes(quote.toLowerCase()));
  return [
    ...(countWords(why.en) > mostWordsOfWhy ? [`why.en has more than ${mostWordsOfWhy} words.`] : []),
    ...(unheard === undefined ? [] : [`why.en quotes "${unheard}", which is not heard.`]),
  ];
}

/** Faults of each sentence, in order. */
function faultsOfSentences({ says, sentences }: Opening): string[][] {
  let from = 0;
  return sentences.map((sentence) => {
    const places = heardAt(says, sentence);
    const next = places.filter((place) => place >= from);
    if (next.length > 0) from = Math.min(...next);
    return [
      ...(sentence.text.split(blankMark).length === 2 ? [] : [`a sentence has one blank, ${blankMark}.`]),
      ...(places.length === 0 ? [`"${sentence.answer}" is not heard.`] : []),
      ...(places.length > 0 && next.length === 0 ? [`"${sentence.answer}" is heard before the blank above.`] : []),
      ...faultsOfAnswers(sentence),
      ...faultsOfWhy(says, sentence),
    ];
  });
}

/** Checks that the blanks of openings are heard, in order, and that their keys and explanations fit. */
export const checkOpenings: Check = ({ items }) =>
  items[7].flatMap((item) =>
    faultsOfSentences(item.value.opening).flatMap((messages, index) =>
      messages.map((message) => faultAt(item, `Blank ${index + 1}: ${message}`, ['opening', 'sentences', index])),
    ),
  );
