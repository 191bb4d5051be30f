import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { isPaired } from '../bare-noun.ts';
import { endsNounPhrase } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { articles } from './article-findings.ts';
import { countNouns } from './count-nouns.ts';
import { articleFor } from './sound.ts';

const UNIQUE = new Set('sun moon internet environment sky earth world'.split(' '));

/** "Sun was shining", "because sun is strong". */
export const unique = tokenRule('determiner', 'articleUnique', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !UNIQUE.has(token.lower) || isWord(token, 'earth')) return;
  const isFirst =
    index === 0 || isWord(before, 'because', 'when', 'that', 'but', 'and', 'so', 'if', 'while', 'although', ',');
  if (
    !isFirst ||
    !(is(after, R.BE | R.MD | R.VBD) || isWord(after, 'has', 'had', 'shines', 'rises', 'rose', 'shone', 'should'))
  )
    return;
  if (isWord(before, ',', 'and', 'but') && isPaired(tokens, index, index)) return;
  if (isWord(before, 'and', ',') && can(tokens[index - 2], NOUN) && !isWord(after, 'was', 'is', 'has')) return;
  if (isWord(before, 'and') && can(tokens[index - 2], NOUN)) return;
  return articles(tokens, index, ['the'], { noun: token.text });
});

const SEEM = new Set('look feel taste smell sound stay remain'.split(' '));

/** "studied same subject", "they look same". */
export const same = tokenRule('determiner', 'articleWithSame', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!isWord(token, 'same') || !before || isPunctuation(before)) return;
  if (
    can(before, R.DT | R.PRPS | R.QT | R.CD) ||
    isWord(before, 'very', 'exact', 'exactly', 'same', 'much', 'and', 'or', 'almost')
  )
    return;
  const isBefore = is(after, NOUN) || can(after, R.NN | R.NNS);
  if (isWord(before, 'in') && isWord(after, 'time')) return;
  const isEqual =
    (isWord(after, 'as', '.', ',', 'for', 'with', 'every', 'in') &&
      (can(before, R.BE) || (is(before, R.NOT) && can(tokens[index - 2], R.BE)))) ||
    (SEEM.has(before.verb ?? '') && can(before, VERB) && (isPunctuation(after) || isWord(after, 'as', 'to')));
  if (!isBefore && !isEqual) return;
  if (!isEqual && !is(before, VERB | R.BE | R.HAVE | R.DO | R.IN | R.TO) && !can(before, R.VBD | R.VBN)) return;
  return articles(tokens, index, ['the'], { noun: isBefore ? (after?.text ?? '') : '' });
});

/** "What beautiful day!", "such cold night", "so nice day". */
export const afterWhat = tokenRule('determiner', 'articleAfterSuch', (tokens, index) => {
  const token = tokens[index];
  const adjective = tokens[index + 1];
  const noun = tokens[index + 2];
  const after = tokens[index + 3];
  if (!token || !noun || !isWord(token, 'what', 'such') || !is(adjective, R.JJ) || !adjective) return;
  if (!is(noun, R.NN) || !(SUCH_NOUNS.has(noun.lower) || countNouns.has(noun.lower))) return;
  if (
    isWord(token, 'what') &&
    !(index === 0 && (is(after, R.PRP) || isWord(after, 'it', 'you', 'this', '!')) && tokens.at(-1)?.text !== '?')
  )
    return;
  if (
    isWord(token, 'such') &&
    (isWord(tokens[index - 1], 'no', 'any', 'some', 'every', 'one', 'in', 'as') || !endsNounPhrase(after))
  )
    return;
  return articles(tokens, index + 1, [articleFor(adjective.text)], { word: token.lower, noun: noun.text });
});

const SUCH_NOUNS = new Set(
  `
day night week year time place city town person man woman boy girl child family teacher friend evening morning
afternoon weekend holiday trip experience surprise story film movie book song game view meal job life feeling`
    .trim()
    .split(/\s+/),
);
