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

/** Questions of one type that a word is linked to. */
const mostPerTab = 5;

/** Where a word occurs: the tabs of the word book that show it, and some of the questions. */
interface Occurrences {
  readonly tabs: WordRecord['questionTypes'];
  readonly questions: number[];
}

/**
 * Finds the questions whose texts use a word, and so the tabs of the word book that show it. A word that none uses goes
 * to one tab by its id, so that the tabs stay alike in size.
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

/** The ids of the texts that have a word, by the word in lower case. */
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
