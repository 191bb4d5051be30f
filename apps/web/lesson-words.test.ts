import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface WordOfTheBook {
  word: string;
  level: string;
  zh: string[];
  example: { en: string; zh: string };
}

const bookFolder = path.join(import.meta.dirname, '..', '..', 'content', 'sources', 'words');
const book = new Map(
  readdirSync(bookFolder)
    .flatMap((file) => parse(readFileSync(path.join(bookFolder, file), 'utf8')) as WordOfTheBook[])
    .map((entry) => [entry.word, entry]),
);

const lessonsIn = (language: string) => path.join(import.meta.dirname, 'content', language, 'lessons');
const lists = readdirSync(lessonsIn('en')).filter((name) => name.startsWith('words-'));

/** The rows of a list's tables: word, level, meaning, example. */
const rowsOf = (language: string, name: string) =>
  readFileSync(path.join(lessonsIn(language), name), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, word = '', level = '', meaning = '', example = '']) => ({ word, level, meaning, example }));

describe.each(lists)('the word list %s', (name) => {
  const english = rowsOf('en', name);
  const chinese = rowsOf('zh', name);

  it('has the words of the word book, with their level and example', () => {
    expect(english.length).toBeGreaterThan(0);
    for (const { word, level, meaning, example } of english) {
      const entry = book.get(word);
      expect({ word, level: `CEFR-${level}`, example }).toEqual({
        word,
        level: entry?.level,
        example: entry?.example.en,
      });
      expect(meaning).not.toBe('');
    }
  });

  it('has the same words in Chinese, with the meanings of the word book', () => {
    expect(chinese.map(({ word }) => word)).toEqual(english.map(({ word }) => word));
    for (const { word, meaning, example } of chinese) {
      const entry = book.get(word);
      expect({ meaning, example }).toEqual({
        meaning: entry?.zh.join('；'),
        example: `${entry?.example.en} ${entry?.example.zh}`,
      });
    }
  });
});
