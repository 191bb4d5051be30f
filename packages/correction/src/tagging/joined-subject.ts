import { R, VERB } from '../lexicon/readings.ts';
import { CAUSE, opensClause, startsClauseAfterAnd } from './clause-opening.ts';
import { phrasesBefore } from './noun-chains.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { numberOfChain, type Subject } from './subject-number.ts';
import { can, is, isWord, type Token } from './token.ts';

/** The subject "X and Y" where `last` is Y; null if "and" may join two clauses. */
export function joined(tokens: readonly Token[], phrases: readonly NounPhrase[]): Subject | null | undefined {
  const [first] = phrases;
  const link = tokens[(first?.from ?? 0) - 1];
  if (!first || !isWord(link, 'and', 'or', 'nor') || first.from === 1) return undefined;
  const own = numberOfChain(tokens, phrases);
  const base = { head: first.head, person: 3 as const };
  if (isWord(tokens[first.from - 2], ',')) {
    const isOnlyComma = tokens.filter(({ text }, at) => text === ',' && at < first.from).length === 1;
    const isClause = opensClause(tokens, first.from) || (own === 'plural' && first.isDetermined && isOnlyComma);
    return isClause ? { ...base, from: first.from, number: own } : null;
  }
  if (isWord(link, 'and') && startsClauseAfterAnd(tokens, first.from - 1))
    return { ...base, from: first.from, number: own };
  // "secondary or higher education"
  if (isWord(link, 'or') && is(tokens[first.from - 2], R.JJ) && !first.isDetermined) return null;
  const left = phrasesBefore(tokens, first.from - 2);
  const [start] = left;
  if (!start) return opensClause(tokens, first.from) ? { ...base, from: first.from, number: own } : null;
  const opener = tokens[start.from - 1];
  // "help Anna and Ben carry"
  if (opener?.verb !== undefined && CAUSE.has(opener.verb) && can(opener, VERB)) return null;
  if (isWord(opener, 'help', 'helped')) return null;
  // "the music stops and a bomb"
  if (start.from < start.head && can(tokens[start.head], R.VBZ) && can(tokens[start.head - 1], R.NN)) return null;
  if (isWord(opener, 'either', 'neither') && isWord(link, 'or', 'nor')) {
    const isDoubtful = isWord(opener, 'neither') && own === 'singular';
    return { ...base, from: start.from - 1, number: isDoubtful ? 'unknown' : own };
  }
  if (isWord(opener, 'both') && isWord(link, 'and')) return { ...base, from: start.from - 1, number: 'plural' };
  if (isWord(opener, 'and', 'or', 'between', ',') || !opensClause(tokens, start.from)) return null;
  const leftNumber = numberOfChain(tokens, left);
  if (!isWord(link, 'and')) return leftNumber === own ? { ...base, from: start.from, number: own } : null;
  if (isWord(tokens[start.from], 'every', 'each')) return { ...base, from: start.from, number: own };
  // "a man in a shirt and jeans"
  const isDeep = left.length > 1 && !(leftNumber === 'plural' && own === 'plural');
  // "a friend and colleague", "eating and drinking"
  const isOne = start.isDetermined && !first.isDetermined && own === 'singular' && !is(tokens[first.head], R.NNP);
  // "the First and Second Army", "pilot and manager Fred Smith"
  const isName =
    is(tokens[first.head], R.NNP) &&
    !first.isDetermined &&
    (start.isDetermined ? is(tokens[start.head], R.NNP) : can(tokens[start.head], R.NN));
  const isDoubtful =
    isDeep ||
    isName ||
    isOne ||
    can(tokens[first.head], R.VBG) ||
    can(tokens[start.from], R.VBG) ||
    isWord(tokens[start.from], 'no');
  return { ...base, from: start.from, number: isDoubtful ? 'unknown' : 'plural' };
}
