import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import {
  actions,
  adjectivesOfAdverbs,
  degreeAdjectives,
  linkAdverbs,
  links,
  mannerAdverbs,
  objectActions,
  sentenceAdjectives,
} from './adverbs.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));
const has = (words: ReadonlySet<string>, token: Token | undefined): boolean =>
  token !== undefined && words.has(token.lower);

const DEGREES = set('very so too really quite more less pretty extremely rather not always often also still');
/** Words that may follow a phrase that is complete. */
const FOLLOWERS = set(
  `in at on with when because while and but or so to if that after before every last yesterday today now again here
there than during anymore without like from by for until then sometimes next since between along around through near
outside inside i he she we they`,
);

/** Where the word before an index is, past degree adverbs. */
function leadIndex(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && (has(DEGREES, tokens[at]) || is(tokens[at], R.NOT))) at -= 1;
  return at;
}

/** Whether a clause or phrase ends before an index: nothing that the word before belongs to follows. */
function isClosed(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || isPunctuation(token)) return token?.text !== '-';
  if (isWord(token, 'and', 'or', 'but')) return !can(tokens[index + 1], R.JJ) || isPunctuation(tokens[index + 2]);
  return has(FOLLOWERS, token) || is(token, R.SC | R.WH);
}

const replace = (token: Token, index: number, ...fixes: string[]): Finding => ({
  from: index,
  to: index + 1,
  fixes,
  params: { wrong: token.text, right: fixes[0] ?? '' },
});

/** Whether what is before a linking verb shows that it links: "the soup smells", not "he looked [angrily at her]". */
const endsLinked = (tokens: readonly Token[], index: number, verb: string): boolean => {
  const after = tokens[index + 1];
  if (after === undefined || (isPunctuation(after) && after.text !== ',')) return true;
  if (isWord(after, 'because', 'but', 'when', 'if', 'so')) return true;
  if (verb === 'feel' && isWord(after, 'about', 'then', 'now', 'today', 'again')) return true;
  if (isWord(after, 'and')) return verb !== 'get' && verb !== 'keep';
  if (after.text === ',' && verb !== 'be' && verb !== 'look' && is(tokens[index + 2], R.CC | R.SC)) return true;
  if (after.text === ',' && isWord(tokens[index - 1], 'and')) return true;
  return verb === 'be' && (isWord(after, 'for', 'to', 'with') || after.text === ',') && has(DEGREES, tokens[index - 1]);
};

/** "It smells badly", "the weather was very calmly" → an adjective. */
const adverbAfterLink = tokenRule('word-choice', 'adverbAfterLink', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective) return;
  // "easy and healthily": the second of two
  const isSecond = isWord(tokens[index - 1], 'and', 'or') && can(tokens[index - 2], R.JJ);
  const lead = leadIndex(tokens, isSecond ? index - 2 : index);
  const link = tokens[lead];
  if (!link?.verb || !links.has(link.verb) || !can(link, VERB | R.BE) || linkAdverbs.has(token.lower)) return;
  const isFeeling = link.verb === 'smell' || link.verb === 'taste' || link.verb === 'feel';
  if (!isFeeling && link.verb !== 'be' && !isVerbAt(tokens, lead) && !can(link, R.VBZ | R.VBD)) return;
  const isInfinitive = link.verb === 'be' && isWord(tokens[index + 1], 'to') && is(tokens[index + 2], R.VB);
  if (!endsLinked(tokens, index, link.verb) && !isInfinitive) return;
  // "How is he? Badly.", "I am truly yours": only where a subject is
  if (link.verb === 'be' && isWord(token, 'truly', 'simply', 'rarely', 'lightly', 'really', 'seriously', 'perfectly'))
    return;
  if (link.verb === 'look' && isWord(tokens[index + 1], 'and')) return;
  return replace(token, index, adjective);
});

/** What one makes somebody: happy, sad. */
const MOODS = set(
  'happily sadly angrily nervously hungrily sleepily healthily crazily proudly strongly jealously comfortably',
);

/** "It makes me happily" → happy. */
const adverbAfterObject = tokenRule('word-choice', 'adverbAfterMake', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective || !isClosed(tokens, index + 1)) return;
  const object = leadIndex(tokens, index);
  if (!is(tokens[object], R.PRPO | R.PRP) && !isWord(tokens[object], 'her', 'it', 'you')) return;
  if (!MOODS.has(token.lower)) return;
  return tokens[object - 1]?.verb === 'make' && can(tokens[object - 1], VERB) && replace(token, index, adjective);
});

