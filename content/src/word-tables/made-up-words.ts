import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WrittenItem } from '../submodules/index.ts';
import type { KnownWords } from './known-words.ts';

/** Columns of a table of made-up words. */
export const madeUpWordColumns = ['id', 'word'] as const;

/** A row of a table of made-up words. */
export const madeUpWordSchema = z.strictObject({
  id: z.coerce.number().int().positive(),
  word: z.string().min(1),
});

type Why = WrittenItem<1>['why'];

/** The item of a row, which explains what real words the made-up one resembles. */
export function itemOfMadeUpWord({ id, word }: z.infer<typeof madeUpWordSchema>, known: KnownWords): WrittenItem<1> {
  return { id, word, real: false, why: explain(word, known) };
}

function explain(word: string, known: KnownWords): Why {
  const turn = createHash('sha256').update(word).digest().readUInt32BE(0);
  const frame = known.frameOf(word);
  if (frame) return pick(frameWordings, turn)({ word, ...frame });
  const [start, end] = [known.startOf(word), known.endOf(word)];
  if (start && end && start !== end) return pick(partWordings, turn)({ word, start, end });
  const part = start ?? end;
  return part ? pick(onePartWordings, turn)({ word, part }) : pick(plainWordings, turn)({ word });
}

function pick<T>(wordings: readonly [T, ...T[]], turn: number): T {
  return wordings[turn % wordings.length] ?? wordings[0];
}

type Wordings<Parts> = readonly [(parts: Parts) => Why, ...((parts: Parts) => Why)[]];

const frameWordings: Wordings<{ word: string; known: string; replaced: string; by: string }> = [
  ({ word, known, replaced, by }) => ({
    en: `Put “${replaced}” back where “${by}” stands and you get “${known}”; “${word}” itself is not a word.`,
    zh: `把 ${word} 里的 ${by} 换回 ${replaced} 就是 ${known}，而 ${word} 本身不是单词。`,
  }),
  ({ word, known, replaced, by }) => ({
    en: `“${word}” has the outline of “${known}”, but with “${by}” instead of “${replaced}” it means nothing.`,
    zh: `${word} 的轮廓像 ${known}，但 ${replaced} 换成了 ${by}，就没有意义了。`,
  }),
  ({ word, known, replaced, by }) => ({
    en: `Compare it letter by letter with “${known}”: “${by}” has replaced “${replaced}”, so “${word}” is made up.`,
    zh: `跟 ${known} 逐个字母比一比：${replaced} 变成了 ${by}，所以 ${word} 是编造的。`,
  }),
  ({ word, known, replaced, by }) => ({
    en: `A quick eye reads “${known}” here, yet the middle has “${by}” and not “${replaced}”: “${word}” does not exist.`,
    zh: `一眼看去像 ${known}，可中间是 ${by} 而不是 ${replaced}：没有 ${word} 这个词。`,
  }),
];

const partWordings: Wordings<{ word: string; start: string; end: string }> = [
  ({ word, start, end }) => ({
    en: `“${word}” starts like “${start}” and ends like “${end}”, but the two parts make no English word.`,
    zh: `${word} 开头像 ${start}，结尾像 ${end}，但拼在一起不是英语单词。`,
  }),
  ({ word, start, end }) => ({
    en: `The first letters recall “${start}” and the last ones “${end}”; “${word}” as a whole has no meaning.`,
    zh: `前面的字母让人想起 ${start}，后面的让人想起 ${end}，整个 ${word} 却没有意义。`,
  }),
  ({ word, start, end }) => ({
    en: `“${start}” lends “${word}” its beginning and “${end}” its ending. It can be read aloud, yet nobody uses it.`,
    zh: `${word} 的开头借自 ${start}，结尾借自 ${end}，读得出来，却没有人用。`,
  }),
  ({ word, start, end }) => ({
    en: `You may think of “${start}” at the beginning and of “${end}” at the end, but English has no “${word}”.`,
    zh: `开头会想到 ${start}，结尾会想到 ${end}，但英语里没有 ${word}。`,
  }),
  ({ word, start, end }) => ({
    en: `Familiar pieces hide the trap: the start of “${start}”, the end of “${end}”, and no real word in “${word}”.`,
    zh: `陷阱在于眼熟：${start} 的开头加 ${end} 的结尾，合成的 ${word} 却不是真词。`,
  }),
  ({ word, start, end }) => ({
    en: `“${word}” follows the spelling of words such as “${start}” and “${end}” without being one itself.`,
    zh: `${word} 的拼法跟 ${start}、${end} 这样的词相似，但它本身不是单词。`,
  }),
];

const onePartWordings: Wordings<{ word: string; part: string }> = [
  ({ word, part }) => ({
    en: `“${word}” shares some letters with “${part}”, but that does not make it a word.`,
    zh: `${word} 和 ${part} 有几个字母相同，但它本身不是单词。`,
  }),
  ({ word, part }) => ({
    en: `“${word}” may bring “${part}” to mind, yet the rest of its letters lead nowhere.`,
    zh: `${word} 也许让人想到 ${part}，但其余的字母构不成词。`,
  }),
];

const plainWordings: Wordings<{ word: string }> = [
  ({ word }) => ({
    en: `“${word}” can be read aloud by the rules of English spelling, but it has no meaning.`,
    zh: `${word} 按英语拼读规则读得出来，但没有意义。`,
  }),
  ({ word }) => ({
    en: `The letters of “${word}” stand in an English order, but together they make no word.`,
    zh: `${word} 的字母排列像英语，但合起来不是单词。`,
  }),
];
