import { R } from '../../lexicon/readings.ts';
import { type Predicate, predicatesOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import type { Finding, Rule } from '../rule.ts';

/** A rule that looks at the predicates of a sentence. */
export function predicateRule(
  code: string,
  findIn: (
    tokens: readonly Token[],
    predicates: readonly Predicate[],
    index: number,
  ) => Finding | null | undefined | false,
): Rule {
  return {
    kind: 'tense',
    code,
    *find(tokens) {
      const predicates = predicatesOf(tokens);
      for (let index = 0; index < predicates.length; index += 1) {
        const finding = findIn(tokens, predicates, index);
        if (finding) yield finding;
      }
    },
  };
}

export const startOf = (predicate: Predicate): number => Math.min(predicate.subject.from, predicate.at);

/** Where the subject begins; "that" before an article is a conjunction. */
export const beginningOf = (tokens: readonly Token[], predicate: Predicate): number => {
  const start = startOf(predicate);
  return isWord(tokens[start], 'that') && is(tokens[start + 1], R.DT | R.PRPS) ? start + 1 : start;
};

/** Where the clause of a predicate ends at the latest: before the next predicate and the word that opens it. */
export function endOf(tokens: readonly Token[], predicates: readonly Predicate[], index: number): number {
  const next = predicates[index + 1];
  if (!next) return tokens.length;
  let end = startOf(next);
  while (end > 0 && (can(tokens[end - 1], R.SC | R.WH | R.CC) || isWord(tokens[end - 1], 'that', ','))) end -= 1;
  return end;
}

export const isPronoun = (tokens: readonly Token[], { subject }: Predicate): boolean =>
  isWord(tokens[subject.head], 'i', 'you', 'he', 'she', 'it', 'we', 'they');

/** Where "for" and a time that reaches to now stands after the verb, at the end of the clause. */
export function forAfter(tokens: readonly Token[], predicate: Predicate, units: readonly string[]): number {
  for (let at = predicate.verb + 1; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (isPunctuation(token) || can(token, R.CC | R.WH | R.MD) || isWord(token, 'that')) return -1;
    if (!isWord(token, 'for')) continue;
    let end = at + 1;
    while (end < at + 5 && !units.includes(tokens[end]?.lower ?? '')) end += 1;
    const amount = tokens.slice(at + 1, end);
    const isAmount =
      amount.length > 0 &&
      amount.every(
        (each) =>
          can(each, R.CD | R.QT | R.JJ) ||
          isWord(
            each,
            'a',
            'more',
            'than',
            'over',
            'almost',
            'about',
            'nearly',
            'only',
            'long',
            'at',
            'least',
            'already',
          ),
      );
    if (
      !units.includes(tokens[end]?.lower ?? '') ||
      !isAmount ||
      isWord(amount[0], 'the', 'some') ||
      isWord(amount[0], 'short')
    )
      continue;
    const after = tokens[end + 1];
    const isEnd =
      after === undefined ||
      /^[.,;!?]$/.test(after.text) ||
      isWord(after, 'and', 'but', 'now', 'already', 'because', 'so');
    return isEnd ? at : -1;
  }
  return -1;
}