/** Adverbs that only stand for adjectives after "something". */
const OF_THINGS = set(
  'specially strangely deliciously importantly beautifully usefully nicely sweetly easily healthily',
);

/** "something specially" → special. */
const adverbAfterSomething = tokenRule('word-choice', 'adverbAfterSomething', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  if (!token || !adjective || !isWord(tokens[index - 1], 'something', 'anything', 'nothing')) return;
  if (!has(OF_THINGS, token)) return;
  const after = tokens[index + 1];
  return (
    (after === undefined || isPunctuation(after) || isWord(after, 'for', 'and')) && replace(token, index, adjective)
  );
});

/** "in a politely way", "listen to slowly music" → an adjective. */
const adverbBeforeNoun = tokenRule('word-choice', 'adverbBeforeNoun', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfAdverbs.get(token.lower);
  const before = tokens[index - 1];
  if (!token || !adjective || !is(tokens[index + 1], R.NN | R.NNS)) return;
  // "walks quickly home", "the fully automatic": a noun that belongs to the adverb's own clause
  if (isWord(tokens[index + 1], 'home', 'people', 'today', 'tomorrow', 'yesterday', 'tonight')) return;
  let at = index - 1;
  while (isWord(tokens[at], 'very', 'really', 'so', 'more', 'most')) at -= 1;
  const isDetermined = is(tokens[at], R.DT | R.PRPS | R.POS) && !isWord(tokens[at], 'this', 'that', 'these', 'those');
  const isObject = isWord(before, 'to', 'of', 'with') && isWord(tokens[index + 1], 'music', 'food', 'people', 'way');
  return (isDetermined || isObject) && replace(token, index, adjective);
});

/** Whether an adjective after a verb of doing may be its adverb: not "learned a language different from ours". */
const canBeAdverb = (tokens: readonly Token[], index: number, verb: Token): boolean => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (isWord(token, 'good', 'bad', 'nice', 'easy', 'dangerous') && isWord(after, 'for', 'at', 'to', 'enough', 'that'))
    return false;
  if (isWord(token, 'different', 'similar', 'equal') && isWord(after, 'from', 'to', 'than')) return false;
  if (isWord(tokens[index - 1], 'not') || (verb.verb === 'run' && isWord(token, 'clear', 'wild'))) return false;
  if (verb.verb === 'look') return isWord(after, 'at', 'into');
  if (verb.verb === 'see' || verb.verb === 'hear')
    return can(tokens[index - 2], R.MD | R.NOT) || can(tokens[index - 3], R.NOT);
  if (verb.verb === 'go') return isWord(token, 'good', 'perfect', 'smooth');
  if (isWord(token, 'wrong')) return false;
  if (verb.verb === 'eat') return isWord(token, 'good', 'slow', 'quick', 'regular', 'quiet');
  return true;
};

/** Whether a word is a verb of doing here: "she [works]", not "the work". */
function isAction(tokens: readonly Token[], index: number, verbs: ReadonlySet<string>): boolean {
  const token = tokens[index];
  if (!token?.verb || !verbs.has(token.verb) || can(tokens[index - 1], R.DT | R.PRPS)) return false;
  if (['find', 'make', 'keep'].includes(tokens[index - 1]?.verb ?? '')) return false;
  if (isVerbAt(tokens, index)) return true;
  let at = index - 1;
  while (is(tokens[at], R.RB)) at -= 1;
  const before = tokens[at];
  if (can(token, R.VBG)) return !can(before, R.DT | R.PRPS);
  return can(token, R.VBZ | R.VBD)
    ? can(before, NOUN | R.PRP) && !can(before, R.JJ)
    : can(token, R.VB) && is(before, R.NNS);
}

/** Adjectives that no verb takes after its object, unless it makes or finds something so: "keep it simple". */
const FREE_MANNER = set('quick slow careful regular fluent polite complete different');
const MAKING = set(
  'make keep find leave want like consider call have need hold be feel look seem sound become stay get run turn prove prefer',
);

/** Whether a word is a verb whose complement is no adjective: "mix [quick]", "organised [simple]". */
const isPlainVerb = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (!token?.verb || MAKING.has(token.verb) || can(tokens[index - 1], R.DT | R.PRPS)) return false;
  return isVerbAt(tokens, index) || is(token, R.VBD | R.VBN);
};

