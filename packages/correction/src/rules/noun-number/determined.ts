import { pluralOf } from '../../lexicon/inflect.ts';
import { partlyUncountable, uncountables } from '../../lexicon/noun-classes.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { strictlyCounted } from '../bare-noun/nouns.ts';
import { articleFor } from '../determiner/sound.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { headFrom } from './noun-run.ts';
import { PAIRS } from './tables.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Plurals that "another" or "a" may come before: "another ten minutes", "a lots", "an arms race". */
const NOT_SINGULAR = set(`
people lots hundreds thousands dozens millions thanks times minutes news ones others arms customs sports means series species
headquarters crossroads works
`);

const SINGLE_OPENERS = set('every each another a an');

/** Whether a determiner that takes a singular is at an index: "every", "a single", "only one". */
function opensSingular(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (SINGLE_OPENERS.has(token?.lower ?? '')) return true;
  if (isWord(token, 'single')) return isWord(before, 'every', 'one');
  return isWord(token, 'one') && isWord(before, 'only', 'just') && is(tokens[index + 1], R.NNS);
}

/** What may be meant by a determiner of the singular before a plural. */
function singularFixes(opener: string, between: readonly string[], noun: string, plural: string): string[] {
  const singular = [...between, noun].join(' ');
  const several = [...between, plural].join(' ');
  if (opener === 'every') return [`every ${singular}`, `all ${several}`, `all the ${several}`];
  if (opener === 'another') return [`another ${singular}`, `other ${several}`];
  if (opener === 'a' || opener === 'an') {
    const one = `${articleFor(singular)} ${singular}`;
    return PAIRS.has(noun) ? [several, `a pair of ${several}`] : [one, several];
  }
  return [`${opener} ${singular}`];
}

/** "every people", "every times": rarer, so only where no verb or noun follows. */
function afterEveryOnly(tokens: readonly Token[], index: number): Finding | null {
  const noun = tokens[index + 1];
  if (!isWord(tokens[index], 'every')) return null;
  const isTimes = isWord(noun, 'times') && (isPunctuation(tokens[index + 2]) || can(tokens[index + 2], R.PRP));
  if (!isTimes && !isWord(noun, 'people')) return null;
  const fixes = isTimes ? ['every time', 'all the time'] : ['every person', 'everybody', 'all people'];
  return {
    from: index,
    to: index + 2,
    fixes,
    params: { word: 'every', wrong: noun?.text ?? '', right: fixes[0] ?? '' },
  };
}

