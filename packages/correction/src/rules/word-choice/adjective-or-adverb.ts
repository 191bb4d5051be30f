import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { isClosed, leadIndex, replace, set } from './adverb-findings.ts';
import { actions, degreeAdjectives, links, mannerAdverbs, objectActions, sentenceAdjectives } from './adverbs.ts';

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
export const adjectiveAfterVerb = tokenRule('word-choice', 'adjectiveAfterVerb', (tokens, index) => {
  const token = tokens[index];
  const adverb = token && mannerAdverbs.get(token.lower);
  if (!token || !adverb || !isClosed(tokens, index + 1)) return;
  // the comparison has its own rules: "more quick"
  const before = tokens[index - 1];
  if (isWord(before, 'more', 'less') && isWord(token, 'quick', 'slow', 'easy', 'quiet', 'nice', 'good', 'bad')) return;
  const lead = leadIndex(tokens, index);
  const verb = tokens[lead];
  if (!verb) return;
  // "let your voice slow"
  if (
    can(token, R.VB) &&
    tokens.slice(Math.max(0, index - 5), index).some((each) => isWord(each, 'let', 'make', 'help'))
  )
    return;
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
export const adjectiveBeforeAdjective = tokenRule('word-choice', 'adjectiveBeforeAdjective', (tokens, index) => {
  const token = tokens[index];
  const adverb = token && degreeAdjectives.get(token.lower);
  if (!token || !adverb || !is(tokens[index + 1], R.JJ)) return;
  const link = tokens[leadIndex(tokens, index)];
  if (!link?.verb || !links.has(link.verb)) return;
  return isClosed(tokens, index + 2) && replace(token, index, adverb);
});

/** "Usual I get up early", "I final found it" → usually, finally. */
export const adjectiveOfSentence = tokenRule('word-choice', 'adjectiveOfSentence', (tokens, index) => {
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
