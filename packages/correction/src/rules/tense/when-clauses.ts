import { ingOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { conjunctionOf } from './condition-clauses.ts';
import { STATES, toPast, wasOrWere } from './forms.ts';
import { isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { isPast, isPresent, NOW } from './predicate-times.ts';
import { isUnit } from './times.ts';

const KNOWING = new Set(
  'know ask tell say remember understand decide wonder forget explain show see learn realize realise mean love like hate think'.split(
    ' ',
  ),
);

/** "When I was a child, I sleep with the light on": after a clause in the past. */
export const afterWhen = predicateRule('pastAfterWhen', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const first = predicates[index - 1];
  if (!predicate || index !== 1 || !first || !isPast(first)) return;
  const opener = conjunctionOf(tokens, first);
  if (opener?.at !== 0 || !['when', 'while', 'after', 'before', 'as soon as', 'until'].includes(opener.word)) return;
  const start = startOf(predicate);
  const comma = tokens.slice(first.verb, start).some((each) => each.text === ',');
  if (
    (!comma && !isPronoun(tokens, predicate)) ||
    conjunctionOf(tokens, predicate) ||
    isWord(openerOf(tokens, predicate), 'that', 'which', 'who', 'what')
  )
    return;
  if (tokens.slice(first.verb, start).some((each) => can(each, R.WH | R.SC) || isWord(each, 'that', '"', '“', ';')))
    return;
  const isChildhood =
    first.base === 'be' &&
    tokens
      .slice(first.verb, start)
      .some((each) =>
        isWord(
          each,
          'child',
          'young',
          'little',
          'small',
          'kid',
          'years',
          'teenager',
          'student',
          'boy',
          'girl',
          'baby',
          'younger',
        ),
      );
  if (
    tokens
      .slice(start)
      .some((each) =>
        isWord(
          each,
          ...NOW.filter(
            (word) =>
              word !== 'always' &&
              word !== 'every' &&
              word !== 'usually' &&
              word !== 'often' &&
              word !== 'never' &&
              word !== 'sometimes',
          ),
        ),
      )
  )
    return;
  if (predicate.form === 'perfect' && predicate.time === 'present' && isChildhood) return toPast(tokens, predicate);
  if (
    !isPresent(predicate) ||
    (!isChildhood &&
      (STATES.has(predicate.base) ||
        ['think', 'wonder', 'say', 'find', 'call', 'mean', 'remember', 'guess', 'suppose', 'hope'].includes(
          predicate.base,
        )))
  )
    return;
  if (isChildhood && isWord(tokens[predicate.at], 'remember', 'think', 'guess', 'believe', 'suppose')) return;
  return toPast(tokens, predicate);
});

/** "He lost two teeth when he fall": a clause of time after the past. */
export const whenAfter = predicateRule('pastInWhenClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (!predicate || !isPast(before) || !isPresent(predicate) || isUnit(tokens[predicate.subject.head])) return;
  const opener = conjunctionOf(tokens, predicate);
  if (
    !opener ||
    !['when', 'until', 'before', 'after', 'while', 'as soon as'].includes(opener.word) ||
    opener.at <= before.verb
  )
    return;
  if (KNOWING.has(before.base) && !(before.base === 'see' && opener.word !== 'when')) return;
  if (
    isPunctuation(tokens[opener.at - 1]) ||
    tokens
      .slice(before.verb, opener.at)
      .some((each) => isPunctuation(each) || (isWord(each, 'to', 'how', 'what', 'that') && opener.word !== 'while'))
  )
    return;
  if (isWord(tokens[predicate.subject.head], 'you') || tokens.some((each) => isWord(each, 'if'))) return;
  if (
    (opener.word === 'while' &&
      predicate.form === 'simple' &&
      predicate.base !== 'be' &&
      !STATES.has(predicate.base)) ||
    (opener.word === 'while' && predicate.base === 'have')
  ) {
    return finding(tokens, predicate.at, predicate.at + 1, [`${wasOrWere(predicate)} ${ingOf(predicate.base)}`]);
  }
  return toPast(tokens, predicate);
});

/** "While I wait for the doctor, an old lady told me" → was waiting. */
export const whileClause = predicateRule('progressiveAfterWhile', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (!predicate || index !== 0 || !isPast(next) || predicate.form !== 'simple' || predicate.time !== 'present') return;
  if (
    !isWord(tokens[startOf(predicate) - 1], 'while') ||
    startOf(predicate) !== 1 ||
    STATES.has(predicate.base) ||
    predicate.subject.number === 'unknown'
  )
    return;
  return finding(tokens, predicate.at, predicate.at + 1, [`${wasOrWere(predicate)} ${ingOf(predicate.base)}`]);
});

/** "I move to Paris when I was five": the main clause before a clause of childhood. */
export const beforeWhen = predicateRule('pastBeforeWhen', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (
    !predicate ||
    !isPresent(predicate) ||
    !next ||
    !isPast(next) ||
    next.base !== 'be' ||
    !isWord(tokens[next.subject.head], 'i', 'we', 'he', 'she')
  )
    return;
  const opener = conjunctionOf(tokens, next);
  if (opener?.word !== 'when' || isPunctuation(tokens[opener.at - 1])) return;
  const after = tokens.slice(next.verb + 1, next.verb + 4);
  const isAge =
    after.some(
      (each) =>
        isWord(each, 'child', 'kid', 'young', 'little', 'boy', 'girl', 'teenager', 'younger', 'years') ||
        is(each, R.CD),
    ) && !isWord(after[0], 'in', 'at', 'on');
  if (
    !isAge ||
    !isWord(tokens[predicate.subject.head], 'i', 'we', 'he', 'she') ||
    KNOWING.has(predicate.base) ||
    ['feel', 'miss', 'look', 'talk', 'regret', 'wish', 'dream', 'have', 'be', 'want'].includes(predicate.base)
  )
    return;
  if (
    tokens
      .slice(predicate.verb, opener.at)
      .some((each) => can(each, R.TO) || isWord(each, 'than', 'as', 'like', 'photo', 'pictures', 'photos', 'of'))
  )
    return;
  return toPast(tokens, predicate);
});