/** Whether the plural goes on as another phrase: "a sales manager", "each students' room". */
function isPartOfName(tokens: readonly Token[], at: number, isArticle: boolean): boolean {
  const next = tokens[at + 1];
  if (
    can(next, R.POS) ||
    /^['’]s?$/.test(next?.text ?? '') ||
    isWord(next, '-') ||
    /['’]$/.test(tokens[at]?.text ?? '')
  )
    return true;
  if (isArticle && can(next, R.NN | R.JJ | R.NNS | R.VBG) && !can(next, R.IN | R.RB | R.MD)) return true;
  return can(next, R.NN | R.NNS | R.NNP) && !can(next, R.IN | R.VBD | R.RB | R.MD | R.DT | R.QT | R.PRP | R.VBZ | R.VB);
}

/** "every days", "each students", "another problems", "a new roads". */
export const singularAfterEvery = tokenRule('noun-number', 'singularAfterEvery', (tokens, index) => {
  const token = tokens[index];
  if (!token || !opensSingular(tokens, index)) return null;
  let at = index + 1;
  while ((is(tokens[at], R.JJ | R.VBN | R.VBD) && !isWord(tokens[at], 'such')) || isWord(tokens[at], 'single')) at += 1;
  const noun = tokens[at];
  if (!noun?.noun || !can(noun, R.NNS) || can(noun, R.NN) || noun.noun === noun.lower) return null;
  if (uncountables.has(noun.noun) || NOT_SINGULAR.has(noun.lower)) return afterEveryOnly(tokens, index);
  if (partlyUncountable.has(noun.noun) && noun.noun !== 'glass') return null;
  const isArticle = isWord(token, 'a', 'an');
  if (can(noun, R.VBZ) && isWord(token, 'each', 'another') && at === index + 1) return null;
  if (isPartOfName(tokens, at, isArticle)) return null;
  const isCounted = strictlyCounted.has(noun.noun) || PAIRS.has(noun.noun);
  if (isArticle && (can(tokens[index - 1], R.NNP) || !isCounted)) return null;
  const between = tokens.slice(index + 1, at).map(({ text }) => text);
  const fixes = singularFixes(token.lower, between, noun.noun, noun.lower);
  return { from: index, to: at + 1, fixes, params: { word: token.text, wrong: noun.text, right: noun.noun } };
});

/** Singular nouns that "some" leaves open: "some day", "some reason", "some kind". */
const OPEN_AFTER_SOME = set(
  'day time difference place way point reason extent kind sort type idea chance hope degree length distance part office',
);

/** "more flower", "most quarrel", "all neighbour": several are meant. */
export const pluralAfterMore = tokenRule('noun-number', 'pluralAfterMore', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(token, 'more', 'most', 'all') ||
    isWord(tokens[index - 1], 'one', 'no', 'any', 'a', 'the', 'once', 'another', 'what', 'of', 'at')
  )
    return null;
  const noun = tokens[index + 1];
  if (!noun?.noun || noun.noun !== noun.lower || !is(noun, R.NN | R.VB) || !strictlyCounted.has(noun.noun)) return null;
  const after = tokens[index + 2];
  const isEnd =
    isPunctuation(after) ||
    is(after, R.IN | R.CC | R.SC | R.MD) ||
    isWord(after, 'are', 'were', 'have', 'do', 'because');
  if (!isEnd || isWord(after, 'than') || GROUP_NOUNS.has(noun.noun)) return null;
  const right = pluralOf(noun.noun);
  return {
    from: index + 1,
    to: index + 2,
    fixes: [right],
    params: { word: token?.text ?? '', wrong: noun.text, right },
  };
});

/** Groups and times of which "all" takes the whole: "all family", "all day". */
const GROUP_NOUNS = set(
  'day night morning evening afternoon week month year summer winter weekend family class team group world city town village school country way man woman gentleman hero star',
);

/** "some tree", "after some month", "there are some problem". */
export const pluralAfterSome = tokenRule('noun-number', 'pluralAfterSome', (tokens, index) => {
  if (!isWord(tokens[index], 'some') || isWord(tokens[index - 1], "n't", 'not')) return null;
  const head = headFrom(tokens, index + 1);
  const noun = tokens[head];
  if (!noun?.noun || noun.noun !== noun.lower || !can(noun, R.NN) || can(noun, R.NNS)) return null;
  if (!strictlyCounted.has(noun.noun) || OPEN_AFTER_SOME.has(noun.noun)) return null;
  const after = tokens[head + 1];
  // "in some magazine": one of them; "some animal, I think"
  const isOne =
    is(tokens[index - 1], R.IN) ||
    head > index + 1 ||
    isWord(after, ',') ||
    (isWord(after, 'and') && is(tokens[head + 2], R.PRPS)) ||
    after?.readings === 0;
  const isAfterThereAre = isWord(tokens[index - 1], 'are', 'were');
  const isPluralVerb = isWord(after, 'are', 'were', 'have');
  // "some teacher told me": one that is not known
  const isSubject = can(after, R.VBZ | R.VBD | R.BE | R.HAVE | R.MD | R.DO) || isWord(after, 'or', 'who', 'that');
  if (!isAfterThereAre && !isPluralVerb && (isOne || isSubject || isPerson(noun) || can(noun, R.VB | R.JJ | R.VBN)))
    return null;
  return {
    from: head,
    to: head + 1,
    fixes: [pluralOf(noun.noun)],
    params: { word: 'some', wrong: noun.text, right: pluralOf(noun.noun) },
  };
});
