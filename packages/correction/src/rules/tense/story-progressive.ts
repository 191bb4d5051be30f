import { ingOf, pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, predicatesOf } from '../../tagging/predicates.ts';
import { is, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { ACTIONS } from '../agreement/fixes.ts';
import { finding } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { STATES } from './forms.ts';
import { startOf } from './predicate-rule.ts';
import { BINDS, framesOf, hasQuote, NOW } from './story-times.ts';

/** Verbs of a moment or a state of a story, whose progressive is wrong in the past: "we were sitting at the same table". */
const LASTED = new Set(
  'have like sing call tell say give take move cost show ask buy lose shout wash want need know'.split(' '),
);

/** "My grandmother was singing it when I was small": an action that was repeated or over takes the simple past. */
export const progressiveInStory: Rule = {
  kind: 'tense',
  code: 'progressiveInStory',
  *find(tokens) {
    const predicates = predicatesOf(tokens);
    for (const predicate of predicates) {
      const { form, time, base, at, verb, subject, isNegated } = predicate;
      if (form !== 'progressive' || time !== 'past' || isNegated || subject.from > at) continue;
      const between = tokens.slice(at + 1, verb);
      const adverb = between.find((token) => isWord(token, 'never', 'often', 'usually', 'sometimes'));
      const isRepeated =
        adverb !== undefined ||
        (LASTED.has(base) &&
          tokens.slice(verb).some((token) => isWord(token, 'every', 'often', 'always', 'sometimes')));
      const isHad =
        base === 'have' && isWord(tokens[verb + 1], 'a', 'an', 'no', 'the', 'many') && isOwned(tokens, verb);
      if ((!isRepeated && !isHad) || (adverb && tokens.some((token) => isWord(token, 'when', 'while')))) continue;
      const past = base === 'have' ? 'had' : (pastOf(base)[0] ?? '');
      yield finding(tokens, at, verb + 1, [...between.map(({ text }) => text), past].reduce<string[]>(joined, []));
    }
  },
};

const joined = (all: string[], word: string): string[] => [all.length === 0 ? word : `${all[0]} ${word}`];

/** What one has for long, or as an illness: "had the flu", "had a dog". */
const OWNED = new Set(
  'dog cat car bike house flat garden flu cold fever headache headaches cancer idea problem problems hair eyes sister brother job phone computer'.split(
    ' ',
  ),
);

const isOwned = (tokens: readonly Token[], verb: number): boolean =>
  tokens.slice(verb + 2, verb + 5).some(({ lower }) => OWNED.has(lower));

/** "A man sits on a bench" in the description of a picture: what goes on takes the progressive. */
export const sceneInPresent: Rule = {
  kind: 'tense',
  code: 'progressiveInPicture',
  *find(tokens, context) {
    const { own, before, after } = framesOf(tokens, context);
    const isScene = own.isScene || before.isScene || after.isScene;
    const goesOn = own.progressive + before.progressive + after.progressive > 0;
    if (!isScene || !goesOn || own.past + before.past + after.past > 0 || hasQuote(tokens)) return;
    if (tokens.some(({ lower }) => NOW.has(lower) && lower !== 'this' && lower !== 'these')) return;
    for (const predicate of predicatesOf(tokens)) {
      const { form, time, base, at, subject } = predicate;
      if (form !== 'simple' || time !== 'present' || subject.person !== 3 || !ACTIONS.has(base) || STATES.has(base))
        continue;
      if (
        isWord(tokens[at], 'look', 'looks', 'show', 'shows', 'work', 'works', 'open', 'close', 'help') ||
        subject.number === 'unknown' ||
        !(isPerson(tokens[subject.head]) || is(tokens[subject.head], R.PRP))
      )
        continue;
      const opener = openerOf(tokens, predicate);
      if (isWord(opener, 'because', 'when', ...BINDS) || startOf(predicate) > 8) continue;
      const be = subject.number === 'singular' ? 'is' : 'are';
      yield finding(tokens, at, at + 1, [`${be} ${ingOf(base)}`]);
    }
  },
};
