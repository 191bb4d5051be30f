import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { afterOpeningPhrase, isStatement } from './clauses.ts';
import { isPerson } from './shared.ts';

/** Whether what follows is in the plural: "many parks". */
function isPluralAhead(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    if (can(tokens[at], R.NNS)) return true;
    if (is(tokens[at], R.NN) && !isWord(tokens[at], 'lot')) return false;
  }
  return false;
}

/** Whether many things at a place follow: "many people in the park", but not "many years since". */
function isAtPlace(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + 5 && at < tokens.length && !can(tokens[at], R.NNS)) at += 1;
  const isTime = isWord(
    tokens[at],
    'years',
    'days',
    'weeks',
    'months',
    'hours',
    'minutes',
    'miles',
    'kilometres',
    'kilometers',
    'times',
    'centuries',
    'decades',
  );
  return (
    can(tokens[at], R.NNS) && !isTime && isWord(tokens[at + 1], 'in', 'on', 'at', 'near', 'here', 'there', 'around')
  );
}

const opensAmount = (tokens: readonly Token[], at: number): boolean =>
  isWord(
    tokens[at],
    'many',
    'some',
    'several',
    'a',
    'an',
    'lots',
    'two',
    'three',
    'four',
    'five',
    'few',
    'no',
    'beautiful',
    'different',
  );

/** "There have many people", "in my city has many parks", "in the picture it has a table", "it is many people". */
export const existence = tokenRule('pronoun', 'existence', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const isHave = isWord(token, 'has', 'have', 'had');
  const form = (from: number): string =>
    isWord(token, 'had', 'was')
      ? isPluralAhead(tokens, from)
        ? 'were'
        : 'was'
      : isPluralAhead(tokens, from)
        ? 'are'
        : 'is';
  if (
    isHave &&
    isWord(before, 'there') &&
    (opensAmount(tokens, index + 1) || is(tokens[index + 1], R.NNS)) &&
    (index === 1 || isPunctuation(tokens[index - 2]) || can(tokens[index - 2], R.CC | R.SC))
  ) {
    if (can(tokens[index + 2], R.TO)) return null;
    return finding(tokens, index, index + 1, [form(index + 1)]);
  }
  const opening = afterOpeningPhrase(tokens);
  const isPlace =
    isWord(tokens[0], 'in', 'on', 'at') &&
    opening > 0 &&
    !isWord(tokens[opening - 1], 'year', 'years', 'morning', 'time', 'past', 'summer', 'winter');
  if (
    isWord(token, 'has') &&
    isPlace &&
    opening === index &&
    opensAmount(tokens, index + 1) &&
    !isWord(before, ',') &&
    !isPerson(before) &&
    isStatement(tokens)
  ) {
    return finding(tokens, index, index + 1, [`there ${form(index + 1)}`]);
  }
  if (isHave && isWord(before, 'it') && isPlace && opening === index - 1 && opensAmount(tokens, index + 1)) {
    return finding(tokens, index - 1, index + 1, [`there ${form(index + 1)}`]);
  }
  if (
    isWord(token, 'is', 'are', 'was', 'were') &&
    isWord(before, 'it') &&
    isWord(tokens[index + 1], 'many', 'some', 'several', 'lots') &&
    isAtPlace(tokens, index + 1)
  ) {
    return finding(tokens, index - 1, index + 1, [`there ${isWord(token, 'was', 'were') ? 'were' : 'are'}`]);
  }
  return null;
});

/** "It is a big park near my house": first mention of something at a place. */
export const itIsNear: Rule = {
  kind: 'pronoun',
  code: 'thereIsNear',
  *find(tokens, { previous }) {
    if (previous || !isWord(tokens[0], 'it') || !isWord(tokens[1], 'is', 'was') || !isWord(tokens[2], 'a', 'an'))
      return;
    const at = tokens.findIndex(
      (token) => isWord(token, 'near', 'behind') || (isWord(token, 'next') && token.start > 0),
    );
    if (at < 4 || at > 6 || !can(tokens[at - 1], R.NN)) return;
    const place = tokens.slice(at + 1, at + 4);
    if (
      place.some((token) => isWord(token, 'my', 'our')) &&
      place.some((token) => isWord(token, 'house', 'home', 'school', 'flat', 'apartment', 'office', 'village'))
    ) {
      yield finding(tokens, 0, 2, [`there ${tokens[1]?.lower}`]);
    }
  },
};
