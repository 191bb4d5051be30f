import { isSecondVariant } from '../complete.ts';
import type { Fault } from '../fault.ts';
import { type DamagedText, type DamagedWord, parseDamagedText } from '../letters.ts';
import type { Lexicon } from '../lexicon.ts';
import type { Located } from '../sources.ts';
import { secondVariantOffset } from '../submodules/08-read-and-complete.ts';
import { placeOf } from '../submodules/accepted-words.ts';
import type { SourceItem } from '../submodules/index.ts';
import { type Check, faultAt } from './check.ts';

const fewestDamaged = 12;
const mostDamaged = 25;

/** Checks C-tests and clozes: valid braces, real damaged words, and the right number of them. */
export function checkLetters(lexicon: Lexicon): Check {
  const unknown = ({ words }: DamagedText) =>
    words
      .filter(({ answer }) => !lexicon.isWord(answer))
      .map(({ answer }) => `"${answer}" is not in any word list; fix it or damage another word.`);

  return ({ items }) => [
    ...items[8].flatMap((item) => {
      const text = parseDamagedText(item.value.passage);
      const own = [...text.faults, ...unknown(text), ...checkPassage(text)].map((message) =>
        faultAt(item, message, ['passage']),
      );
      const accepted = (item.value.accept ?? []).flatMap((each, index) => {
        const place = placeOf(each, text.whole);
        if (place === null)
          return [faultAt(item, `"${each.in}" must occur once, with "${each.word}" once in it.`, ['accept', index])];
        const word = text.words.find(({ start }) => start === place);
        return each.others.flatMap((other) =>
          checkAccepted(other, word, lexicon).map((message) => faultAt(item, message, ['accept', index])),
        );
      });
      return [...own, ...accepted];
    }),
    ...checkPlaces(items[8]),
    ...items[10].flatMap((item) => {
      const text = parseDamagedText(item.value.sentence);
      const { length } = text.words;
      const count = length === 1 ? [] : [`The sentence has ${length} damaged words instead of one.`];
      const own = [...text.faults, ...unknown(text), ...count].map((message) => faultAt(item, message, ['sentence']));
      const accepted = (item.value.accept ?? []).flatMap((other, index) =>
        checkAccepted(other, text.words[0], lexicon).map((message) => faultAt(item, message, ['accept', index])),
      );
      return [...own, ...accepted];
    }),
  ];
}

/** Checks that other words are accepted only where a gap is, in one of the two tests of a passage. */
function checkPlaces(passages: readonly Located<SourceItem<8>>[]): Fault[] {
  const textOf = new Map(passages.map(({ value }) => [value.id, parseDamagedText(value.passage)]));
  return passages
    .filter(({ value }) => !isSecondVariant(8, value.id))
    .flatMap((item) => {
      const tests = [item.value.id, item.value.id + secondVariantOffset].map((id) => textOf.get(id));
      const starts = new Set(tests.flatMap((test) => test?.words.map(({ start }) => start) ?? []));
      return (item.value.accept ?? []).flatMap((each, index) => {
        const place = placeOf(each, tests[0]?.whole ?? '');
        const isGap = place === null || starts.has(place);
        return isGap ? [] : [faultAt(item, `"${each.word}" is not a gap in either test.`, ['accept', index])];
      });
    });
}

function checkPassage({ whole, words }: DamagedText): string[] {
  const faults: string[] = [];
  if (words.length < fewestDamaged || words.length > mostDamaged)
    faults.push(`The passage has ${words.length} damaged words; it should have ${fewestDamaged} to ${mostDamaged}.`);
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(whole)];
  const secondStart = sentences[1]?.index ?? whole.length;
  const lastStart = sentences.at(-1)?.index ?? 0;
  if (words.some(({ start }) => start < secondStart)) faults.push('The first sentence must be whole.');
  if (words.some(({ start }) => start >= lastStart)) faults.push('The last sentence must be whole.');
  const untouched = sentences
    .slice(1, -1)
    .filter(({ index, segment }) => !words.some(({ start }) => start >= index && start < index + segment.length));
  for (const { segment } of untouched) faults.push(`No word is damaged in "${segment.trim()}".`);
  return [...faults, ...words.flatMap(checkHalf)];
}

/** In a C-test, the second half of a word is missing. */
function checkHalf({ answer, clues }: DamagedWord): string[] {
  const missing = clues.filter((clue) => clue === null).length;
  const isSecondHalf = clues.slice(-missing).every((clue) => clue === null);
  return isSecondHalf && Math.abs(missing - answer.length / 2) <= 1
    ? []
    : [`"${answer}" should lose its second half, about ${Math.ceil(answer.length / 2)} letters.`];
}

function checkAccepted(other: string, word: DamagedWord | undefined, lexicon: Lexicon): string[] {
  if (!word) return [];
  const letters = [...other];
  const fits =
    letters.length === word.clues.length && word.clues.every((clue, index) => clue === null || clue === letters[index]);
  if (other === word.answer) return [`"${other}" is the answer itself; leave it out.`];
  if (!fits) return [`"${other}" does not fit the given letters of "${word.answer}".`];
  return lexicon.isWord(other) ? [] : [`"${other}" is not in any word list.`];
}
