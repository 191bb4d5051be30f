import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, isSubjectPronoun, leadOf, looksBase, skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { starts } from './shared.ts';

/** "Grandmother not like lifts" → does not like. */
export const notAlone = tokenRule('missing-word', 'doBeforeNot', (tokens, index) => {
  const not = tokens[index];
  const verb = tokens[index + 1];
  const subject = tokens[index - 1];
  if (!isWord(not, 'not') || !verb?.verb || !subject || !not) return;
  const isPronoun = isWord(subject, 'i', 'he', 'she', 'we', 'they') || (isWord(subject, 'you', 'it') && index === 1);
  const isNoun =
    can(subject, R.NN | R.NNS) &&
    index >= 2 &&
    index <= 4 &&
    is(tokens[index - 2], R.PRPS | R.DT | R.JJ) &&
    starts(tokens, index - (is(tokens[index - 2], R.JJ) ? 3 : 2)) &&
    (isPerson(subject) || index <= 3);
  if (!(isPronoun && starts(tokens, index - 1)) && !isNoun) return;
  if (isWord(tokens[index - 2], 'that', 'if', 'why', 'or', 'than')) return;
  if (
    looksBase(verb) &&
    can(verb, R.VB) &&
    (isPronoun || is(verb, R.VB) || isWord(verb, 'like', 'work', 'play', 'want'))
  ) {
    if (
      can(verb, R.BE) ||
      (isNoun && tokens.some((each) => isWord(each, 'suggest', 'suggested', 'insist', 'demand', 'ask')))
    )
      return;
    const isThird = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
    const helper = isThird ? 'does' : 'do';
    return finding(tokens, index, index + 2, [
      `${helper} not ${verb.lower}`,
      `${helper}n't ${verb.lower}`,
      `did not ${verb.lower}`,
    ]);
  }
  if (isPronoun && is(verb, R.VBG) && verb.lower.endsWith('ing')) {
    const be = isWord(subject, 'i') ? 'am' : isWord(subject, 'he', 'she', 'it') ? 'is' : 'are';
    return finding(tokens, index, index + 1, [`${be} not`]);
  }
});

/** "Where you live?", "What time the museum close?" → do, does. */
export const question = tokenRule('missing-word', 'doInQuestion', (tokens, index) => {
  const word = tokens[index];
  if (!isWord(word, 'where', 'what', 'when', 'why', 'how', 'which') || tokens.at(-1)?.text !== '?' || !word) return;
  if (index > 0 && !(isWord(tokens[index - 1], 'so', 'and', 'but') && index === 1)) return;
  let at = index + 1;
  if (
    isWord(word, 'what', 'which', 'how') &&
    isWord(tokens[at], 'time', 'kind', 'often', 'much', 'many', 'long', 'colour', 'color', 'day', 'sports', 'subject')
  )
    at += 1;
  if (isWord(tokens[at - 1], 'kind') && isWord(tokens[at], 'of')) at += 2;
  if (isWord(tokens[at - 1], 'many', 'much') && can(tokens[at], R.NN | R.NNS) && !isSubjectPronoun(tokens[at])) at += 1;
  const isPronoun = isSubjectPronoun(tokens[at]);
  const end = isPronoun ? at + 1 : can(tokens[at], R.DT | R.PRPS) ? afterObject(tokens, at) : -1;
  if (end < 0) return;
  const verb = tokens[skipAdverbs(tokens, end)];
  if (!verb?.verb || can(verb, R.BE | R.MD | R.HAVE | R.DO) || end !== skipAdverbs(tokens, end)) return;
  const isFiniteVerb = isPronoun
    ? can(verb, R.VB | R.VBZ | R.VBD)
    : (looksBase(verb) &&
        can(verb, R.VB) &&
        (isPunctuation(tokens[end + 1]) || can(tokens[end + 1], R.IN | R.RB | R.DT | R.PRPS))) ||
      is(verb, R.VBZ);
  if (!isFiniteVerb || is(verb, R.VBG) || (can(verb, R.VBN) && !can(verb, R.VBD | R.VB))) return;
  // "What you need is a plan, isn't it?"
  if (
    tokens.slice(end + 1).some((each) => can(each, R.BE | R.MD | R.DO | R.HAVE)) ||
    (isWord(word, 'when', 'what') && tokens.slice(end).some((each) => each.text === ','))
  )
    return;
  const subject = tokens[end - 1];
  const isThird = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
  const helper = is(verb, R.VBD | R.VBN) ? 'did' : isThird ? 'does' : 'do';
  const lead = tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ');
  const isChanged = verb.lower !== verb.verb;
  const fix = `${helper} ${lead}`;
  return isChanged
    ? finding(tokens, at, end + 1, [`${fix} ${verb.verb}`])
    : finding(tokens, at, end, [fix, `did ${lead}`]);
});

/** "You ever tried …?" → Have you ever tried. */
export const ever = tokenRule('missing-word', 'haveInQuestion', (tokens, index) => {
  const ever = tokens[index + 1];
  const verb = tokens[index + 2];
  if (
    index !== 0 ||
    !isWord(tokens[0], 'you', 'they', 'he', 'she') ||
    !isWord(ever, 'ever') ||
    !verb?.verb ||
    tokens.at(-1)?.text !== '?'
  )
    return;
  if (!can(verb, R.VBN | R.VBD)) return;
  const have = isWord(tokens[0], 'he', 'she') ? 'has' : 'have';
  return finding(tokens, 0, 3, [`${have} ${tokens[0]?.lower} ever ${participleOf(verb.verb)[0]}`]);
});

const VERBS_OF: ReadonlyMap<string, string> = new Map([
  ...[
    'football',
    'basketball',
    'tennis',
    'volleyball',
    'badminton',
    'chess',
    'baseball',
    'golf',
    'cards',
    'hockey',
    'soccer',
    'rugby',
  ].map((each) => [each, 'play'] as const),
  ...['tv', 'television'].map((each) => [each, 'watch'] as const),
  ...['coffee', 'tea'].map((each) => [each, 'drink'] as const),
  ...['breakfast', 'lunch', 'dinner'].map((each) => [each, 'have'] as const),
]);

/** "We usually football" → play football. */
export const noVerb = tokenRule('missing-word', 'verbBeforeNoun', (tokens, index) => {
  const noun = tokens[index];
  const verb = VERBS_OF.get(noun?.lower ?? '');
  if (verb === undefined || !noun) return;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (can(after, NOUN | VERB) && !can(after, R.IN)) return;
  const subject = leadOf(tokens, index);
  const isAdverb =
    (subject < index - 1 &&
      isWord(tokens[subject], 'i', 'we', 'they', 'you') &&
      isWord(before, 'usually', 'often', 'always', 'sometimes', 'never', 'rarely') &&
      starts(tokens, subject)) ||
    (isWord(tokens[subject], 'we', 'i') && isWord(before, 'usually', 'often', 'always', 'sometimes'));
  const isTo =
    isWord(before, 'to') &&
    ['like', 'love', 'want', 'prefer', 'learn', 'start', 'have'].includes(tokens[index - 2]?.verb ?? '') &&
    verb === 'play' &&
    !can(tokens[index - 2], R.VBN);
  return (isAdverb || isTo) && finding(tokens, index, index + 1, [`${verb} ${noun.text}`]);
});
