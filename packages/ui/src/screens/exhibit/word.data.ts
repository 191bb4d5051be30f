import type { Word } from '@rehearse/practice-machines/word-book';

/** A word book entry. */
export const word: Omit<Word, 'id' | 'isMastered' | 'occursIn' | 'british' | 'american'> & {
  british: { ipa: string };
  american: { ipa: string };
} = {
  word: 'ubiquitous',
  partOfSpeech: 'adjective',
  difficultyLevel: 'CEFR-C',
  definition: 'seeming to be everywhere',
  meanings: ['无处不在的，十分普遍的'],
  british: { ipa: 'juːˈbɪkwɪtəs' },
  american: { ipa: 'juːˈbɪkwətəs' },
  example: { en: 'Within a decade, the device had become ubiquitous.', zh: '不到十年，这种设备就已随处可见。' },
};
