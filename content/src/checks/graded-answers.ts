import type { Fault } from '../fault.ts';
import type { MarkedText } from '../marked-text.ts';
import type { Located, Path } from '../sources.ts';
import { answerLevels, type GradedSource, type LevelledAnswers } from '../submodules/graded-answers.ts';
import { contentTypeOf, type SourceItem } from '../submodules/index.ts';
import { countWords, type TextField } from '../text-fields.ts';
import { type Check, everyItem, faultAt } from './check.ts';
import { createUniqueTexts } from './unique-texts.ts';

interface Found<Graded = GradedSource> {
  readonly graded: Graded;
  readonly path: Path;
}

/** The graded answers of an item; undefined for items without them. */
export function gradedIn(item: SourceItem): Found | undefined {
  if ('graded' in item) return { graded: item.graded, path: ['graded'] };
  return 'partOne' in item ? { graded: item.partOne.graded, path: ['partOne', 'graded'] } : undefined;
}

/** The answers to the questions of a conversation, which have notes instead of steps. */
function samplesIn(item: SourceItem): Found<LevelledAnswers>[] {
  if (!('questions' in item)) return [];
  return item.questions.map(({ samples }, index) => ({ graded: samples, path: ['questions', index, 'samples'] }));
}

/**
 * Checks that each graded answer is longer than the one before and has fewer mistakes, that the highest has none, and
 * that the steps are unique and quote correctly.
 */
export const checkGradedAnswers: Check = (bank) => {
  const uniqueTexts = createUniqueTexts();
  return everyItem(bank).flatMap(({ submoduleId, item }) => {
    const found = gradedIn(item.value);
    if (!found) return samplesIn(item.value).flatMap((samples) => faultsOfRise(item, samples));
    const steps = [...found.path, 'steps'];
    const texts = contentTypeOf(submoduleId).texts(item.value);
    return [
      ...uniqueTexts(item, found.graded.steps, steps),
      ...faultsOfRise(item, found),
      ...wrongQuotes(found.graded, texts).map((quote) => faultAt(item, `No text has the words "${quote}".`, steps)),
    ];
  });
};

function faultsOfRise(item: Located<SourceItem>, { graded, path }: Found<LevelledAnswers>): Fault[] {
  const faults: Fault[] = [];
  for (const [index, level] of answerLevels.entries()) {
    const before = answerLevels[index - 1];
    if (!before) continue;
    const at = [...path, level];
    if (countWords(graded[level].text) <= countWords(graded[before].text))
      faults.push(faultAt(item, `The ${level} answer must be longer than the ${before} one.`, at));
    const mistakes = graded[level].corrections.length;
    const mistakesBefore = graded[before].corrections.length;
    // the short answers of a conversation may have none at two levels
    const isWithoutAny = mistakes + mistakesBefore === 0 && !('steps' in graded);
    if (mistakes >= mistakesBefore && !isWithoutAny)
      faults.push(faultAt(item, `The ${level} answer must have fewer mistakes than the ${before} one.`, at));
  }
  if (graded.high.corrections.length > 0)
    faults.push(faultAt(item, 'The high answer must have no mistakes.', [...path, 'high']));
  return faults;
}

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

function correctedText({ text, corrections }: MarkedText): string {
  return corrections.reduceRight(
    (corrected, { start, end, fixes }) => corrected.slice(0, start) + (fixes[0] ?? '') + corrected.slice(end),
    text,
  );
}

/** Quotes of the steps that are in no text of the item, as written or corrected; "…" leaves words out. */
function wrongQuotes({ steps, ...answers }: GradedSource, fields: readonly TextField[]): string[] {
  const corrected = answerLevels.map((level) => correctedText(answers[level]));
  const texts = [...fields.map(({ text }) => text), ...corrected].map(wordsOf);
  const quotes = [...steps.en.matchAll(/["“]([^"”]+)["”]/g)].map(([, quote = '']) => quote);
  return quotes
    .flatMap((quote) => quote.split(/…|\.{3}/))
    .filter((part) => !texts.some((text) => text.includes(wordsOf(part).trim())));
}
