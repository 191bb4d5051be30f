import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { beginsWithVowel } from './sound.ts';

/** "a hour", "an university". */
export const sound = tokenRule('determiner', 'articleSound', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!isWord(token, 'a', 'an') || !after || !token) return;
  // the letter or the grade A
  if (token.text === 'A' && index > 0 && !isPunctuation(tokens[index - 1])) return;
  if (is(after, R.PUNCT | R.IN | R.CC | R.SC | R.MD | R.BE | R.PRP | R.DT | R.RB | R.TO) && !is(after, R.RB)) return;
  if (
    isWord(
      after,
      'as',
      'is',
      'in',
      'at',
      'and',
      'or',
      'of',
      'on',
      'if',
      'a',
      'an',
      'i',
      'it',
      'over',
      'other',
      'another',
      'e',
      'o',
      'u',
      'am',
    )
  )
    return;
  const isVowel = beginsWithVowel(after.text);
  if (isVowel === undefined || isVowel === isWord(token, 'an')) return;
  if (/^[A-Z](?:$|-)/.test(after.text) && !/-/.test(after.text)) return;
  const right = isVowel ? 'an' : 'a';
  return { from: index, to: index + 1, fixes: [right], params: { wrong: token.lower, right, word: after.text } };
});

/** "the my brother", "a this book". */
export const twice = tokenRule('determiner', 'doubleDeterminer', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const noun = tokens[index + 2];
  if (!token || !after || !isWord(token, 'the', 'a', 'an', 'this', 'that', 'these', 'those')) return;
  if (!can(after, R.PRPS) || is(after, R.WH) || !can(noun, NOUN | R.JJ | R.JJS | R.CD | R.VBN | R.VBG)) return;
  if (isWord(after, 'whose') || (isWord(after, 'her', 'his') && !can(after, R.PRPS))) return;
  // "I know that my brother": a conjunction; "the 'my' in"
  if (isWord(token, 'that', 'this', 'those', 'these') && !can(tokens[index - 1], R.IN)) return;
  if (isWord(token, 'that')) return;
  // "the my father gave me watch": a matter of order
  if (is(tokens[index + 3], R.VBD) && can(tokens[index + 4], R.PRPO)) return;
  const params = { wrong: `${token.lower} ${after.text}`, right: after.text };
  const isFriend =
    isWord(token, 'a', 'an') && is(noun, R.NN) && endsNounPhrase(tokens[index + 3]) && !isWord(after, 'his');
  if (isFriend && noun) {
    const own: ReadonlyMap<string, string> = new Map(
      Object.entries({
        my: 'mine',
        your: 'yours',
        her: 'hers',
        our: 'ours',
        their: 'theirs',
      }),
    );
    const pronoun = own.get(after.lower);
    if (pronoun) {
      return {
        from: index,
        to: index + 3,
        fixes: [`${wordOf(tokens, index)} ${noun.text} of ${pronoun}`, `${after.lower} ${noun.text}`],
        params,
      };
    }
  }
  return shortest(tokens, index, index + 2, [[wordOf(tokens, index + 1)]], params);
});
