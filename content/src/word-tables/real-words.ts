import { z } from 'zod';
import type { WrittenItem } from '../submodules/index.ts';

const cell = z.string().min(1);

/** Parts of speech, with their Chinese names. */
const partsOfSpeech = {
  noun: '名词',
  verb: '动词',
  adjective: '形容词',
  adverb: '副词',
  pronoun: '代词',
  determiner: '限定词',
  preposition: '介词',
  conjunction: '连词',
  interjection: '感叹词',
  number: '数词',
  'modal verb': '情态动词',
} as const;
type PartOfSpeech = keyof typeof partsOfSpeech;

/** Columns of a table of real words. */
export const realWordColumns = ['id', 'word', 'pos', 'en', 'zh'] as const;

/** A row of a table of real words; `en` and `zh` are short definitions. */
export const realWordSchema = z.strictObject({
  id: z.coerce.number().int().positive(),
  word: cell,
  pos: z.enum(Object.keys(partsOfSpeech) as [PartOfSpeech, ...PartOfSpeech[]]),
  en: cell,
  zh: cell,
});

/** The item of a row, which explains the word by its part of speech and meaning. */
export function itemOfRealWord({ id, word, pos, en, zh }: z.infer<typeof realWordSchema>): WrittenItem<1> {
  const article = /^[aeiou]/.test(pos) ? 'an' : 'a';
  return {
    id,
    word,
    real: true,
    why: {
      en: `“${word}” is ${article} ${pos}: ${withoutFullStop(en)}.`,
      zh: `${word} 是${partsOfSpeech[pos]}：${withoutFullStop(zh)}。`,
    },
  };
}

const withoutFullStop = (text: string) => text.replace(/[.。;；]$/, '');
