import { createHash } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { ClipCollector } from './clips.ts';
import { parseDamagedText } from './letters.ts';
import { type WordRecord, wordBookTabs } from './records.ts';
import type { SourceWord } from './schema.ts';

/** Generated word ids are below this number. */
const derivedIds = 2 ** 31 - 1;

/** The word's explicit id, or one derived from the word and its part of speech. */
export function wordIdOf({ id, word, pos }: SourceWord): number {
  if (id !== undefined) return id;
  const digest = createHash('sha256').update(`${word.toLowerCase()}\n${pos}`).digest();
  return (digest.readUInt32BE(0) % (derivedIds - 1)) + 1;
}

/** A British and an American clip of the word. */
export function wordAudio({ word }: SourceWord, clips: ClipCollector) {
  return { britishAudioSrc: clips.url(word, 'rp'), americanAudioSrc: clips.url(word, 'us-female') };
}

/** Builds the entries of the word book. */
export function buildWordBook(bank: Bank, clips: ClipCollector): WordRecord[] {
  const occurrencesOf = createFinder(bank);
  return bank.words.map(({ value }) => {
    const { tabs, questions } = occurrencesOf(value);
    return {
      kind: 'word',
      wordId: wordIdOf(value),
      word: value.word,
      difficultyLevel: value.level,
      pos: value.pos,
      questionTypes: tabs,
      definition: value.en,
      translationCNList: value.zh,
      britishPhoneticSymbols: value.gb,
      americanPhoneticSymbols: value.us,
      ...wordAudio(value, clips),
      example: value.example,
      ...(questions.length > 0 && { occursIn: questions }),
    };
  });
}

/** Maximum number of linked questions per type. */
const mostPerTab = 5;

/** The tabs of the word book that list a word, and some of the questions that use it. */
interface Occurrences {
  readonly tabs: WordRecord['questionTypes'];
  readonly questions: number[];
}

/**
 * Finds the questions that use a word, and the tabs of the word book that list it. Unused words are assigned to a tab by
 * their id, so that the tabs have similar sizes.
 */
function createFinder({ items }: Bank): (word: SourceWord) => Occurrences {
  const whole = (text: string) => parseDamagedText(text).whole;
  const texts = {
    word_recognition: items[1].map(({ value }) => [value.id, value.real ? value.word : ''] as const),
    complete_words: items[8].map(({ value }) => [value.id, whole(value.passage)] as const),
    word_fill_in_the_blank: items[10].map(({ value }) => [value.id, whole(value.sentence)] as const),
  } satisfies Record<WordRecord['questionTypes'][number], (readonly [number, string])[]>;
  const used = wordBookTabs.map((tab) => ({ tab, questionsOf: indexWords(texts[tab]) }));
  return (word) => {
    const found = used.flatMap(({ tab, questionsOf }) => {
      const ids = questionsOf.get(word.word.toLowerCase());
      return ids ? [{ tab, ids: ids.slice(0, mostPerTab) }] : [];
    });
    const spare = wordBookTabs[wordIdOf(word) % wordBookTabs.length];
    const tabs = found.map(({ tab }) => tab);
    return { tabs: tabs.length === 0 && spare ? [spare] : tabs, questions: found.flatMap(({ ids }) => ids) };
  };
}

/** The ids of the texts that contain a word, by the word in lower case. */
function indexWords(texts: readonly (readonly [id: number, text: string])[]): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const [id, text] of texts)
    for (const word of new Set(text.toLowerCase().match(/\p{L}+/gu))) {
      const others = ids.get(word);
      if (others) others.push(id);
      else ids.set(word, [id]);
    }
  return ids;
}
