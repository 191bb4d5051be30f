import { wordLevels } from '../catalogue.ts';
import type { Lexicon } from '../lexicon.ts';

/** Band assumed for words that are not in a graded list. */
const unlistedBand = 80;

/** The words of a text, in lower case, without numbers, names and the endings of contractions. */
export function plainWordsOf(text: string): string[] {
  return [...text.matchAll(/[\p{L}]+(?:['’]\p{L}+)?/gu)].flatMap(({ 0: word, index }) => {
    const isName = /^\p{Lu}/u.test(word) && word !== 'I' && !startsSentence(text, index);
    return isName ? [] : [withoutContraction(word.toLowerCase().replace('’', "'"))];
  });
}

/** Verbs that change in a contraction. */
const contracted: Readonly<Record<string, string>> = { "can't": 'can', "won't": 'will', "shan't": 'shall' };

const withoutContraction = (word: string): string => contracted[word] ?? word.replace(/(?:n't|'\p{L}+)$/u, '');

/** Number of characters before a word that show whether it starts a sentence: a full stop, quotation marks and spaces. */
const lettersBefore = 4;

function startsSentence(text: string, index: number): boolean {
  return (
    index === 0 || /[.!?:]['"”’)]?\s+['"“‘(]?$|["“‘(]$/u.test(text.slice(Math.max(0, index - lettersBefore), index))
  );
}

/** Rarity of a word: its band, 10 to 70; higher when it is not in a list. */
export function bandOfWord(word: string, { bandOf }: Lexicon): number {
  return bandOf.get(word) ?? unlistedBand;
}

/** Rarity of words that are not in the word book, by their band; those of rarer bands have the greatest. */
const rarityUpToBand: readonly (readonly [band: number, rarity: number])[] = [
  [10, 1.2],
  [20, 3],
  [35, 4],
];
const greatestRarity = 5;

/** Rarity of a word, 0 to 5: its CEFR level if the word book has it (A1 is 0, C is 4), else from its band. */
export function rarityOf(word: string, lexicon: Lexicon): number {
  const level = lexicon.levelOf.get(word);
  if (level !== undefined) return wordLevels.indexOf(level);
  const band = bandOfWord(word, lexicon);
  return rarityUpToBand.find(([limit]) => band <= limit)?.[1] ?? greatestRarity;
}

/** Mean rarity of the words of a text; 0 if it has none. */
export function meanRarityOf(text: string, lexicon: Lexicon): number {
  const words = plainWordsOf(text);
  return words.reduce((sum, word) => sum + rarityOf(word, lexicon), 0) / Math.max(1, words.length);
}

/** Number of words in a text above a band. */
export function countRarer(text: string, band: number, lexicon: Lexicon): number {
  return plainWordsOf(text).filter((word) => bandOfWord(word, lexicon) > band).length;
}
