import { countables, uncountables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { strictlyCounted } from '../bare-noun/nouns.ts';
import { headFrom } from '../noun-number/noun-run.ts';
import { tokenRule } from '../rule.ts';
import { finding, textOf, uncountablePlural } from './shared.ts';

/** "much people", "too much cars", "how much friends". */
export const muchCountable = tokenRule('countability', 'muchPlural', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  const isMuch = isWord(token, 'much');
  if (!isMuch && !isWord(token, 'less')) return null;
  const before = tokens[index - 1];
  let at = index + 1;
  while (is(tokens[at], R.JJ) && can(tokens[at + 1], R.NNS)) at += 1;
  const noun = tokens[at];
  if (!noun || !is(noun, R.NNS | (isMuch ? R.VBZ : 0)) || uncountablePlural(noun) !== undefined) return null;
  if (
    isWord(
      noun,
      'thanks',
      'means',
      'news',
      'politics',
      'others',
      'goods',
      'series',
      'species',
      'congratulations',
      'maths',
      'physics',
      'headquarters',
      'earnings',
      'savings',
    ) ||
    noun.lower.endsWith('ics')
  )
    return null;
  const isSureNoun = isMuch && !isWord(before, 'how', 'as', 'so') && strictlyCounted.has(noun.noun ?? '');
  if (
    can(noun, R.VBZ) &&
    !isSureNoun &&
    (!can(tokens[at + 1], R.VB | R.VBZ | R.VBD | R.BE | R.HAVE | R.DO | R.MD | R.PRP | R.IN) ||
      !countables.has(noun.noun ?? ''))
  )
    return null;
  if (!isMuch) {
    const isUnit = isWord(
      noun,
      'dollars',
      'euros',
      'pounds',
      'miles',
      'kilometres',
      'kilometers',
      'minutes',
      'hours',
      'days',
      'weeks',
      'months',
      'years',
      'metres',
      'meters',
      'kilos',
    );
    if (
      isUnit ||
      isWord(before, 'or', 'no', 'much', 'any', 'the', 'far', 'even', 'is', 'are', 'was', 'were') ||
      at > index + 1 ||
      !(strictlyCounted.has(noun.noun ?? '') || noun.lower === 'people')
    )
      return null;
    return finding(tokens, index, index + 1, ['fewer'], noun.lower);
  }
  if (
    isWord(before, 'very') &&
    isWord(tokens[index - 2], 'not') === false &&
    isWord(next, 'people') === false &&
    at === index + 1 &&
    can(tokens[index - 2], R.VB | R.VBD | R.VBZ | R.PRPO) &&
    !isWord(tokens[index - 2], 'have', 'has', 'had', 'are', 'were', 'see', 'know')
  )
    return null;
  if (
    isWord(
      before,
      "n't",
      'not',
      'very',
      'so',
      'too',
      'how',
      'as',
      'have',
      'has',
      'had',
      'with',
      'there',
      'are',
      'were',
      'get',
      'got',
      'know',
      'knew',
      'make',
      'made',
      'see',
      'saw',
      'read',
      'eat',
      'buy',
    ) ||
    can(before, R.VB | R.VBZ | R.VBD | R.IN | R.BE) ||
    before === undefined
  ) {
    return finding(
      tokens,
      index,
      index + 1,
      isWord(before, "n't", 'not', 'very', 'so', 'too', 'how', 'as') ? ['many'] : ['many', 'a lot of'],
      noun.lower,
    );
  }
  return null;
});

/** "a huge number of water", "an amount of people". */
export const amountOf = tokenRule('countability', 'amountOf', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'number', 'amount') || !isWord(tokens[index + 1], 'of')) return null;
  const head = headFrom(tokens, index + 2);
  const noun = tokens[head];
  if (!noun) return null;
  const opener = tokens[index - 1];
  const isPhrase = isWord(
    opener,
    'a',
    'an',
    'the',
    'huge',
    'large',
    'big',
    'great',
    'small',
    'certain',
    'enormous',
    'growing',
  );
  const from =
    isWord(opener, 'a', 'an', 'the') || !isWord(tokens[index - 2], 'a', 'an', 'the')
      ? index - (isWord(opener, 'a', 'an') ? 1 : 0)
      : index - 2;
  if (!isPhrase) return null;
  const isWater =
    uncountables.has(noun.lower) ||
    isWord(noun, 'water', 'food', 'energy', 'waste', 'plastic', 'time', 'noise', 'coffee', 'oil', 'space', 'stress');
  if (
    isWord(token, 'number') &&
    isWater &&
    can(noun, R.NN) &&
    !can(noun, R.NNS) &&
    !can(tokens[head + 1], R.NN | R.NNS)
  ) {
    return finding(
      tokens,
      from,
      index + 1,
      [
        textOf(tokens, from, index + 1)
          .replace(/^an? number$/i, 'an amount')
          .replace(/number$/i, 'amount'),
      ],
      noun.lower,
    );
  }
  if (
    isWord(token, 'amount') &&
    head === index + 2 &&
    isWord(
      noun,
      'people',
      'students',
      'tourists',
      'children',
      'cars',
      'books',
      'trees',
      'friends',
      'shops',
      'mistakes',
      'problems',
      'jobs',
      'houses',
      'visitors',
      'workers',
      'women',
      'men',
      'countries',
      'animals',
    )
  ) {
    return finding(
      tokens,
      from,
      index + 1,
      [
        textOf(tokens, from, index + 1)
          .replace(/^an amount$/i, 'a number')
          .replace(/amount$/i, 'number'),
      ],
      noun.lower,
    );
  }
  return null;
});
