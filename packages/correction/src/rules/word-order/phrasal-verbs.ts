import { R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { textOf } from '../fixed-phrases.ts';
import { tokenRule } from '../rule.ts';

/** "we each other help" → help each other. */
export const eachOther = tokenRule('word-order', 'eachOtherAfterVerb', (tokens, index) => {
  if (
    !isWord(tokens[index], 'each', 'one') ||
    !isWord(tokens[index + 1], 'other', 'another') ||
    !isWord(tokens[index - 1], 'we', 'they', 'you')
  )
    return;
  const verb = tokens[index + 2];
  if (!verb || !can(verb, R.VB | R.VBD) || can(verb, R.IN)) return;
  return finding(tokens, index, index + 3, [`${verb.text} ${textOf(tokens, index, index + 2)}`]);
});

/** Verbs with an adverb that a pronoun stands between: "wake me up". */
const SEPARABLE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `up wake pick bring call clean cheer ring fill give lock look make set cut heat warm mix use eat drink tidy clear split hang beat tear back wrap
out throw take find point work leave help kick carry try figure sort print check put cut let wear
away throw take put give send drive chase wash
back give bring call pay take send put get ring hold
off switch turn drop tell see put call show
down write let take put cut calm knock slow turn
over knock hand
in fill hand let bring`
    .split('\n')
    .map((line) => {
      const [particle = '', ...verbs] = line.split(' ');
      return [particle, new Set(verbs)] as const;
    }),
);

/** "wakes up me" → wakes me up. */
export const pronounInside = tokenRule('word-order', 'pronounBeforeParticle', (tokens, index) => {
  const verb = tokens[index];
  const particle = tokens[index + 1];
  const object = tokens[index + 2];
  const after = tokens[index + 3];
  if (!verb?.verb || !particle || !object || !SEPARABLE.get(particle.lower)?.has(verb.verb)) return;
  if (!isWord(object, 'me', 'him', 'us', 'them', 'it', 'her', 'you') || !can(verb, VERB)) return;
  if (
    !(
      after === undefined ||
      isPunctuation(after) ||
      is(after, R.IN | R.CC | R.SC | R.RB | R.WH) ||
      isWord(after, 'tomorrow', 'yesterday', 'every', 'before', 'after')
    )
  )
    return;
  const isOpen = isWord(particle, 'out', 'back', 'away', 'up');
  // "hand over it", "climbed up it", "what was written on it": only where the adverb is no preposition
  if (!isOpen && !isWord(object, 'it', 'them')) return;
  if (
    isWord(particle, 'down', 'in', 'off', 'over') &&
    isWord(
      verb,
      'put',
      'puts',
      'let',
      'hand',
      'handed',
      'brought',
      'cut',
      'cuts',
      'came',
      'drop',
      'dropped',
      'see',
      'saw',
      'called',
      'slow',
      'slowed',
      'show',
    )
  )
    return;
  if (
    isWord(particle, 'up') &&
    ['look', 'back', 'make', 'bring', 'beat'].includes(verb.verb) &&
    isWord(object, 'it') &&
    !isPunctuation(after)
  )
    return;
  if (
    isWord(particle, 'out') &&
    ['point', 'work', 'let', 'take', 'put'].includes(verb.verb) &&
    isWord(object, 'them', 'us', 'me')
  )
    return;
  return finding(tokens, index + 1, index + 3, [`${object.text} ${particle.text}`]);
});
