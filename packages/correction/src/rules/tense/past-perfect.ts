import { participleOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, isPunctuation, isWord } from '../../tagging/token.ts';
import { isPerson, looksBase } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { conjunctionOf } from './condition-clauses.ts';
import { toPast } from './forms.ts';
import { beginningOf, isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { isPast, isPresent } from './predicate-times.ts';

/** "I never see such a sunset before" → have never seen. */
export const neverBefore = tokenRule('tense', 'perfectWithBefore', (tokens, index) => {
  const verb = tokens[index + 1];
  if (!isWord(tokens[index], 'never') || !isWord(tokens[index - 1], 'i', 'we', 'they') || !looksBase(verb) || !verb)
    return;
  if (
    ![
      'see',
      'hear',
      'meet',
      'visit',
      'try',
      'eat',
      'feel',
      'have',
      'go',
      'do',
      'read',
      'play',
      'travel',
      'taste',
      'know',
      'ride',
    ].includes(verb.verb)
  )
    return;
  const before = tokens.findIndex((each, at) => at > index && isWord(each, 'before'));
  if (
    before < 0 ||
    !isPunctuation(tokens[before + 1]) ||
    tokens[before + 1]?.text === ',' ||
    tokens.slice(index, before).some((each) => isPunctuation(each) || can(each, R.SC))
  )
    return;
  return finding(tokens, index, index + 2, [`have never ${participleOf(verb.verb)[0]}`]);
});

/** Verbs of noticing, after which an earlier action takes the past perfect. */
const NOTICED = new Set(
  'notice realize realise see discover find remember understand forget think know hear learn'.split(' '),
);

/** "I noticed that somebody has stolen" → had; "By the time we arrived, it has left" → had. */
export const pastPerfect = predicateRule('pastPerfectInPast', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'perfect' || predicate.time !== 'present' || /^['’]/.test(tokens[predicate.at]?.text ?? ''))
    return;
  const before = predicates[index - 1];
  const start = beginningOf(tokens, predicate);
  const opener = tokens[start - 1];
  const fix = finding(tokens, predicate.at, predicate.at + 1, ['had']);
  if (
    before &&
    isPast(before) &&
    isWord(opener, 'that', 'how') &&
    start - before.verb <= 4 &&
    NOTICED.has(before.base) &&
    before.form === 'simple' &&
    isWord(tokens[before.subject.head], 'i', 'we', 'he', 'she')
  )
    return fix;
  if (
    before &&
    before.time === 'past' &&
    before.form === 'simple' &&
    isWord(opener, 'that') &&
    ['tell', 'say', 'explain'].includes(before.base) &&
    isWord(tokens[before.subject.head], 'i', 'we') &&
    start - before.verb <= 3
  )
    return fix;
  // by the time, before, when
  const clause = predicates.find((each) => each !== predicate && each.time === 'past' && each.form === 'simple');
  const conjunction = clause && conjunctionOf(tokens, clause);
  if (!clause || !conjunction || Math.abs(predicates.indexOf(clause) - index) !== 1) return;
  const already = tokens.slice(predicate.at, predicate.verb).some((each) => isWord(each, 'already', 'just'));
  if (
    conjunction.at === 0 &&
    isWord(tokens[start - 1], ',') &&
    (conjunction.word === 'by the time' || (conjunction.word === 'when' && already))
  )
    return fix;
  if (
    conjunction.at > predicate.verb &&
    ((conjunction.word === 'when' && already) || conjunction.word === 'by the time')
  )
    return fix;
});

/** "He promised that he will help": will becomes would after the past. */
export const reported = predicateRule('reportedSpeech', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (
    !predicate ||
    !before ||
    !(before.form === 'simple' || (before.form === 'do' && before.base === 'know')) ||
    before.time !== 'past' ||
    (!isWord(tokens[before.subject.head], 'i', 'he', 'she', 'we', 'they') &&
      !before.isSure &&
      !isPerson(tokens[before.subject.head]))
  )
    return;
  const start = startOf(predicate);
  // "asked how I know if": the tense is that of now
  if (isWord(tokens[before.subject.head], 'you')) return;
  if (start - before.verb > 4 || tokens.slice(before.verb, start).some((each) => isPunctuation(each))) return;
  const opener = tokens[start - 1];
  const aux = tokens[predicate.at];
  const others = predicates.slice(index + 1);
  if (tokens.some((each) => isWord(each, 'tomorrow', 'next', 'soon', 'now', 'still', 'today', 'always', '"', '“')))
    return;
  if (predicate.form === 'modal' && isWord(aux, 'will', 'wo')) {
    const isPromise = ['promise', 'think', 'know', 'hope', 'believe', 'decide', 'tell', 'say'].includes(before.base);
    if (!isPromise || predicate.subject.from > predicate.at) return;
    const isOver =
      others.some((each) => each.time === 'past' && each.form !== 'modal') ||
      ['think', 'know', 'hope', 'believe', 'promise'].includes(before.base);
    return isOver && finding(tokens, predicate.at, predicate.at + 1, ['would']);
  }
  const isMistaken =
    (['think', 'imagine'].includes(before.base) && isWord(tokens[before.subject.head], 'i', 'we')) ||
    (before.base === 'know' && before.isNegated);
  if (
    isMistaken &&
    isPresent(predicate) &&
    !isWord(tokens[predicate.subject.head], 'you', 'it') &&
    predicate.subject.from < predicate.at &&
    !/^['’]/.test(aux?.text ?? '') &&
    predicate.form !== 'progressive'
  ) {
    return isWord(opener, 'that') || start === before.verb + 1 ? toPast(tokens, predicate) : null;
  }
  if (
    before.base === 'ask' &&
    isWord(opener, 'why', 'where', 'if', 'whether', 'what', 'how', 'who') &&
    isPresent(predicate) &&
    isPronoun(tokens, predicate) &&
    predicate.subject.from < predicate.at
  ) {
    return (
      !isWord(tokens[predicate.subject.head], 'it', 'you') &&
      !/^['’]/.test(aux?.text ?? '') &&
      toPast(tokens, predicate)
    );
  }
});

/** "The film was so boring that I fall asleep" → fell. */
export const soThat = predicateRule('pastAfterSoThat', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (!predicate || !before || before.form !== 'be' || before.time !== 'past' || predicate.time !== 'present') return;
  if (!['simple', 'do', 'modal'].includes(predicate.form) || !isPronoun(tokens, predicate)) return;
  const start = startOf(predicate);
  if (
    !isWord(tokens[start - 1], 'that') ||
    start - before.verb > 6 ||
    !tokens.slice(before.verb, start).some((each) => isWord(each, 'so', 'such'))
  )
    return;
  if (
    tokens.slice(before.verb, start).some((each) => isPunctuation(each)) ||
    tokens.slice(start).some((each) => isWord(each, 'still', 'now', 'today', 'never', 'always'))
  )
    return;
  if (predicate.form === 'modal' && !isWord(tokens[predicate.at], 'can', 'ca')) return;
  return !['wonder', 'think', 'remember', 'know', 'want'].includes(predicate.base) && toPast(tokens, predicate);
});
