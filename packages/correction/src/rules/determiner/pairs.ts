import { pluralOf } from '../../lexicon/inflect.ts';
import { uncountables } from '../../lexicon/noun-classes.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { strictlyCounted } from '../bare-noun/nouns.ts';
import { NEVER_A } from '../countability/tables.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { beginsWithVowel } from './sound.ts';

/** "a hour", "an university". */
const sound = tokenRule('determiner', 'articleSound', (tokens, index) => {
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
const twice = tokenRule('determiner', 'doubleDeterminer', (tokens, index) => {
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

/** "this shoes", "these book", "in that days". */
const demonstrative = tokenRule('determiner', 'demonstrativeNumber', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || !isWord(token, 'this', 'that', 'these', 'those')) return;
  let at = index + 1;
  while (is(tokens[at], R.JJ) && !isWord(tokens[at], 'same', 'such')) at += 1;
  const noun = tokens[at];
  const after = tokens[at + 1];
  if (
    !noun ||
    isWord(
      noun,
      'means',
      'series',
      'species',
      'headquarters',
      'crossroads',
      'works',
      'news',
      'data',
      'media',
      'others',
      'ones',
    ) ||
    uncountables.has(noun.noun ?? '')
  )
    return;
  if (isWord(token, 'this', 'that')) {
    if (!can(noun, R.NNS) || is(noun, R.VBZ)) return;
    // "I think that shoes": a conjunction; "the book that children read": a relative pronoun
    const isOpen = before === undefined || (isPunctuation(before) && !isWord(before, ',')) || is(before, R.IN);
    if (isWord(token, 'that') && !(isOpen && (is(before, R.IN) || !hasLaterVerbs(tokens, at + 1)))) return;
    if (
      isWord(token, 'that') &&
      isWord(before, 'in', 'except', 'so', 'but', 'given', 'than', 'as') &&
      !isWord(noun, 'days', 'times', 'years')
    )
      return;
    if (
      isWord(token, 'that') &&
      is(before, R.IN) &&
      can(after, VERB | R.BE | R.MD) &&
      !isWord(noun, 'days', 'times', 'years')
    )
      return;
    // "this gives", "this tastes": the noun may be a verb
    const isSure =
      (isWord(after, 'are', 'were', 'have') && index === 0) ||
      (isWord(token, 'this') &&
        is(before, R.IN | VERB) &&
        !can(before, R.SC | R.VBG) &&
        (isPunctuation(after) || is(after, R.IN | R.CC)));
    if ((!isSure && (can(noun, R.VBZ) || noun.verb !== undefined)) || isWord(after, "'", "'s")) return;
    if (isWord(noun, 'people') && isWord(token, 'that')) return;
    if (is(after, NOUN) && !can(after, VERB)) return;
    const right = isWord(token, 'this') ? 'these' : 'those';
    return { from: index, to: index + 1, fixes: [right], params: { wrong: token.lower, right, noun: noun.text } };
  }
  // "those who": no noun
  if (!is(noun, R.NN) || noun.noun !== noun.lower || at !== index + 1) return;
  if (
    !(
      is(after, R.BE | R.VBZ | R.MD) ||
      can(after, R.HAVE) ||
      isPunctuation(after) ||
      is(after, R.IN | R.CC) ||
      after === undefined
    )
  )
    return;
  if (isWord(after, 'and', 'or', '-', 'are', 'were', 'have')) return;
  const right = isWord(token, 'these') ? 'this' : 'that';
  const one = `${right} ${noun.text}`;
  const several = `${wordOf(tokens, index)} ${pluralOf(noun.lower)}`;
  const fixes = strictlyCounted.has(noun.lower) ? [several, one] : [one, several];
  return { from: index, to: at + 1, fixes, params: { wrong: token.lower, right, noun: noun.text } };
});

/** Whether a sentence goes on with two verbs, so that "that" may be a conjunction at its start. */
const hasLaterVerbs = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(from).filter((token) => is(token, R.BE | R.MD | R.VBZ | R.VBD | R.HAVE | R.DO)).length > 1;

/** Uncountable nouns that can take "a" in some meaning, besides those of {@link NEVER_A}. */
const OFTEN_AMOUNTS = new Set(
  `water time homework milk sugar salt oil coffee tea food energy experience knowledge help work noise love space stress support
respect attention rain`.split(/\s+/),
);
const isAmountWord = (word: string): boolean => NEVER_A.has(word) || OFTEN_AMOUNTS.has(word);

/** "much patients", "a few sugar". Words for amounts are the matter of countability. */
const amount = tokenRule('determiner', 'muchOrMany', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  let at = index + 1;
  if (!token || !isWord(token, 'much', 'few', 'little')) return;
  while (is(tokens[at], R.JJ)) at += 1;
  const noun = tokens[at];
  const after = tokens[at + 1];
  if (!noun) return;
  if (isWord(token, 'much')) {
    if (!is(noun, R.NNS) || noun.verb !== undefined || isWord(noun, 'means', 'news', 'series', 'thanks')) return;
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
const ofBare = tokenRule('determiner', 'quantifierOf', (tokens, index) => {
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

/** "each of student", "every students" are singular; "each of student" → each student. */
const eachOf = tokenRule('determiner', 'eachOf', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 2];
  if (!token || !isWord(token, 'each', 'every') || !isWord(tokens[index + 1], 'of') || !noun?.noun) return;
  if (!is(noun, R.NN) || noun.lower !== noun.noun) return;
  return shortest(
    tokens,
    index,
    index + 3,
    [
      [wordOf(tokens, index), noun.text],
      ['each', 'of', 'the', `${noun.noun}s`],
    ],
    { word: token.lower, noun: noun.text },
  );
});

/** "buy other phone" → another. */
const another = tokenRule('determiner', 'another', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const noun = tokens[index + 1];
  if (!isWord(token, 'other') || !can(noun, R.NN) || !noun || noun.noun !== noun.lower) return;
  if (!(strictlyCounted.has(noun.lower) || COUNTABLE.has(noun.lower)) || !endsNounPhrase(tokens[index + 2])) return;
  const isGiven =
    isWord(before, 'me', 'us', 'him', 'them') &&
    isWord(tokens[index - 2], 'give', 'show', 'bring', 'tell', 'gave', 'brought', 'showed');
  if (
    !(
      isGiven ||
      is(before, VERB | R.HAVE | R.BE) ||
      is(before, R.IN) ||
      isWord(before, 'buy', 'find', 'need', 'want', 'have')
    )
  )
    return;
  if (isWord(before, 'of', 'or', 'than', 'from') || can(before, R.DT | R.PRPS | R.QT)) return;
  const fixes = [`another ${noun.text}`, `the other ${noun.text}`, `other ${pluralOf(noun.lower)}`];
  return { from: index, to: index + 2, fixes, params: { noun: noun.text } };
});
const COUNTABLE = new Set(
  `phone car job house flat apartment room book country city town school hotel restaurant shop friend person man woman child dog cat
way reason problem question idea example day week month year time chance thing place bus train language student
teacher company
university bag shirt dress coat jacket computer option solution topic story film movie song game photo picture point
brother sister letter email message appointment date table chair cup glass coffee one door street`.split(/\s+/),
);

export const pairRules: readonly Rule[] = [sound, twice, demonstrative, amount, ofBare, eachOf, another];
