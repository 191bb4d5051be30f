import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type WordLevel, wordLevels } from '../catalogue.ts';
import { irregularFormsOf } from '../irregular.ts';
import { filesOf, joinSources, type Source } from '../sources.ts';
import { parseTable } from '../table-rows.ts';

/** A headword and the level at which learners understand it. */
export interface LeveledWord {
  readonly word: string;
  readonly level: WordLevel;
}

/**
 * CEFR levels of words and of their inflected forms. What only looks like a form has its own level ("bitter" is no form of
 * "bit"); where words share a spelling or an irregular form ("found"), the lowest counts.
 */
export function levelsOfForms(words: readonly LeveledWord[]): ReadonlyMap<string, WordLevel> {
  const own = new Map<string, WordLevel>();
  const inflected = new Map<string, WordLevel>();
  for (const { word, level } of words) {
    const headword = word.toLowerCase();
    for (const form of [headword, ...irregularFormsOf(headword)]) keepLowest(own, form, level);
    for (const form of regularFormsOf(headword)) keepLowest(inflected, form, level);
  }
  return new Map([...inflected, ...own]);
}

function keepLowest(levels: Map<string, WordLevel>, word: string, level: WordLevel) {
  const known = levels.get(word);
  if (known === undefined || wordLevels.indexOf(level) < wordLevels.indexOf(known)) levels.set(word, level);
}

/** What a word could look like in a text, with some forms that don't exist: stop, stops, stopped, stoped. */
function regularFormsOf(word: string): ReadonlySet<string> {
  const withoutE = word.replace(/e$/, '');
  const withI = word.replace(/y$/, 'i');
  const doubled = word + (word.at(-1) ?? '');
  const stems = [word, withoutE, withI, doubled];
  const endings = ['s', 'es', 'ed', 'ing', 'er', 'est'];
  return new Set(stems.flatMap((stem) => endings.map((ending) => stem + ending)));
}

const headwordSchema = z.strictObject({ word: z.string().regex(/^[a-z'-]+$/), level: z.enum(wordLevels) });

/** Reads the levels of headwords that are not in the word book from a folder's tables, `levels*.tsv`. */
export const readHeadwords = (root: string, folder: string): Source<LeveledWord> =>
  joinSources(
    filesOf(root, folder, /^levels.*\.tsv$/).map((file) =>
      parseTable(readFileSync(join(root, file), 'utf8'), file, ['word', 'level'], headwordSchema),
    ),
  );