/** "She sings beautiful", "he speaks English very good" → beautifully, very well. */
const adjectiveAfterVerb = tokenRule('word-choice', 'adjectiveAfterVerb', (tokens, index) => {
  const token = tokens[index];
  const adverb = token && mannerAdverbs.get(token.lower);
  if (!token || !adverb || !isClosed(tokens, index + 1)) return;
  // the comparison has its own rules: "more quick"
  const before = tokens[index - 1];
  if (isWord(before, 'more', 'less') && isWord(token, 'quick', 'slow', 'easy', 'quiet', 'nice', 'good', 'bad')) return;
  const lead = leadIndex(tokens, index);
  const verb = tokens[lead];
  if (!verb) return;
  if (isAction(tokens, lead, actions)) return canBeAdverb(tokens, index, verb) && replace(token, index, adverb);
  if (FREE_MANNER.has(token.lower) && isPlainVerb(tokens, lead)) return replace(token, index, adverb);
  // an object is between: "speak [English] good", "explain [it] clear"
  const to = lead + 1;
  for (let at = lead - 1; at >= Math.max(0, lead - 4); at -= 1) {
    const action = tokens[at];
    if (!isAction(tokens, at, objectActions) && !(FREE_MANNER.has(token.lower) && isPlainVerb(tokens, at))) continue;
    const object = nounPhraseAt(tokens, at + 1);
    if (
      object?.to !== to ||
      can(tokens[at + 1], R.WH) ||
      isWord(tokens[at + 1], 'something', 'anything', 'nothing', 'everything')
    )
      return;
    if (isWord(object.head, 'someone', 'somebody', 'anyone', 'anybody', 'that', 'things', 'people')) return;
    return action &&
      isWord(
        token,
        'good',
        'bad',
        'perfect',
        'beautiful',
        'clear',
        'quick',
        'slow',
        'careful',
        'easy',
        'correct',
        'fluent',
        'wonderful',
        'serious',
        'regular',
        'polite',
        'proper',
        'quiet',
        'terrible',
        'different',
        'automatic',
        'complete',
        'professional',
        'independent',
        'safe',
        'excellent',
        'immediate',
        'gentle',
      )
      ? canBeAdverb(tokens, index, action) && replace(token, index, adverb)
      : undefined;
  }
  return;
});

/** "complete different", "not special interesting" → completely, especially. */
const adjectiveBeforeAdjective = tokenRule('word-choice', 'adjectiveBeforeAdjective', (tokens, index) => {
  const token = tokens[index];
  const adverb = token && degreeAdjectives.get(token.lower);
  if (!token || !adverb || !is(tokens[index + 1], R.JJ)) return;
  const link = tokens[leadIndex(tokens, index)];
  if (!link?.verb || !links.has(link.verb)) return;
  return isClosed(tokens, index + 2) && replace(token, index, adverb);
});

/** "Usual I get up early", "I final found it" → usually, finally. */
const adjectiveOfSentence = tokenRule('word-choice', 'adjectiveOfSentence', (tokens, index) => {
  const token = tokens[index];
  const adverb = token && sentenceAdjectives.get(token.lower);
  if (!token || !adverb) return;
  const after = tokens[index + 1];
  const isOpening =
    (index === 0 || isWord(tokens[index - 1], 'and', 'but', 'because')) &&
    (after?.text === ',' ? is(tokens[index + 2], R.PRP) : is(after, R.PRP) || isWord(after, 'it', 'there'));
  const isBeforeVerb =
    is(tokens[index - 1], R.PRP) &&
    !isWord(tokens[index - 1], 'something', 'anything', 'nothing', 'everything') &&
    !can(tokens[index - 1], R.PRPO) &&
    is(after, R.VB | R.VBZ | R.VBD | R.VBN) &&
    !can(token, R.VB | R.VBD);
  const isAfterAuxiliary =
    isWord(token, 'easy', 'real', 'quick', 'usual', 'complete', 'probable', 'total', 'immediate', 'sudden') &&
    can(tokens[index - 1], R.MD | R.NOT) &&
    is(after, R.VB) &&
    !can(after, R.NN);
  return (isOpening || isBeforeVerb || isAfterAuxiliary) && replace(token, index, adverb);
});

/** Adverbs for adjectives, and adjectives for adverbs. */
export const adverbRules: readonly Rule[] = [
  adverbAfterLink,
  adverbAfterObject,
  adverbAfterSomething,
  adverbBeforeNoun,
  adjectiveBeforeAdjective,
  adjectiveOfSentence,
  adjectiveAfterVerb,
];
