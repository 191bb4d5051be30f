import { R } from '../../lexicon/readings.ts';
import { can, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest, textOf, wordOf } from '../fixed-phrases.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { beginsClause, finiteVerbs, isSubject, nextComma } from './clause-starts.ts';

const FIRST: ReadonlyMap<string, readonly string[]> = new Map([
  ['although', ['but', 'however']],
  ['though', ['but']],
  ['because', ['so', 'therefore']],
  ['since', ['so', 'therefore']],
  ['as', ['so']],
  ['if', ['so']],
  ['after', ['and']],
]);

/** "Although it rained, but we played", "Because it was late, so I left". */
export const oneTooMany = tokenRule('conjunction', 'oneTooMany', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const isEven = isWord(token, 'even') && isWord(tokens[index + 1], 'though', 'if');
  const isOpen =
    index === 0 ||
    isWord(tokens[index - 1], 'that', ';') ||
    (isPunctuation(tokens[index - 1]) && isWord(token, 'although', 'because') && !isWord(tokens[index - 1], ','));
  if (!isOpen || (!isEven && !FIRST.has(token.lower))) return;
  const from = index + (isEven ? 2 : 1);
  if (!beginsClauseLoosely(tokens, from)) return;
  const comma = nextComma(tokens, index);
  if (comma < 0)
    return isEven || isWord(token, 'although', 'though', 'because', 'since')
      ? withoutComma(tokens, index, from)
      : undefined;
  if (comma > index + 25) return;
  const link = tokens[comma + 1];
  const after = tokens[comma + 2];
  // another clause between: "When it is high the path can't be seen, so …"
  const isLong = isWord(token, 'although', 'though', 'even', 'because');
  if (finiteVerbs(tokens, from, comma) > (isLong ? 2 : 1)) return;
  if (
    isWord(token, 'after', 'if', 'as') &&
    !isSubject(tokens[from]) &&
    !isWord(tokens[from], 'you') &&
    !beginsClause(tokens, from)
  )
    return;
  const words = isEven ? ['but'] : (FIRST.get(token.lower) ?? []);
  const isAndThen = isWord(link, 'and') && isWord(after, 'then') && isWord(token, 'after');
  if (isAndThen) {
    if (!beginsClause(tokens, comma + 3)) return;
    return shortest(tokens, comma + 1, comma + 4, [[wordOf(tokens, comma + 3)]], {
      first: textOf(tokens, index, from),
      second: 'and then',
    });
  }
  if (
    !isWord(link, ...words) ||
    isWord(link, 'and', 'then') ||
    (isWord(link, 'so') && isWord(after, 'that', 'as', 'much', 'many'))
  )
    return;
  // "Since the restaurant was full, so …": a clause follows
  if (!(isSubject(after) || beginsClause(tokens, comma + 2) || isWord(after, 'it', 'you', 'there'))) return;
  // a clause of its own before the comma: "Because of that I left, so"
  if (
    isWord(token, 'as', 'since', 'if', 'when') &&
    isWord(link, 'so') &&
    !can(tokens[from], R.PRP | R.DT | R.PRPS | R.NNP | R.EX)
  )
    return;
  return shortest(tokens, comma + 1, comma + 3, [[wordOf(tokens, comma + 2)]], {
    first: textOf(tokens, index, from).toLowerCase(),
    second: link?.lower ?? '',
  });
});

/** "Although it rained but we played", without a comma. */
function withoutComma(tokens: readonly Token[], index: number, from: number): Finding | undefined {
  const isReason = isWord(tokens[index], 'because', 'since');
  const link = tokens.findIndex(
    (each, at) => at > from + 1 && isWord(each, isReason ? 'so' : 'but') && isSubject(tokens[at + 1]),
  );
  if (
    link < 0 ||
    isWord(tokens[link - 1], 'say', 'said', 'says', 'think', 'thought', 'hope', 'do', 'did', 'and', 'not', 'be')
  )
    return undefined;
  if (!beginsClause(tokens, from) || finiteVerbs(tokens, from, link) > 1) return undefined;
  return shortest(tokens, link, link + 2, [[wordOf(tokens, link + 1)]], {
    first: textOf(tokens, index, from).toLowerCase(),
    second: tokens[link]?.lower ?? '',
  });
}

/** Whether a subject follows: a pronoun, or a phrase with a verb at some distance. */
const beginsClauseLoosely = (tokens: readonly Token[], from: number): boolean =>
  can(tokens[from], R.PRP | R.DT | R.PRPS | R.EX | R.NNP | R.NN | R.NNS | R.QT) && !isWord(tokens[from], 'of');

/** "apples, oranges and etc." → oranges, etc. */
export const andEtc = tokenRule('conjunction', 'etcWithAnd', (tokens, index) => {
  if (!isWord(tokens[index], 'and') || !isWord(tokens[index + 1], 'etc')) return;
  const before = tokens[index - 1];
  if (!before || isPunctuation(before)) return shortest(tokens, index, index + 2, [['etc']]);
  return { from: index - 1, to: index + 2, fixes: [`${before.text}, etc`, `${before.text} etc`], params: {} };
});

/** "no sooner … when" → than; "hardly … than" → when. */
export const noSooner = tokenRule('conjunction', 'noSoonerThan', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'when', 'than', 'before')) return;
  const start = tokens.findLastIndex(
    (each, at) =>
      at < index && (isWord(each, 'hardly', 'scarcely') || (isWord(each, 'sooner') && isWord(tokens[at - 1], 'no'))),
  );
  if (
    start < 0 ||
    index - start > 12 ||
    !tokens.slice(Math.max(0, start - 3), start + 3).some((each) => isWord(each, 'had', "'d"))
  )
    return;
  const isSooner = isWord(tokens[start], 'sooner');
  if (isSooner && isWord(token, 'when', 'before'))
    return { from: index, to: index + 1, fixes: ['than'], params: { first: 'no sooner', right: 'than' } };
  if (!isSooner && isWord(token, 'than') && !tokens.slice(start, index).some((each) => can(each, R.JJR))) {
    return {
      from: index,
      to: index + 1,
      fixes: ['when'],
      params: { first: tokens[start]?.lower ?? '', right: 'when' },
    };
  }
  return;
});
