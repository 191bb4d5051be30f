import { z } from 'zod';
import type { WrittenItem } from '../submodules/index.ts';
import { placesOf } from '../text-fields.ts';

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
export const realWordColumns = ['id', 'word', 'pos', 'en', 'zh', 'family', 'example'] as const;

/** A word without known relatives. */
const noFamily = '-';
/** The parts of a word, or related words with their parts of speech in brackets. */
const familyPattern = /^(?:-|\S+(?: \+ \S+)+|[\p{L}' -]+ \([a-z ]+\)(?:, [\p{L}' -]+ \([a-z ]+\))*)$/u;

/** A row of a table of real words; `en` and `zh` are short definitions, `example` is a sentence. */
export const realWordSchema = z
  .strictObject({
    id: z.coerce.number().int().positive(),
    word: cell,
    pos: z.enum(Object.keys(partsOfSpeech) as [PartOfSpeech, ...PartOfSpeech[]]),
    en: cell,
    zh: cell,
    family: cell.regex(familyPattern, 'must be its parts, "profuse + -ly", related words, "timidity (noun)", or "-"'),
    example: cell,
  })
  .refine(({ word, example }) => placesOf(word.toLowerCase(), example.toLowerCase()).length > 0, {
    path: ['example'],
    error: 'must contain the word',
  });

/** The item of a row, which explains the word by its part of speech, meaning and family, with an example. */
export function itemOfRealWord({
  id,
  word,
  pos,
  en,
  zh,
  family,
  example,
}: z.infer<typeof realWordSchema>): WrittenItem<1> {
  const article = /^[aeiou]/.test(pos) ? 'an' : 'a';
  const related = familyOf(family);
  return {
    id,
    word,
    real: true,
    why: {
      en: `“${word}” is ${article} ${pos}: ${withoutFullStop(en)}.${related.en} “${example}”`,
      zh: `${word} 是${partsOfSpeech[pos]}：${withoutFullStop(zh)}。${related.zh}例句：${example}`,
    },
  };
}

/** What a word is built from, or which words belong to it, as a sentence; empty if neither is known. */
function familyOf(family: string): { readonly en: string; readonly zh: string } {
  if (family === noFamily) return { en: '', zh: '' };
  if (family.includes(' + ')) return { en: ` It is built from ${family}.`, zh: `构词：${family}。` };
  const translated = family
    .replaceAll(/ \(([a-z ]+)\)/g, (_, pos: PartOfSpeech) => `（${partsOfSpeech[pos] ?? pos}）`)
    .replaceAll(', ', '、');
  return { en: ` Related: ${family}.`, zh: `同族词：${translated}。` };
}

const withoutFullStop = (text: string) => text.replace(/[.。;；]$/, '');
