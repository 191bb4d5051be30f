import { participleOf, pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate } from '../../tagging/predicates.ts';
import { can, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { conjunctionOf } from './condition-clauses.ts';
import { STATES, toPast } from './forms.ts';
import { predicateRule, startOf } from './predicate-rule.ts';

const isIfClause = (tokens: readonly Token[], predicate: Predicate): boolean =>
  conjunctionOf(tokens, predicate)?.word === 'if';

/** "If I had money, I will buy" → would; "If I had known, I would leave" → would have left. */
export const main = predicateRule('mainClauseOfIf', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal') return;
  const condition = predicates.find((each) => isIfClause(tokens, each));
  if (
    !condition ||
    condition === predicate ||
    conjunctionOf(tokens, predicate) ||
    Math.abs(predicates.indexOf(condition) - index) !== 1
  )
    return;
  const aux = tokens[predicate.at];
  const opener = conjunctionOf(tokens, condition);
  if (
    !opener ||
    (opener.at !== 0 && !(opener.at === 1 && can(tokens[0], R.CC)) && index > predicates.indexOf(condition)) ||
    isWord(tokens[opener.at - 1], 'as', 'even', 'what', 'know', 'ask', 'wonder', 'see')
  )
    return;
  if (
    index > predicates.indexOf(condition) &&
    !isWord(tokens[startOf(predicate) - 1], ',') &&
    predicate.subject.from < predicate.at &&
    !isPronounAt(tokens, predicate.subject.head)
  )
    return;
  if (isWord(aux, 'will', "'ll", 'wo') && condition.time === 'past') {
    const isUnreal =
      (condition.form === 'simple' &&
        ['have', 'know', 'live', 'win', 'speak', 'move', 'travel', 'own', 'become'].includes(condition.base)) ||
      (condition.form === 'be' &&
        isWord(tokens[condition.at], 'were') &&
        isWord(tokens[condition.subject.head], 'i', 'he', 'she', 'it')) ||
      (condition.form === 'modal' &&
        isWord(tokens[condition.at], 'could') &&
        isWord(tokens[condition.subject.head], 'i', 'we'));
    if (!isUnreal || isWord(aux, "'ll")) return;
    return finding(tokens, predicate.at, predicate.at + 1, ['would']);
  }
  const isThird = condition.form === 'perfect' && condition.time === 'past';
  if (
    !isThird ||
    !isWord(aux, 'would', 'could', "'d") ||
    predicate.verb === predicate.at ||
    predicate.base === 'have' ||
    predicate.base === 'be'
  )
    return;
  if (
    STATES.has(predicate.base) ||
    (['live', 'work', 'feel', 'look', 'go', 'think', 'see', 'say'].includes(predicate.base) && predicate.base !== 'go')
  )
    return;
  if (tokens.some((each) => isWord(each, 'now', 'today', 'still', 'nowadays', 'currently', 'tomorrow', 'ever'))) return;
  return finding(tokens, predicate.verb, predicate.verb + 1, [`have ${participleOf(predicate.base)[0]}`]);
});

const isPronounAt = (tokens: readonly Token[], at: number): boolean =>
  isWord(tokens[at], 'i', 'you', 'he', 'she', 'it', 'we', 'they');

/** "If I have a million dollars, I would travel" → had. */
export const unreal = predicateRule('unrealIf', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (
    !predicate ||
    index !== 0 ||
    !next ||
    !isIfClause(tokens, predicate) ||
    conjunctionOf(tokens, predicate)?.at !== 0
  )
    return;
  if (
    predicate.time !== 'present' ||
    !isWord(tokens[predicate.subject.head], 'i', 'he', 'she', 'we', 'they', 'people', 'everyone')
  )
    return;
  const isOpen =
    ['simple', 'be', 'do', 'modal'].includes(predicate.form) &&
    (predicate.form !== 'modal' || isWord(tokens[predicate.at], 'can'));
  if (!isOpen || !isWord(tokens[next.at], 'would') || next.isNegated || conjunctionOf(tokens, next)) return;
  if (
    !isPronounAt(tokens, next.subject.head) ||
    isWord(tokens[next.subject.head], 'it', 'you') ||
    isWord(
      tokens[next.verb],
      'like',
      'say',
      'recommend',
      'suggest',
      'love',
      'appreciate',
      'be',
      'prefer',
      'advise',
      'rather',
      'think',
      'argue',
      'call',
      'want',
      'expect',
      'imagine',
      'have',
    ) ||
    next.verb === next.at
  )
    return;
  if (
    !['have', 'be', 'win', 'know', 'live', 'find', 'get', 'speak', 'become', 'choose'].includes(predicate.base) &&
    predicate.form !== 'modal'
  )
    return;
  if (predicate.base === 'have' && isWord(tokens[predicate.verb + 1], 'to')) return;
  const past = toPast(tokens, predicate);
  return past && past.fixes[0] === 'was' ? { ...past, fixes: ['were', 'was'] } : past;
});

/** "I wish I can play": the past after "wish". */
export const wish = predicateRule('pastAfterWish', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (
    !predicate ||
    before?.base !== 'wish' ||
    isWord(openerOf(tokens, before), 'if', 'as') ||
    predicate.time !== 'present' ||
    before.form === 'perfect'
  )
    return;
  const start = startOf(predicate);
  const gap = start - before.verb;
  if (gap > 2 || (gap === 2 && !isWord(tokens[start - 1], 'that'))) return;
  const aux = tokens[predicate.at];
  if (predicate.form === 'modal') {
    if (isWord(aux, 'can', 'ca')) return finding(tokens, predicate.at, predicate.at + 1, ['could']);
    if (isWord(aux, 'will', 'wo') && !isWord(tokens[predicate.subject.head], 'i'))
      return finding(tokens, predicate.at, predicate.at + 1, ['would']);
    return;
  }
  if (isWord(tokens[predicate.subject.head], 'you') && (predicate.form === 'simple' || predicate.form === 'be')) return;
  if (predicate.form === 'perfect') return finding(tokens, predicate.at, predicate.at + 1, ['had']);
  if (predicate.form === 'be' || predicate.form === 'progressive') {
    const past = toPast(tokens, predicate);
    return past && !/^['’]/.test(aux?.text ?? '') ? { ...past, fixes: ['were', 'was'] } : past;
  }
  if (predicate.form === 'simple')
    return finding(tokens, predicate.at, predicate.at + 1, [
      pastOf(predicate.base)[0] ?? '',
      `would ${predicate.base}`,
    ]);
  return toPast(tokens, predicate);
});
