import { R } from '../../lexicon/readings.ts';
import { numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson } from '../../tagging/verbs.ts';
import { hasVerbAfter } from '../pronoun/clauses.ts';
import { FEMALE, MALE } from '../pronoun/tables.ts';
import { type Rule, tokenRule } from '../rule.ts';

/** Whether the pronoun repeats the noun before it. */
function repeats(pronoun: Token, noun: Token): boolean {
  const isPlural = numberOf(noun) === 'plural';
  const base = noun.noun ?? noun.lower;
  if (pronoun.lower === 'they') return isPlural;
  if (isPlural) return false;
  if (pronoun.lower === 'he')
    return MALE.has(base) || (isPerson(noun) && !FEMALE.has(base)) || isWord(noun, 'dog', 'cat');
  if (pronoun.lower === 'she')
    return FEMALE.has(base) || (isPerson(noun) && !MALE.has(base)) || isWord(noun, 'dog', 'cat');
  return !isPerson(noun);
}

/** The start of the noun phrase before a pronoun: "because [my old teacher] he". -1 where there is none. */
function phraseStart(tokens: readonly Token[], head: number): number {
  let at = head;
  while (at > head - 4 && can(tokens[at - 1], R.JJ | R.NN) && !can(tokens[at - 1], R.IN | R.BE | R.MD)) at -= 1;
  if (can(tokens[at - 1], R.DT | R.PRPS) || isWord(tokens[at - 1], 'this', 'these', 'every')) return at - 1;
  return isWord(tokens[head], 'people') ? head : -1;
}

const CLAUSE_OPENERS = new Set(
  'because and but so that if when although or then , also today sometimes now later'.split(' '),
);

/** Whether a finite verb at an index has what it needs, so that it opens no relative clause: "he [can help me]". */
function isWholePredicate(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  const after = tokens[at + 1];
  if (can(verb, R.BE)) return can(after, R.JJ | R.VBG | R.DT | R.RB | R.NOT | R.IN) && !isPunctuation(after);
  if (can(verb, R.MD | R.DO)) return !isPunctuation(after) && !isPunctuation(tokens[at + 2]);
  if (!can(verb, R.VBD | R.VBZ | R.VB | R.HAVE)) return false;
  if (can(after, R.TO | R.IN) && isPunctuation(tokens[at + 2])) return false;
  return (
    can(after, R.DT | R.PRPS | R.PRPO | R.TO | R.CD | R.QT) || is(after, R.NNS | R.RB) || isWord(after, 'to', 'home')
  );
}

/** "because the customers they don't understand", "my husband he washes the dishes". */
const doubleSubject = tokenRule('extra-word', 'subjectTwice', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index - 1];
  if (!token || !noun || !isWord(token, 'he', 'she', 'it', 'they') || !can(noun, R.NN | R.NNS)) return null;
  if (is(noun, R.NNP) || can(noun, R.RB | R.VB | R.VBZ | R.IN) || !repeats(token, noun)) return null;
  if (/^(?:time|day|week|month|year|morning|night|moment|way|reason|place|thing|things)$/.test(noun.noun ?? ''))
    return null;
  const from = phraseStart(tokens, index - 1);
  if (from < 0 || (from > 0 && !CLAUSE_OPENERS.has(tokens[from - 1]?.lower ?? ''))) return null;
  if (!isWholePredicate(tokens, index + 1) || hasVerbAfter(tokens, lastVerb(tokens, index + 1))) return null;
  return { from: index, to: index + 1, fixes: [''], params: { word: token.text, noun: noun.text } };
});

/** The last token of a verb with its auxiliaries: "can't [come]". */
function lastVerb(tokens: readonly Token[], from: number): number {
  let at = from;
  while (can(tokens[at], R.MD | R.DO | R.BE | R.HAVE) && can(tokens[at + 1], R.NOT | R.VB | R.VBN | R.VBG | R.RB))
    at += 1;
  return at;
}

export const doubleSubjectRules: readonly Rule[] = [doubleSubject];
