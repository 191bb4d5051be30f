import { pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import type { Predicate } from '../../tagging/predicates.ts';
import { can, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { conjunctionOf } from './condition-clauses.ts';
import { toPresent, wouldToPast } from './forms.ts';
import { predicateRule } from './predicate-rule.ts';

/** Words before "when" or "if" that make it a question: "I don't know when he will come". */
const ASKS = new Set(
  `know knows knew sure wonder wondering wondered ask asks asked asking tell tells told see seeing doubt matter decide decided clear remember
question question: say says find out depends depend care day date time moment guess idea about of on to check discuss explain predict imagine
certain uncertain unclear unsure whether or confirm show determine forget forgot inform consider considering think understand hear heard
mind learn realize calculate estimate minute hour week year month point announce announced reveal worry worried questions asks wait than as even
yet age future situation case cases place places period`.split(/\s+/),
);

/** "When I will arrive", "if it will rain", "until the rain will stop": the present after these. */
export const willInClause = predicateRule('presentInTimeClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal' || !isWord(tokens[predicate.at], 'will', 'wo', "'ll")) return;
  if (predicate.subject.from > predicate.at) return;
  const opener = conjunctionOf(tokens, predicate);
  if (!opener) return;
  const { at, word } = opener;
  const before = tokens[at - 1];
  const isStart = at === 0 || isWord(before, ',', 'and', 'but', 'so');
  const isAsked =
    tokens.slice(Math.max(0, at - 4), at).some((each) => ASKS.has(each.lower) || ASKS.has(each.verb ?? '')) ||
    isWord(before, 'is', 'was', 'be', 'are', 'not', 'only');
  if (predicate.base === 'be' && isWord(tokens[predicate.verb + 1], 'able') && word === 'if') return;
  if (word === 'if') {
    const isWilling =
      isWord(tokens[predicate.subject.head], 'you') &&
      isWord(
        tokens[predicate.verb],
        'excuse',
        'forgive',
        'let',
        'allow',
        'pardon',
        'permit',
        'please',
        'come',
        'follow',
        'help',
        'give',
        'pay',
        'just',
        'eat',
        'try',
        'look',
      );
    const isResult =
      isWord(tokens[predicate.verb], 'make', 'help', 'save', 'work') || isPunctuation(tokens[predicate.at + 1]);
    if (isWilling || isResult || (!/^will$/.test(tokens[predicate.at]?.lower ?? '') && !isStart)) return;
  }
  if (word === 'when' || word === 'if') {
    if (word === 'when' && tokens.at(-1)?.text === '?' && at === 0 && predicates.length < 2) return;
    // alone after a comma it may be an afterthought: ", when he will be ten"
    const hasMain = predicates.some(
      (each) =>
        each !== predicate &&
        isWord(tokens[each.at], 'will', "'ll", 'wo', 'can', 'must', 'should', 'am', 'is', "'m", 'might', 'may'),
    );
    const isImperative = (can(tokens[0], R.VB) || isWord(tokens[0], 'please')) && at > 0 && !can(tokens[0], R.PRP);
    if (
      isStart
        ? !(at === 0 || hasMain) ||
          (isWord(before, ',') && word === 'when' && index > 0 && predicates[index + 1] === undefined)
        : isAsked || !(hasMain || isImperative)
    )
      return;
    if (isStart && at > 0 && (isAsked || (isWord(before, ',') && word === 'when'))) return;
  } else if (word === 'after' || word === 'before') {
    if (
      isWord(tokens[predicate.verb], 'agree', 'let', 'allow', 'work', 'consent') ||
      isWord(before, 'soon', 'shortly', 'long', 'day') ||
      (word === 'before' && isWord(tokens[at - 1], 'long'))
    )
      return;
  } else if (word === 'unless') {
    if (isWord(before, ',') && can(tokens[0], R.VB)) return;
  } else if (word === 'while') {
    return;
  }
  const present = toPresent(tokens, predicate, { word });
  // "if it will be free, I could buy": the past is meant
  const isUnreal =
    word === 'if' &&
    !predicate.isNegated &&
    predicates.some((each) => each !== predicate && isWord(tokens[each.at], 'would', 'could', 'might'));
  return present && isUnreal ? { ...present, fixes: [...unrealPast(tokens, predicate), ...present.fixes] } : present;
});

/** "If I would have more money": the past after "if". */
export const wouldInIf = predicateRule('pastInIfClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal' || !isWord(tokens[predicate.at], 'would')) return;
  const opener = conjunctionOf(tokens, predicate);
  if (opener?.word !== 'if' && opener?.word !== 'unless') return;
  const { at } = opener;
  const main = predicates.find(
    (each) =>
      each !== predicate &&
      each.form === 'modal' &&
      isWord(tokens[each.at], 'would', "'d", 'could', 'will', "'ll", 'might'),
  );
  const isStart = at === 0 || isWord(tokens[at - 1], ',', 'and', 'but');
  if (!main || isWord(tokens[at - 1], 'as', 'even', 'what', 'only')) return;
  const isAsked = tokens
    .slice(Math.max(0, at - 4), at)
    .some(
      (each) =>
        ['ask', 'wonder', 'know', 'see', 'tell', 'doubt'].includes(each.verb ?? '') ||
        isWord(each, 'sure', 'matter', 'grateful', 'glad', 'appreciate', 'kind', 'nice', 'mind', 'care'),
    );
  if (isAsked || (!isStart && !isWord(tokens[predicate.subject.head], 'i', 'he', 'she', 'they', 'we'))) return;
  if (
    isWord(tokens[predicate.verb], 'like', 'prefer', 'rather', 'please', 'care', 'mind') ||
    isWord(tokens[predicate.at + 1], 'just', 'rather', 'only') ||
    predicate.verb === predicate.at
  )
    return;
  if (
    isWord(tokens[predicate.subject.head], 'you') &&
    isWord(tokens[predicate.verb], 'be', 'come', 'let', 'give', 'help') &&
    isWord(tokens[main.verb], 'be', 'appreciate')
  )
    return;
  return wouldToPast(tokens, predicate);
});

/** The past forms of a verb after "will": will be → were, was. */
const unrealPast = (tokens: readonly Token[], { at, verb, base }: Predicate): string[] =>
  /^['’]/.test(tokens[at]?.text ?? '') || verb !== at + 1
    ? []
    : base === 'be'
      ? ['were', 'was']
      : [base === 'have' ? 'had' : (pastOf(base)[0] ?? base)];
