import { NOUN, R } from '../lexicon/readings.ts';
import { isTimeWord, opensClause, opensWithPlace } from './clause-opening.ts';
import type { NounPhrase } from './noun-phrase.ts';
import { isBareCountable, numberOfChain, numberOfPhrase, type Subject } from './subject-number.ts';
import { can, is, isPunctuation, isWord, type Token } from './token.ts';

/** The phrase that begins at `from`. */
function phraseFrom(tokens: readonly Token[], from: number): NounPhrase | null {
  if (can(tokens[from], R.PRP) && !can(tokens[from], R.DT | R.QT | R.CD | R.PRPS))
    return { from, head: from, isDetermined: true };
  let head = -1;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    const isInside = can(token, R.DT | R.PRPS | R.QT | R.CD)
      ? at <= from + 1
      : can(token, NOUN | R.JJ | R.JJS | R.JJR | R.POS | R.VBG | R.VBN) ||
        (is(token, R.RB) && can(tokens[at + 1], R.JJ));
    if (!isInside || can(token, R.IN | R.MD | R.BE)) break;
    if (can(token, NOUN)) {
      // "does your brother like": a word that can be a verb ends the phrase once there is a noun
      if (head >= 0 && can(token, R.VB)) break;
      head = at;
      // "no sports hall"
      const isCompound = is(tokens[at + 1], R.NN) || can(tokens[at + 1], R.POS);
      if (can(token, R.NNS) && !isCompound) break;
    }
  }
  return head < 0 ? null : { from, head, isDetermined: can(tokens[from], OPENERS) };
}

const OPENERS = R.DT | R.PRPS | R.QT | R.CD;

/** "too many" in "there are too many": an amount without a noun. */
function amountAlone(tokens: readonly Token[], from: number): NounPhrase | null {
  const head = isWord(tokens[from], 'too', 'so') ? from + 1 : from;
  return isWord(tokens[head], 'many', 'several') ? { from: head, head, isDetermined: true } : null;
}

/** The subject after the verb: "there are", "where are my keys", "what do your parents", "so does my sister". */
export function invertedSubject(tokens: readonly Token[], verb: number): Subject | null | undefined {
  const token = tokens[verb];
  if (!can(token, R.BE | R.DO | R.HAVE)) return undefined;
  const before = tokens[verb - 1];
  const isThere =
    isWord(before, 'there') &&
    can(token, R.BE) &&
    (verb === 1 ||
      opensClause(tokens, verb - 1) ||
      opensWithPlace(tokens, verb - 1) ||
      isTimeWord(tokens[verb - 2]) ||
      isWord(tokens[verb - 2], 'and', ',', 'but', 'that'));
  const isEcho = isWord(before, 'so', 'neither', 'nor');
  const isQuestion = verb === 0 || isPunctuation(before) ? tokens.at(-1)?.text === '?' : isAsked(tokens, verb);
  if (isWord(before, 'there') && !isThere) return null;
  if (!isThere && !isEcho && !isQuestion) return undefined;
  let start = isWord(tokens[verb + 1], "n't", 'not') ? verb + 2 : verb + 1;
  while (isThere && is(tokens[start], R.RB)) start += 1;
  const phrase = phraseFrom(tokens, start) ?? (isThere ? amountAlone(tokens, start) : null);
  if (!phrase || can(tokens[start], R.VBG) || (isEcho && !isPunctuation(tokens[phrase.head + 1])))
    return isEcho ? undefined : null;
  const head = tokens[phrase.head];
  if (isWord(head, 'i', 'we', 'you', 'they', 'he', 'she', 'it')) {
    const person = isWord(head, 'i', 'we') ? 1 : isWord(head, 'you') ? 2 : 3;
    return {
      ...phrase,
      number: isWord(head, 'i', 'he', 'she', 'it') ? 'singular' : isWord(head, 'you') ? 'unknown' : 'plural',
      person,
    };
  }
  const next = tokens[phrase.head + 1];
  if (isWord(next, 'and', 'or', ',') && !isThere) return null;
  if (isWord(next, 'of')) {
    const inner = phraseFrom(tokens, phrase.head + 2);
    const number = inner ? numberOfChain(tokens, [phrase, inner]) : 'unknown';
    return { ...phrase, number, person: 3 };
  }
  // "there are old fridge": the noun is wrong
  if (isThere && isBareCountable(tokens, phrase)) return null;
  const number = numberOfPhrase(tokens, phrase);
  // "there is a pen and two books" is used, "there are a pen and two books" too
  if (isThere && isWord(next, 'and', 'or', ',') && number === 'singular')
    return { ...phrase, number: 'unknown', person: 3 };
  return { ...phrase, number, person: 3 };
}

/** Whether a question word right before asks: "where is", "how much does"; "what" as subject does not count with be. */
function isAsked(tokens: readonly Token[], verb: number): boolean {
  if (tokens.at(-1)?.text !== '?') return false;
  const before = tokens[verb - 1];
  if (isWord(before, 'where', 'when', 'why', 'how')) return verb === 1 || opensClause(tokens, verb - 1);
  if (isWord(before, 'what', 'who')) return verb === 1 && !can(tokens[verb], R.HAVE);
  const isSecond = tokens.slice(0, verb).some((token) => can(token, R.DO | R.MD | R.BE));
  if (isSecond && verb > 1) return false;
  if (isWord(tokens[0], 'how') && verb <= 4 && can(tokens[verb], R.DO)) return true;
  if (
    isWord(tokens[0], 'what', 'which', 'whose') &&
    verb <= 4 &&
    is(tokens[verb], R.DO | R.VB | R.VBZ) &&
    !isWord(tokens[1], 'of')
  )
    return true;
  return isWord(before, 'much', 'often', 'long') && isWord(tokens[verb - 2], 'how') && verb === 2;
}
