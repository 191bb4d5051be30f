import { participleOf, pastOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import type { Predicate } from '../../tagging/predicates.ts';
import { can, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import type { Rule } from '../rule.ts';
import { found, STATES, toPast, toPresent, wouldToPast } from './forms.ts';
import { predicateRule, startOf } from './time-rules.ts';

/** Words before "when" or "if" that make it a question: "I don't know when he will come". */
const ASKS = new Set(
  `know knows knew sure wonder wondering wondered ask asks asked asking tell tells told see seeing doubt matter decide decided clear remember
question question: say says find out depends depend care day date time moment guess idea about of on to check discuss explain predict imagine
certain uncertain unclear unsure whether or confirm show determine forget forgot inform consider considering think understand hear heard
mind learn realize calculate estimate minute hour week year month point announce announced reveal worry worried questions asks wait than as even
yet age future situation case cases place places period`.split(/\s+/),
);

interface Opener {
  /** The token of the conjunction, its first word. */
  at: number;
  word: string;
}

/** The conjunction of time or condition that opens the clause of a predicate. */
function conjunctionOf(tokens: readonly Token[], predicate: Predicate): Opener | null {
  let start = startOf(predicate);
  if (isWord(tokens[start - 1], 'suddenly', 'finally')) start -= 1;
  const before = tokens[start - 1];
  if (isWord(before, 'as') && isWord(tokens[start - 2], 'soon', 'long') && isWord(tokens[start - 3], 'as'))
    return { at: start - 3, word: `as ${tokens[start - 2]?.lower} as` };
  if (isWord(before, 'soon') && isWord(tokens[start - 2], 'as')) return { at: start - 2, word: 'as soon as' };
  if (isWord(before, 'time') && isWord(tokens[start - 2], 'the') && isWord(tokens[start - 3], 'by'))
    return { at: start - 3, word: 'by the time' };
  if (isWord(before, 'moment') && isWord(tokens[start - 2], 'the')) return { at: start - 2, word: 'the moment' };
  if (isWord(before, 'case') && isWord(tokens[start - 2], 'in')) return { at: start - 2, word: 'in case' };
  if (isWord(before, 'that') && isWord(tokens[start - 2], 'provided')) return { at: start - 2, word: 'provided that' };
  if (isWord(before, 'when', 'if', 'until', 'till', 'after', 'before', 'once', 'unless', 'while'))
    return { at: start - 1, word: before?.lower ?? '' };
  return null;
}

/** "When I will arrive", "if it will rain", "until the rain will stop": the present after these. */
const willInClause = predicateRule('presentInTimeClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal' || !isWord(tokens[predicate.at], 'will', 'wo', "'ll", 'shall')) return;
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
      isWord(tokens[predicate.verb], 'agree', 'let', 'allow', 'work') ||
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
const wouldInIf = predicateRule('pastInIfClause', (tokens, predicates, index) => {
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

const isIfClause = (tokens: readonly Token[], predicate: Predicate): boolean =>
  conjunctionOf(tokens, predicate)?.word === 'if';

/** "If I had money, I will buy" → would; "If I had known, I would leave" → would have left. */
const main = predicateRule('mainClauseOfIf', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'modal') return;
  const condition = predicates.find((each) => isIfClause(tokens, each));
  if (
    !condition ||
    condition === predicate ||
    conjunctionOf(tokens, predicate) ||
    Math.abs(predicates.indexOf(condition) - index) !== 1
  )
    return;
  const aux = tokens[predicate.at];
  const opener = conjunctionOf(tokens, condition);
  if (
    !opener ||
    (opener.at !== 0 && !(opener.at === 1 && can(tokens[0], R.CC)) && index > predicates.indexOf(condition)) ||
    isWord(tokens[opener.at - 1], 'as', 'even', 'what', 'know', 'ask', 'wonder', 'see')
  )
    return;
  if (
    index > predicates.indexOf(condition) &&
    !isWord(tokens[startOf(predicate) - 1], ',') &&
    predicate.subject.from < predicate.at &&
    !isPronounAt(tokens, predicate.subject.head)
  )
    return;
  if (isWord(aux, 'will', "'ll", 'wo') && condition.time === 'past') {
    const isUnreal =
      (condition.form === 'simple' &&
        ['have', 'know', 'live', 'win', 'speak', 'move', 'travel', 'own', 'become'].includes(condition.base)) ||
      (condition.form === 'be' &&
        isWord(tokens[condition.at], 'were') &&
        isWord(tokens[condition.subject.head], 'i', 'he', 'she', 'it')) ||
      (condition.form === 'modal' &&
        isWord(tokens[condition.at], 'could') &&
        isWord(tokens[condition.subject.head], 'i', 'we'));
    if (!isUnreal || isWord(aux, "'ll")) return;
    return found(tokens, predicate.at, predicate.at + 1, ['would']);
  }
  const isThird = condition.form === 'perfect' && condition.time === 'past';
  if (
    !isThird ||
    !isWord(aux, 'would', 'could', "'d") ||
    predicate.verb === predicate.at ||
    predicate.base === 'have' ||
    predicate.base === 'be'
  )
    return;
  if (
    STATES.has(predicate.base) ||
    (['live', 'work', 'feel', 'look', 'go', 'think', 'see', 'say'].includes(predicate.base) && predicate.base !== 'go')
  )
    return;
  if (tokens.some((each) => isWord(each, 'now', 'today', 'still', 'nowadays', 'currently', 'tomorrow', 'ever'))) return;
  return found(tokens, predicate.verb, predicate.verb + 1, [`have ${participleOf(predicate.base)[0]}`]);
});
const isPronounAt = (tokens: readonly Token[], at: number): boolean =>
  isWord(tokens[at], 'i', 'you', 'he', 'she', 'it', 'we', 'they');

/** "If I have a million dollars, I would travel" → had. */
const unreal = predicateRule('unrealIf', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (
    !predicate ||
    index !== 0 ||
    !next ||
    !isIfClause(tokens, predicate) ||
    conjunctionOf(tokens, predicate)?.at !== 0
  )
    return;
  if (
    predicate.time !== 'present' ||
    !isWord(tokens[predicate.subject.head], 'i', 'he', 'she', 'we', 'they', 'people', 'everyone')
  )
    return;
  const isOpen =
    ['simple', 'be', 'do', 'modal'].includes(predicate.form) &&
    (predicate.form !== 'modal' || isWord(tokens[predicate.at], 'can'));
  if (!isOpen || !isWord(tokens[next.at], 'would') || next.isNegated || conjunctionOf(tokens, next)) return;
  if (
    !isPronounAt(tokens, next.subject.head) ||
    isWord(tokens[next.subject.head], 'it', 'you') ||
    isWord(
      tokens[next.verb],
      'like',
      'say',
      'recommend',
      'suggest',
      'love',
      'appreciate',
      'be',
      'prefer',
      'advise',
      'rather',
      'think',
      'argue',
      'call',
      'want',
      'expect',
      'imagine',
      'have',
    ) ||
    next.verb === next.at
  )
    return;
  if (
    !['have', 'be', 'win', 'know', 'live', 'find', 'get', 'speak', 'become', 'choose'].includes(predicate.base) &&
    predicate.form !== 'modal'
  )
    return;
  if (predicate.base === 'have' && isWord(tokens[predicate.verb + 1], 'to')) return;
  const past = toPast(tokens, predicate);
  return past && past.fixes[0] === 'was' ? { ...past, fixes: ['were', 'was'] } : past;
});

/** "I wish I can play": the past after "wish". */
const wish = predicateRule('pastAfterWish', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (!predicate || before?.base !== 'wish' || predicate.time !== 'present' || before.form === 'perfect') return;
  const start = startOf(predicate);
  const gap = start - before.verb;
  if (gap > 2 || (gap === 2 && !isWord(tokens[start - 1], 'that'))) return;
  const aux = tokens[predicate.at];
  if (predicate.form === 'modal') {
    if (isWord(aux, 'can', 'ca')) return found(tokens, predicate.at, predicate.at + 1, ['could']);
    if (isWord(aux, 'will', 'wo') && !isWord(tokens[predicate.subject.head], 'i'))
      return found(tokens, predicate.at, predicate.at + 1, ['would']);
    return;
  }
  if (isWord(tokens[predicate.subject.head], 'you') && (predicate.form === 'simple' || predicate.form === 'be')) return;
  if (predicate.form === 'perfect') return found(tokens, predicate.at, predicate.at + 1, ['had']);
  if (predicate.form === 'be' || predicate.form === 'progressive') {
    const past = toPast(tokens, predicate);
    return past && !/^['’]/.test(aux?.text ?? '') ? { ...past, fixes: ['were', 'was'] } : past;
  }
  if (predicate.form === 'simple')
    return found(tokens, predicate.at, predicate.at + 1, [pastOf(predicate.base)[0] ?? '', `would ${predicate.base}`]);
  return toPast(tokens, predicate);
});

export const conditionRules: readonly Rule[] = [willInClause, wouldInIf, main, unreal, wish];
export { conjunctionOf };
