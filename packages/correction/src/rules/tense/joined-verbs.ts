import { pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, looksBase, opensObject, skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { STATES, toPast } from './forms.ts';
import { isPronoun, predicateRule, startOf } from './predicate-rule.ts';
import { isPast, NOW } from './predicate-times.ts';
import { pastTimes } from './times.ts';

/** What people do at one moment, one thing after the other. */
const EVENTS = new Set(
  `take say give find fall open close sit stand jump run see hear tell ask come go leave start eat drink buy put get catch lose break wake call
walk throw pick turn look smile arrive return meet visit swim watch make forget play cry stay cook spend climb write sing dance enjoy wait drive clean learn shout bring enter pay bite push pull escape hide`.split(
    /\s+/,
  ),
);

/** "We went to the beach and swim", "opened his bag and takes out": verbs joined by "and" have the same tense. */
export const joined = predicateRule('sameTenseAfterAnd', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'past') return;
  const first = tokens[predicate.at];
  if (!predicate.isSure && !opensObject(tokens[predicate.at + 1]) && !is(first, R.VBD)) return;
  const opener = openerOf(tokens, predicate);
  const isMain =
    predicate.subject.from === 0 ||
    opener === undefined ||
    isWord(opener, ',', 'and', 'but', 'then', 'yesterday', 'ago') ||
    isPunctuation(opener) ||
    pastTimes(tokens, 0, startOf(predicate)).length > 0;
  if (isWord(tokens[predicate.subject.head], 'you')) return;
  const isFree = tokens
    .slice(0, predicate.at)
    .every((each, at) => !can(each, R.MD | R.WH) && !(isWord(each, 'to') && can(tokens[at + 1], R.VB)));
  if (!isMain || !isFree || predicates.slice(0, index).some((each) => each.time !== 'past')) return;
  const end = predicates[index + 1] ? startOf(predicates[index + 1] as Predicate) : tokens.length;
  for (let at = predicate.verb + 1; at < Math.min(end, predicate.verb + 16); at += 1) {
    const token = tokens[at];
    // a second subject, an infinitive or another clause
    if (
      can(token, R.MD | R.TO | R.SC | R.WH | R.DO | R.BE) &&
      !is(token, R.IN) &&
      !(isWord(token, 'to') && !can(tokens[at + 1], R.VB)) &&
      !isWord(token, 'after', 'before', 'as', 'since', 'like', 'until', 'than')
    )
      return;
    if (
      isWord(token, 'that', 'let', 'make', 'made', 'help', 'helped', 'see', 'saw', 'watched', 'heard', 'had', 'used') ||
      isWord(token, '"', '“', '”', ':', ';', '(')
    )
      return;
    if (!isWord(token, 'and', 'but', 'then')) continue;
    const verbAt = skipAdverbs(tokens, at + 1);
    const verb = tokens[verbAt];
    if (!verb?.verb || !EVENTS.has(verb.verb) || can(verb, R.VBD | R.VBN | R.VBG)) continue;
    const after = tokens[verbAt + 1];
    const isThird = is(verb, R.VBZ) || (can(verb, R.VBZ) && opensObject(after));
    const isBase =
      looksBase(verb) &&
      (is(verb, R.VB) ||
        (isWord(verb, 'fall') && isWord(after, 'asleep', 'down', 'off', 'ill')) ||
        (opensObject(after) && !can(tokens[at - 1], R.NN | R.NNS)) ||
        (opensObject(after) && can(verb, R.VB) && !can(verb, R.JJ)));
    const head = tokens[predicate.subject.head];
    const takesS = predicate.subject.person === 3 && predicate.subject.number === 'singular';
    if (
      isThird
        ? !takesS ||
          (isWord(verb, 'gets', 'goes', 'plays', 'says', 'makes', 'looks', 'comes') &&
            !isWord(head, 'he', 'she') &&
            !isPerson(head))
        : !isBase
    )
      continue;
    if (
      ['make', 'let', 'help', 'see', 'hear', 'watch', 'have', 'ask', 'tell', 'say'].includes(predicate.base) &&
      !isThird
    )
      return;
    if (tokens.slice(predicate.verb, at).some((each) => looksBase(each) && is(each, R.VB))) return;
    if (isThird && tokens.slice(verbAt).some((each) => isWord(each, ...NOW))) return;
    if (
      isThird &&
      (['be', 'live', 'move'].includes(predicate.base) ||
        (predicate.base === 'come' && !isWord(verb, 'tells', 'says', 'asks', 'takes', 'gives')))
    )
      return;
    if (!isThird && can(tokens[at - 1], R.PUNCT) && tokens[0] && can(tokens[0], R.VB)) return;
    return finding(tokens, verbAt, verbAt + 1, [pastOf(verb.verb)[0] ?? '']);
  }
});

