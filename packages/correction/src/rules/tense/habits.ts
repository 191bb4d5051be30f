import { thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { predicateRule, startOf } from './predicate-rule.ts';
import { isShort } from './short-forms.ts';

/** Changes that go on: "is getting better every day". */
const CHANGES = new Set(
  'get become grow improve increase rise fall change decrease learn feel start begin go come look try think wonder hope run plan'.split(
    ' ',
  ),
);

const DAYS = new Set(
  'day morning evening week year month summer winter night weekend afternoon monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** Whether the verb is followed by how often it happens: "every Sunday", "twice a week". */
function isRepeated(tokens: readonly Token[], verb: number): boolean {
  for (let at = verb + 1; at < tokens.length && !isPunctuation(tokens[at]) && !can(tokens[at], R.WH | R.SC); at += 1) {
    if (isWord(tokens[at], 'every') && DAYS.has(tokens[at + 1]?.lower ?? '')) return true;
    const isTimes =
      isWord(tokens[at], 'once', 'twice') || (is(tokens[at], R.CD) && isWord(tokens[at + 1], 'times', 'time'));
    const unit = isWord(tokens[at], 'once', 'twice') ? at + 2 : at + 3;
    if (isTimes && isWord(tokens[unit - 1], 'a', 'per') && DAYS.has(tokens[unit]?.lower ?? '')) return true;
  }
  return false;
}

/** "Usually I am getting up at six": habits take the simple present. */
export const habit = predicateRule('habitInProgressive', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'progressive' || predicate.time !== 'present' || predicate.isNegated) return;
  const { at, verb, base, subject } = predicate;
  const start = startOf(predicate);
  const main = tokens[verb];
  if (
    subject.from > at ||
    !main ||
    can(main, R.JJ) ||
    (isWord(main, 'going') &&
      isWord(tokens[verb + 1], 'to') &&
      can(tokens[verb + 2], R.VB) &&
      !can(tokens[verb + 2], R.NN))
  )
    return;
  const isUsually =
    isWord(tokens[start - 1], 'usually', 'normally', 'generally') ||
    (isWord(tokens[start - 1], ',') && isWord(tokens[start - 2], 'usually', 'normally')) ||
    tokens.slice(at + 1, verb).some((each) => isWord(each, 'usually', 'normally', 'rarely', 'seldom', 'often')) ||
    isWord(tokens[start - 1], 'sometimes', 'often') ||
    tokens.slice(start, at).some((each) => isWord(each, 'usually', 'normally', 'sometimes', 'often')) ||
    isRepeated(tokens, verb);
  const isEvery =
    isWord(tokens[0], 'every') &&
    start <= 3 &&
    isWord(
      tokens[1],
      'day',
      'morning',
      'evening',
      'week',
      'year',
      'month',
      'summer',
      'winter',
      'night',
      'weekend',
      'monday',
      'saturday',
      'sunday',
      'friday',
    );
  if (!isUsually && !isEvery) return;
  const comma = tokens.findIndex((each, place) => place > verb && each.text === ',');
  if (
    tokens
      .slice(0, comma < 0 ? tokens.length : comma)
      .some((each) =>
        isWord(
          each,
          'when',
          'while',
          'this',
          'these',
          'now',
          'moment',
          'currently',
          'more',
          'better',
          'until',
          'already',
          'still',
        ),
      ) ||
    (CHANGES.has(base) && !isWord(tokens[verb + 1], 'up', 'to', 'dressed', 'home'))
  )
    return;
  if (subject.number === 'unknown' && subject.person === 3) return;
  const isThird = subject.person === 3 && subject.number === 'singular';
  const form = isThird ? thirdPersonOf(base) : base;
  const lead = isShort(tokens[at]) ? `${tokens[at - 1]?.text ?? ''} ` : '';
  const middle = tokens
    .slice(at + 1, verb)
    .map(({ text }) => `${text} `)
    .join('');
  return finding(tokens, isShort(tokens[at]) ? at - 1 : at, verb + 1, [lead + middle + form]);
});
