import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt, shortest } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { governmentOf, isGoverned, opensObject } from './governed-words.ts';
import { takesNone } from './verbs.ts';

const isPassive = (tokens: readonly Token[], index: number): boolean => {
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB | R.NOT)) at -= 1;
  return (
    can(tokens[index], R.VBN) && (can(tokens[at], R.BE) || !is(tokens[index], R.VBN | R.VBD) || can(tokens[at], NOUN))
  );
};

const REACHED = new Set(
  `
top station airport house home hotel destination city town village summit goal school office conclusion decision
agreement end beach shore border point level`
    .trim()
    .split(/\s+/),
);

const noneVerbs = governmentOf(takesNone);

/** Phrases where the word after the verb is right: "enter into an agreement", "know on which". */
const isIdiom = (tokens: readonly Token[], index: number, preposition: Token): boolean => {
  const token = tokens[index];
  const next = tokens[index + 2];
  if (token?.verb === 'reach') return !REACHED.has(nounPhraseAt(tokens, index + 2)?.head.lower ?? '');
  if (token?.verb === 'explain') return can(next, R.QT | R.CD) || isWord(next, 'half');
  if (token?.verb === 'enter') return isWord(preposition, 'in') && !can(next, R.DT | R.PRPS);
  if (token?.verb === 'attend' && isWord(preposition, 'in')) return !can(next, R.DT | R.PRPS);
  if (token?.verb === 'answer' || token?.verb === 'invite')
    return !can(next, R.PRPO | R.PRPS) || isWord(next, 'his', 'that', 'this', 'all', 'each', 'it', 'any');
  return false;
};

/** "discuss about" → discuss. */
export const noPreposition = tokenRule('preposition', 'noPreposition', (tokens, index) => {
  const token = tokens[index];
  const preposition = tokens[index + 1];
  const own = token && noneVerbs.get(token.verb ?? '');
  if (!token || !own || !preposition || !own.wrong.has(preposition.lower)) return;
  // "send invites to"
  if (can(token, R.NNS) && can(tokens[index - 1], VERB)) return;
  if (!isVerbAt(tokens, index) || isPassive(tokens, index) || isIdiom(tokens, index, preposition)) return;
  if (
    isWord(preposition, 'to', 'with', 'about', 'from')
      ? !opensObject(tokens[index + 2]) || (isWord(preposition, 'to') && is(tokens[index + 2], R.VB))
      : !isGoverned(tokens, index + 1)
  )
    return;
  // "the person I want to marry with my whole heart", "nobody to talk to or visit with"
  if (isWord(preposition, 'to') && is(tokens[index + 2], NOUN) && can(tokens[index + 2], R.VB)) return;
  if (isWord(tokens[index - 1], 'to', 'who', 'that') && isWord(token, 'help') && !can(tokens[index + 2], R.PRPO))
    return;
  return {
    ...shortest(tokens, index, index + 2, [[token.text]]),
    params: { word: token.text, wrong: preposition.lower },
  };
});
