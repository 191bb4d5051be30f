import { type WordLevel, wordLevels } from '../catalogue.ts';
import { irregularFormsOf } from '../irregular.ts';

interface LeveledWord {
  readonly word: string;
  readonly level: WordLevel;
}

/** CEFR levels of words and of their inflected forms; the lowest where several words share a form. */
export function levelsOfForms(words: readonly LeveledWord[]): ReadonlyMap<string, WordLevel> {
  const levels = new Map<string, WordLevel>();
  const rank = (level: WordLevel) => wordLevels.indexOf(level);
  for (const { word, level } of words)
    for (const form of formsOf(word.toLowerCase())) {
      const known = levels.get(form);
      if (known === undefined || rank(level) < rank(known)) levels.set(form, level);
    }
  return levels;
}

/** What a word could look like in a text, with some forms that don't exist: stop, stops, stopped, stoped. */
function formsOf(word: string): ReadonlySet<string> {
  const withoutE = word.replace(/e$/, '');
  const withI = word.replace(/y$/, 'i');
  const doubled = word + (word.at(-1) ?? '');
  const stems = [word, withoutE, withI, doubled];
  const endings = ['s', 'es', 'ed', 'ing', 'er', 'est'];
  return new Set([word, ...stems.flatMap((stem) => endings.map((ending) => stem + ending)), ...irregularFormsOf(word)]);
}
