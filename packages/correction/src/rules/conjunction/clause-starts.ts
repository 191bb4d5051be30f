import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { nounPhraseAt } from '../noun-phrase.ts';

const SUBJECTS = ['i', 'he', 'she', 'we', 'they'];

export const isSubject = (token: Token | undefined): boolean => isWord(token, ...SUBJECTS);

/** Whether a clause begins at a token: a subject with its verb, "it is", "the film was". */
export function beginsClause(tokens: readonly Token[], from: number): boolean {
  if (isSubject(tokens[from])) return true;
  if (isWord(tokens[from], 'there')) return can(tokens[from + 1], R.BE);
  if (isWord(tokens[from], 'it', 'you'))
    return can(tokens[from + 1], R.BE | R.MD | R.HAVE | R.VBD | R.VBZ | R.DO) && !isPunctuation(tokens[from + 1]);
  const phrase = nounPhraseAt(tokens, from);
  if (!phrase) return false;
  let at = phrase.to;
  if (is(tokens[at], R.RB)) at += 1;
  if (isWord(tokens[at], 'being', 'having', "'s")) return false;
  return (
    is(tokens[at], R.BE | R.VBD) ||
    is(tokens[at], R.MD) ||
    is(tokens[at], R.HAVE | R.VBZ | R.VBD) ||
    is(tokens[at], R.DO | R.VBZ | R.VBD)
  );
}

/** How many finite verbs there are for certain between two tokens. */
export const finiteVerbs = (tokens: readonly Token[], from: number, to: number): number =>
  tokens
    .slice(from, to)
    .filter(
      (token) =>
        is(token, R.MD) ||
        (is(token, R.BE | R.HAVE | R.DO | R.VBD | R.VBZ) && !can(token, R.VBN | R.VBG | R.VB | R.POS)),
    ).length;

export const nextComma = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex((each, at) => at > from && each.text === ',');