/** "The soup was salty, but I eat it because I didn't want": one present among pasts. */
export const alone = predicateRule('presentAmongPasts', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'present' || !EVENTS.has(predicate.base)) return;
  if (
    !isWord(tokens[predicate.subject.head], 'i', 'we', 'they', 'he', 'she') ||
    predicate.subject.from !== predicate.subject.head
  )
    return;
  const before = predicates[index - 1];
  const after = predicates[index + 1];
  const opener = tokens[startOf(predicate) - 1];
  const others = predicates.filter((each) => each !== predicate);
  if (!before || !isPast(before) || others.some((each) => each.time !== 'past' || each.form === 'modal')) return;
  if (
    tokens.some(
      (each) =>
        isWord(
          each,
          ...NOW,
          'when',
          'whenever',
          'if',
          'that',
          'usually',
          'so',
          'since',
          'here',
          '"',
          '“',
          'where',
          'what',
          'until',
          'before',
        ) && !(isWord(each, 'so') && isWord(tokens[startOf(predicate) - 1], 'so')),
    )
  )
    return;
  const isJoined = isWord(opener, 'but', 'and', 'so') && isWord(tokens[startOf(predicate) - 2], ',');
  if (
    !isJoined ||
    (isWord(
      tokens[predicate.at],
      'hear',
      'see',
      'look',
      'play',
      'enjoy',
      'meet',
      'visit',
      'get',
      'go',
      'come',
      'learn',
      'tell',
      'ask',
      'say',
      'call',
    ) &&
      !(after && isPast(after)) &&
      !(isWord(opener, 'so') && isWord(tokens[predicate.at], 'go', 'call', 'ask', 'tell', 'come')))
  )
    return;
  const isDynamic = before.base !== 'be' || (after !== undefined && isPast(after));
  return (
    isDynamic &&
    (after === undefined ? isWord(opener, 'so', 'and') && !STATES.has(predicate.base) && before.form !== 'do' : true) &&
    toPast(tokens, predicate)
  );
});

/** "I promise I call you", "I help you!": promises and offers take "will". */
const PROMISED = new Set(
  'call help send tell phone email write text bring give show message ring visit explain wait meet see let pick'.split(
    ' ',
  ),
);

export const promise = predicateRule('willForPromise', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'present' || !isWord(tokens[predicate.at - 1], 'i', 'we'))
    return;
  const before = predicates[index - 1];
  const start = startOf(predicate);
  const fix = finding(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (
    before?.base === 'promise' &&
    before.form === 'simple' &&
    before.time === 'present' &&
    start - before.verb <= 3 &&
    !STATES.has(predicate.base) &&
    isWord(tokens[before.subject.head], 'i', 'we')
  )
    return fix;
  const end = afterObject(tokens, predicate.at + 1);
  if (!PROMISED.has(predicate.base) || end < 0 || !isWord(tokens[predicate.at + 1], 'you')) return;
  const opener = tokens[start - 1];
  if (isWord(opener, ',') && isWord(tokens[start - 2], 'wait', 'worry', 'ok', 'okay') && isPunctuation(tokens[end]))
    return predicate.base === 'help' || predicate.base === 'show' ? fix : null;
  const isFree = start === 0 || isWord(opener, 'and', 'so', 'but') || isPunctuation(opener);
  const isLater =
    isWord(tokens[end], 'tomorrow', 'later', 'tonight', 'soon', 'next') ||
    (isWord(tokens[end], 'on', 'again', 'when', 'back', 'up') &&
      isWord(tokens[end + 1], 'tomorrow', 'later', 'tonight', 'soon'));
  return isFree && isLater && !isWord(tokens[0], 'if', 'when') && fix;
});

/** "At first I think": a time in the past that is over. */
export const first = predicateRule('pastAfterAtFirst', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate || index !== 0 || predicate.time !== 'present' || !['simple', 'do', 'be'].includes(predicate.form))
    return;
  const start = startOf(predicate);
  const at = isWord(tokens[start - 1], ',') ? start - 1 : start;
  const isFirst =
    (at === 2 && isWord(tokens[0], 'at') && isWord(tokens[1], 'first')) ||
    (at === 3 && isWord(tokens[0], 'at', 'in') && isWord(tokens[1], 'the') && isWord(tokens[2], 'beginning'));
  return (
    isFirst &&
    isPronoun(tokens, predicate) &&
    isWord(tokens[predicate.subject.head], 'i', 'we', 'they', 'he', 'she') &&
    predicates.slice(1).some(isPast) &&
    toPast(tokens, predicate)
  );
});
