import { R } from '../../lexicon/readings.ts';
import { is, isWord } from '../../tagging/token.ts';
import { shortest } from '../fixed-phrases.ts';
import { tokenRule } from '../rule.ts';

/** General nouns at the start of a sentence: "The life in a big city is", "The nature is". */
const GENERAL = new Set(
  `
public life nature society happiness love education health technology pollution childhood friendship success honesty
patience`
    .trim()
    .split(/\s+/),
);

export const general = tokenRule('determiner', 'articleGeneral', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 1];
  const after = tokens[index + 2];
  if (!isWord(token, 'the') || !noun || !GENERAL.has(noun.lower)) return;
  const before = tokens[index - 1];
  const isFirst =
    index === 0 ||
    isWord(before, 'that', 'think', 'because') ||
    (isWord(before, ',') && isWord(tokens[index - 2], 'opinion', 'general'));
  const isLife =
    isWord(noun, 'life') &&
    ((isWord(after, 'in') && isWord(tokens[index + 3], 'a', 'big', 'small', 'cities', 'villages', 'towns')) ||
      (isWord(after, 'is') && isWord(tokens[index + 3], 'beautiful', 'hard', 'short', 'difficult', 'easy', 'good')));
  const isTransport =
    isWord(noun, 'public') &&
    isWord(after, 'transport', 'transportation') &&
    isWord(tokens[index + 3], 'should', 'must', 'is');
  const isOpinion = isWord(noun, 'education') && isWord(after, 'should', 'is');
  const isNature =
    isWord(noun, 'nature', 'happiness', 'technology', 'friendship', 'society', 'pollution') &&
    (is(after, R.BE) || isWord(after, 'helps', 'makes', 'gives', 'can', 'has'));
  if (!isFirst || !(isLife || ((isTransport || isOpinion) && index > 0) || (isNature && !isWord(after, 'was', 'were'))))
    return;
  return shortest(tokens, index, index + 2, [[index === 0 ? noun.lower : noun.text]], { noun: noun.lower }, false);
});

/** "In general, the dogs are more loyal than the cats." */
const ANIMALS = new Set(
  `
dogs cats animals children people women men students teenagers parents teachers cars phones computers books`
    .trim()
    .split(/\s+/),
);

export const generalPlural = tokenRule('determiner', 'articleGeneralPlural', (tokens, index) => {
  const noun = tokens[index + 1];
  if (!isWord(tokens[index], 'the') || !noun || !ANIMALS.has(noun.lower)) return;
  const opener = tokens
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:in general ,|generally ,|usually ,)/.test(opener) && !/^in general/.test(opener)) return;
  if (isWord(tokens[index + 2], 'of', 'who', 'that', 'which', 'in', 'at', 'from', 'with', 'on')) return;
  return shortest(tokens, index, index + 2, [[noun.text]], { noun: noun.text }, false);
});
