import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { clauseVerb, nounPhraseEnd, SUBJECTS } from '../punctuation/clauses.ts';
import { tokenRule } from '../rule.ts';
import { BINDS, hasMainVerb, hasQuote, isComma, splitAt, TAKES_CLAUSE, type Tokens } from './main-clauses.ts';

/** Nouns that take a clause without that or who: "the day I met her", "the way he works". */
const TAKES_RELATIVE = new Set(
  `time day night week month year moment minute second hour way reason place thing fact idea feeling news chance rest
weekend one ones those all everything something anything nothing everyone someone anyone kind sort first last
same only best people person case point side part lot information story stories advice words`.split(/\s+/),
);

const ENDS_CLAUSE = new Set(
  'lot nowadays yesterday today tomorrow again outside inside abroad upstairs downstairs tonight together'.split(' '),
);

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Verbs with two objects: in "the watch my father gave me" the clause is not complete. */
const TAKES_TWO = new Set(
  'give send show tell teach lend buy bring make offer promise cost leave pay sell write ask get'.split(' '),
);

const TAKES_THAT = new Set(
  `sure happy glad sorry afraid certain sad angry lucky proud surprised worried aware confident pleased sick so such true clear
important possible good bad great nice funny strange obvious likely lucky grateful thankful amazed shocked excited disappointed
embarrassed ashamed convinced annoyed relieved right wrong better more most enough long soon often fast hard`.split(
    /\s+/,
  ),
);

/** Whether what follows the verb of the clause at `index` shows that the clause has all its parts, so that it is no relative clause. */
function isComplete(tokens: Tokens, index: number, verb: number): boolean {
  let at = verb + 1;
  while (is(tokens[at], R.RB | R.NOT)) at += 1;
  const token = tokens[verb];
  const after = tokens[at];
  if (!after || isPunctuation(after)) return false;
  if (can(token, R.BE)) {
    // "a pile I'm working on": an object must follow an -ing form
    const object = tokens[at + 1];
    if (is(after, R.VBG)) return is(object, R.DT | R.PRPS | R.PRPO);
    return is(after, R.JJ | R.DT | R.PRPS | R.QT | R.CD | R.JJR) && !isWord(after, 'like');
  }
  if (can(token, R.MD)) {
    const object = tokens[at + 1];
    if (!can(after, R.VB) || TAKES_TWO.has(after.verb ?? '')) return false;
    return is(object, R.DT | R.PRPS) || isWord(object, 'him', 'them', 'me', 'us', 'it');
  }
  if (isWord(token, 'have', 'has', 'had') && isWord(after, 'to')) return DAYS.includes(tokens[index - 1]?.lower ?? '');
  if (/^(?:look|seem|sound|feel|smell|taste)$/.test(token?.verb ?? '') && is(after, R.JJ)) return true;
  if (is(after, R.DT | R.PRPS | R.QT | R.CD) || isWord(after, 'no', 'many')) return true;
  return (
    (is(after, R.NNS) || isWord(after, 'him', 'her', 'them', 'me', 'us', 'it')) && !TAKES_TWO.has(token?.verb ?? '')
  );
}

/** "We visited the museum then we ate": a past clause on both sides of "then". */
function isThenClause(tokens: Tokens, index: number): boolean {
  if (
    !isWord(tokens[index], 'then') ||
    !is(tokens[index - 1], NOUN) ||
    !isWord(tokens[index + 1], 'i', 'he', 'she', 'we', 'they')
  )
    return false;
  const left = tokens.slice(0, index);
  const isBound = left.some(({ lower }) => BINDS.has(lower) || lower === 'than' || lower === 'by' || lower === 'since');
  return (
    !isBound &&
    can(tokens[index + 2], R.VBD) &&
    left.some((each, at) => at > 0 && can(each, R.VBD)) &&
    hasMainVerb(left)
  );
}

/** Two sentences with nothing between them: "I opened the box it was empty". */
export const fusedSentences = tokenRule('run-on', 'fusedSentences', (tokens, index) => {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (index < 4 || !before || !token || isPunctuation(before) || hasQuote(tokens)) return;
  if (isThenClause(tokens, index)) return splitAt(tokens, index - 1, index + 1, before.text, { word: token.text });
  const isPronoun = isWord(
    token,
    ...SUBJECTS.filter((each) => each !== 'you'),
    'nobody',
    'everybody',
    'everyone',
    'there',
  );
  const isPhrase =
    (is(token, R.DT | R.PRPS) && isWord(token, 'the', 'my', 'his', 'our', 'their')) || isWord(token, 'many', 'all');
  if (!isPronoun && !isPhrase) return;
  const from = Math.max(0, ...tokens.slice(0, index).flatMap((each, at) => (isComma(each) ? [at + 1] : [])));
  const left = tokens.slice(from, index);
  if (
    left.some(
      ({ lower, verb }, at) =>
        BINDS.has(lower) ||
        (verb !== undefined && TAKES_CLAUSE.has(verb) && can(left[at], R.VB | R.VBZ | R.VBD | R.VBN | R.VBG)),
    )
  )
    return;
  if (tokens.slice(0, from).some(({ lower }) => BINDS.has(lower))) return;
  if (left.some((each) => isWord(each, 'so', 'such', 'every', 'only', 'now', 'next', 'by'))) return;
  if (left.slice(-4).some((each) => is(each, R.CC) || isWord(each, 'and', 'or', 'but'))) return;
  if (isPhrase && isWord(before, 'outside', 'inside', 'again')) return;
  if (clauseVerb(left, 0) < 0 && !hasMainVerb(left)) return;
  const verb = clauseVerb(tokens, index);
  if (verb < 0) return;
  const endsClause = ENDS_CLAUSE.has(before.lower);
  const isNoun =
    is(before, NOUN) &&
    !TAKES_RELATIVE.has(before.noun ?? before.lower) &&
    !TAKES_RELATIVE.has(before.lower) &&
    before.lower !== 'course';
  const isAdjective = is(before, R.JJ) && !TAKES_THAT.has(before.lower) && can(tokens[index - 2], R.BE | R.RB);
  if (!endsClause && !isNoun && !isAdjective) return;
  if (
    isWord(token, 'there', 'many', 'all') &&
    !endsClause &&
    !isAdjective &&
    !(isWord(token, 'there') && can(tokens[index + 1], R.BE))
  )
    return;
  if (!endsClause && !isAdjective && !isComplete(tokens, index, verb)) return;
  if (isPhrase && !endsClause && !isAdjective && !isComplete(tokens, index, verb)) return;
  // "give the boy the book", "on Monday the shop is closed": one clause
  if (isPhrase && isNoun && clauseVerb(left, 0) < 0) return;
  if (nounPhraseEnd(tokens, index) > index + 4) return;
  return splitAt(tokens, index - 1, index + 1, before.text, { word: token.text });
});
