import type { Bank } from '../bank.ts';
import { levels, submodules, wordLevels } from '../catalogue.ts';
import type { Fault } from '../fault.ts';
import type { Lexicon } from '../lexicon.ts';
import { factsOf, type ItemFacts } from './facts.ts';
import { formatSpread, spreadOf } from './spread.ts';
import { markdownTable } from './table.ts';
import { pictureTarget, wordTarget } from './targets.ts';

/** Counts and distributions of the bank, as Markdown. */
export function reportOf(bank: Bank, lexicon: Lexicon): string {
  return [countsOf(bank), spreadsOf(bank, lexicon)].join('\n\n');
}

/** What is missing for a complete bank. */
export function missingOf({ items, words, pictures }: Bank): Fault[] {
  const lacks = [
    ...submodules.map(({ id: submoduleId, folder, leastQuestions }) => ({
      file: `sources/${folder}`,
      count: items[submoduleId].length,
      target: leastQuestions,
    })),
    { file: 'sources/words', count: words.length, target: wordTarget },
    { file: 'media/pictures', count: pictures.size, target: pictureTarget },
  ];
  return lacks
    .filter(({ count, target }) => count < target)
    .map(({ file, count, target }) => ({
      file,
      line: 1,
      message: `There are ${count}; a complete bank has at least ${target}.`,
    }));
}

function countsOf({ items, words, pictures }: Bank): string {
  const percentOf = (count: number, all: number) =>
    all === 0 ? '–' : `${count} (${Math.round((100 * count) / all)}%)`;
  const rows = submodules.map(({ id: submoduleId, folder, leastQuestions }) => {
    const all = items[submoduleId];
    const perLevel = levels.map((level) => all.filter(({ value }) => value.level === level).length);
    return [folder, ...perLevel.map((count) => percentOf(count, all.length)), `${all.length}`, `${leastQuestions}`];
  });
  const total = submodules.reduce((sum, { id: submoduleId }) => sum + items[submoduleId].length, 0);
  const goal = submodules.reduce((sum, { leastQuestions }) => sum + leastQuestions, 0);
  const wordCounts = wordLevels.map(
    (level) => `${level.replace('CEFR-', '')} ${words.filter(({ value }) => value.level === level).length}`,
  );
  return [
    markdownTable(
      ['questions', 'easy', 'medium', 'hard', 'all', 'at least'],
      [...rows, ['all', '', '', '', `${total}`, `${goal}`]],
    ),
    `Word book: ${words.length} words of at least ${wordTarget} (${wordCounts.join(', ')}). Pictures: ${pictures.size} of at least ${pictureTarget}.`,
  ].join('\n\n');
}

function spreadsOf({ items, levelOf }: Bank, words: Lexicon): string {
  const lexicon = { ...words, levelOf };
  const rows = submodules.flatMap(({ id: submoduleId, folder }) =>
    levels.map((level) => {
      const facts = items[submoduleId].flatMap(({ value }) =>
        value.level === level ? [factsOf(submoduleId, value, lexicon)] : [],
      );
      return [folder, level, ...cellsOf(facts)];
    }),
  );
  return [
    'Least / median / greatest:',
    markdownTable(
      [
        'questions',
        'level',
        'points',
        'words',
        'reading difficulty',
        'letters per gap',
        'competitors per gap',
        'keys at 1, 2, 3, 4',
      ],
      rows,
    ),
  ].join('\n\n');
}

function cellsOf(facts: readonly ItemFacts[]): string[] {
  const keys = facts.flatMap((fact) => fact.keys);
  const shares = [1, 2, 3, 4].map((place) => keys.filter((key) => key === place).length / keys.length);
  return [
    formatSpread(spreadOf(facts.map(({ points }) => points))),
    formatSpread(spreadOf(facts.map(({ words }) => words))),
    formatSpread(spreadOf(facts.flatMap(({ reading }) => reading ?? [])), 1),
    formatSpread(spreadOf(facts.flatMap(({ letters }) => letters))),
    formatSpread(spreadOf(facts.flatMap(({ competitors }) => competitors))),
    keys.length === 0 ? '–' : shares.map((share) => `${Math.round(100 * share)}%`).join(', '),
  ];
}
