import { pluralOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { endsNounPhrase, modifiersBefore } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { articles } from './article-findings.ts';
import { professions } from './count-nouns.ts';
import { articleFor } from './sound.ts';

const isBecome = (token: Token | undefined): boolean =>
  token?.verb === 'become' || (token?.verb === 'be' && token.lower !== "'s");

/** "she is nurse", "wants to become engineer", "works as waiter". */
export const profession = tokenRule('determiner', 'articleWithJob', (tokens, index) => {
  const noun = tokens[index];
  if (!noun || !professions.has(noun.lower) || !can(noun, R.NN)) return;
  const from = modifiersBefore(tokens, index);
  const before = tokens[from - 1];
  const after = tokens[index + 1];
  const isAs =
    isWord(before, 'as') &&
    tokens
      .slice(Math.max(0, from - 6), from - 1)
      .some((each) => ['work', 'serve'].includes(each.verb ?? '') || each.noun === 'job');
  if (tokens.slice(from, index).some((each) => can(each, R.JJS | R.JJR))) return;
  if (!isAs && !(isBecome(before) && can(before, VERB | R.BE))) return;
  if (
    is(tokens[from], R.POS) ||
    !endsNounPhrase(after) ||
    isWord(after, 'of', 'to', "'s", '-', ':') ||
    can(after, R.POS)
  )
    return;
  // "is soldier and sailor": a list
  if (isWord(after, 'and', 'or', ',') && is(tokens[index + 2], NOUN) && !isWord(tokens[index + 2], 'she', 'he')) return;
  // a question: "is teacher"; what follows "there" or a relative clause
  if (from - 1 === 0 || isPunctuation(tokens[from - 2]) || isWord(tokens[from - 2], 'what', 'who', 'whose')) return;
  if (
    can(tokens[from], R.VBG) ||
    (from === index &&
      isWord(noun, 'cook', 'guard', 'coach', 'model', 'graduate', 'dancer', 'porter', 'miller') &&
      !is(noun, R.NN))
  )
    return;
  // "many people are fisherman"
  if (isWord(before, 'are', 'were') && from === index)
    return { from: index, to: index + 1, fixes: [pluralOf(noun.lower)], params: { noun: noun.text } };
  return articles(tokens, from, [articleFor(tokens[from]?.text ?? '')], { noun: noun.text });
});

/** "is highest mountain", "one of biggest cities", "gave biggest one". */
export const superlative = tokenRule('determiner', 'articleWithSuperlative', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const isMost =
    isWord(token, 'most') &&
    is(after, R.JJ) &&
    !isWord(after, 'people', 'other', 'young', 'old', 'new', 'big', 'small', 'large') &&
    (after?.lower.length ?? 0) > 6;
  if (
    !token ||
    (!isMost && !is(token, R.JJS)) ||
    !before ||
    (isWord(token, 'best', 'least', 'most') !== isMost && isWord(token, 'least', 'most'))
  )
    return;
  const noun = isMost ? tokens[index + 2] : after;
  if (!can(noun, R.NN | R.NNS) || !endsNounPhrase(tokens[index + (isMost ? 3 : 2)])) return;
  if (isMost && is(noun, R.NNS) && !(isWord(before, 'of') && isWord(tokens[index - 2], 'one'))) return;
  const isOne = isWord(before, 'of') && isWord(tokens[index - 2], 'one', 'some', 'two');
  const isPredicate =
    can(before, R.BE) && is(before, R.BE | R.VBD) && can(noun, R.NN) && !isPunctuation(tokens[index - 2]) && index > 1;
  if (!isOne && !isPredicate) return;
  if (
    (isPredicate && isWord(noun, 'time', 'thing', 'practice', 'friend', 'value', 'man') && isWord(token, 'best')) ||
    isWord(tokens[index - 2], 'what', 'which', 'there', 'who')
  )
    return;
  if (isPredicate && !isMost && isWord(token, 'best', 'worst', 'latest', 'earliest')) return;
  return articles(tokens, index, ['the'], { word: isMost ? `most ${after?.text}` : token.text });
});
