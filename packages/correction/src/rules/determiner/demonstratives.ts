import { pluralOf } from '../../lexicon/inflect.ts';
import { uncountables } from '../../lexicon/noun-classes.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { strictlyCounted } from '../bare-noun/nouns.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';

/** "this shoes", "these book", "in that days". */
export const demonstrative = tokenRule('determiner', 'demonstrativeNumber', (tokens, index) => {
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
    if (isWord(token, 'that') && (isWord(noun, 'people') || isWord(before, ')'))) return;
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

/** "each of student", "every students" are singular; "each of student" → each student. */
export const eachOf = tokenRule('determiner', 'eachOf', (tokens, index) => {
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
export const another = tokenRule('determiner', 'another', (tokens, index) => {
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
