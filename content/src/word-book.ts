import { createHash } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { ClipCollector } from './clips.ts';
import { parseDamagedText } from './letters.ts';
import { type WordRecord, wordBookTabs } from './records.ts';
import type { SourceWord } from './schema.ts';

/** Ids of words without one of their own lie below this number. */
const derivedIds = 2 ** 31 - 1;

/** The word's own id, or a number that depends on the word and its part of speech only. */
export function wordIdOf({ id, word, pos }: SourceWord): number {
  if (id !== undefined) return id;
  const digest = createHash('sha256').update(`${word.toLowerCase()}\n${pos}`).digest();
  return (digest.readUInt32BE(0) % (derivedIds - 1)) + 1;
}

/** The word as said by a British and an American speaker. */
export function wordAudio({ word }: SourceWord, clips: ClipCollector) {
  return { britishAudioSrc: clips.url(word, 'rp'), americanAudioSrc: clips.url(word, 'us-female') };
}

/** Entries of the word book, as the API serves them. */
export function buildWordBook(bank: Bank, clips: ClipCollector): WordRecord[] {
  const typesOf = createTypeFinder(bank);
  return bank.words.map(({ value }) => ({
    kind: 'word',
    wordId: wordIdOf(value),
    word: value.word,
    difficultyLevel: value.level,
    pos: value.pos,
    questionTypes: typesOf(value),
    translationCNList: value.zh,
    britishPhoneticSymbols: value.gb,
    americanPhoneticSymbols: value.us,
    ...wordAudio(value, clips),
    example: value.example,
  }));
}

/**
 * Finds the tabs of the word book that show a word: those of the question types whose texts use it. A word that none
 * uses goes to one tab by its id, so that the tabs stay alike in size.
 */
function createTypeFinder({ items }: Bank): (word: SourceWord) => WordRecord['questionTypes'] {
  const texts = {
    word_recognition: items[1].map(({ value }) => value.word),
    complete_words: items[8].map(({ value }) => parseDamagedText(value.passage).whole),
    word_fill_in_the_blank: items[10].map(({ value }) => parseDamagedText(value.sentence).whole),
  } satisfies Record<WordRecord['questionTypes'][number], string[]>;
  const used = wordBookTabs.map((tab) => ({ tab, words: new Set(texts[tab].flatMap(wordsOf)) }));
  return (word) => {
    const tabs = used.filter(({ words }) => words.has(word.word.toLowerCase())).map(({ tab }) => tab);
    const spare = wordBookTabs[wordIdOf(word) % wordBookTabs.length];
    return tabs.length === 0 && spare ? [spare] : tabs;
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
