import { uncountables } from '../../lexicon/noun-classes.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { NEVER_A } from '../countability/tables.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';

/** Uncountable nouns that can take "a" in some meaning, besides those of {@link NEVER_A}. */
const OFTEN_AMOUNTS = new Set(
  `water time homework milk sugar salt oil coffee tea food energy experience knowledge help work noise love space stress support
respect attention rain`.split(/\s+/),
);

const isAmountWord = (word: string): boolean => NEVER_A.has(word) || OFTEN_AMOUNTS.has(word);

/** "much patients", "a few sugar". Words for amounts are the matter of countability. */
export const amount = tokenRule('determiner', 'muchOrMany', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  let at = index + 1;
  if (!token || !isWord(token, 'much', 'few', 'little')) return;
  while (is(tokens[at], R.JJ)) at += 1;
  const noun = tokens[at];
  const after = tokens[at + 1];
  if (!noun) return;
  if (isWord(token, 'much')) {
    if (
      !is(noun, R.NNS) ||
      noun.verb !== undefined ||
      uncountables.has(noun.noun ?? '') ||
      isWord(noun, 'means', 'news', 'series', 'thanks')
    )
      return;
    if (
      isWord(before, 'as', 'so', 'very', 'how', 'too', "n't", 'not') ||
      can(before, VERB | R.HAVE | R.BE | R.IN | R.PUNCT) ||
      before === undefined
    ) {
      if (isWord(after, 'is', 'was', 'does') || isWord(before, 'very') || is(after, NOUN)) return;
      // "how much pupils learn", "as much students as teachers"
      if (isWord(before, 'how') && !can(tokens[at + 1], R.BE | R.DO | R.PUNCT)) return;
      if (is(before, R.BE | R.RB | R.VBN) && !isWord(before, 'so', 'too', 'as')) return;
      return {
        from: index,
        to: index + 1,
        fixes: isWord(before, 'as', 'so', 'how', 'too', "n't", 'not') ? ['many'] : ['many', 'a lot of'],
        params: { wrong: 'much', right: 'many', noun: noun.text },
      };
    }
    return;
  }
  if (
    isWord(token, 'few') &&
    !isWord(before, 'a', 'the', 'very', 'so', 'too', 'as') &&
    at === index + 1 &&
    isAmountWord(noun.lower) &&
    is(noun, R.NN) &&
    endsNounPhrase(after) &&
    can(before, VERB | R.HAVE | R.BE)
  ) {
    return {
      from: index,
      to: index + 1,
      fixes: ['little', 'a little'],
      params: { wrong: 'few', right: 'little', noun: noun.text },
    };
  }
  if (isWord(token, 'few') && isWord(before, 'a') && at === index + 1) {
    const isAmount = is(noun, R.NN) && isAmountWord(noun.lower);
    const isLanguage =
      is(noun, R.NNP) &&
      /(?:ish|ese|ian)$/.test(noun.lower) &&
      isWord(tokens[index - 2], 'speak', 'speaks', 'spoke', 'know', 'understand', 'understands', 'learned', 'learn');
    if (!isAmount && !isLanguage) return;
    if (is(after, NOUN)) return;
    return {
      from: index,
      to: index + 1,
      fixes: ['little'],
      params: { wrong: 'few', right: 'little', noun: noun.text },
    };
  }
  if (
    isWord(token, 'little') &&
    isWord(before, 'a') &&
    at === index + 1 &&
    isWord(
      noun,
      'people',
      'friends',
      'days',
      'weeks',
      'months',
      'years',
      'minutes',
      'hours',
      'things',
      'students',
      'mistakes',
      'questions',
      'problems',
    )
  ) {
    return { from: index, to: index + 1, fixes: ['few'], params: { wrong: 'little', right: 'few', noun: noun.text } };
  }
  return;
});

/** "most of students", "many of people": no determiner after "of". */
export const ofBare = tokenRule('determiner', 'quantifierOf', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 2];
  const after = tokens[index + 3];
  if (
    !token ||
    !noun ||
    !isWord(token, 'most', 'many', 'all', 'some', 'several', 'each', 'both', 'few', 'none') ||
    !isWord(tokens[index + 1], 'of')
  )
    return;
  if (isWord(tokens[index - 1], 'first', 'worst', 'best', 'a', 'so', 'very', 'the', 'above', 'after')) return;
  if (!is(noun, R.NNS) || isWord(noun, 'ones', 'others', 'others', 'hundreds', 'thousands')) return;
  if (
    is(after, R.POS) ||
    is(after, NOUN) ||
    !(
      can(after, VERB | R.BE | R.MD | R.HAVE | R.DO | R.IN | R.WH | R.RB) ||
      after === undefined ||
      isPunctuation(after)
    )
  )
    return;
  const plain = isWord(token, 'none') ? [] : [[wordOf(tokens, index), noun.text]];
  if (isWord(token, 'each')) return;
  return shortest(tokens, index, index + 3, [...plain, [wordOf(tokens, index), 'of', 'the', noun.text]], {
    word: token.lower,
    noun: noun.text,
  });
});
