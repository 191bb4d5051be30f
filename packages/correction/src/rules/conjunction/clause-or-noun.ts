import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest, textOf, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { beginsClause, finiteVerbs, isSubject, nextComma } from './clause-starts.ts';

/** Whether there is no verb at all between two tokens. */
const isVerbless = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token, at) => {
    if (can(token, R.MD | R.BE | R.HAVE | R.DO | R.WH)) return false;
    return (
      !can(token, VERB) ||
      is(token, NOUN) ||
      (can(token, R.JJ) && !can(token, R.VBD) && is(tokens[from + at + 1], NOUN))
    );
  });

const CONCESSION = ['although', 'though', 'even though'];

/** "Despite he studied hard" → Although; "Because the traffic," → Because of. */
export const clauseOrNoun = tokenRule('conjunction', 'clauseOrNoun', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const after = tokens[index + 1];
  const isOf = isWord(after, 'of');
  const isInSpite = isWord(token, 'in') && isWord(after, 'spite');
  if (isInSpite) {
    const from = isWord(tokens[index + 2], 'of') ? index + 3 : index + 2;
    if (beginsClause(tokens, from)) {
      return {
        from: index,
        to: from,
        fixes: CONCESSION,
        params: { wrong: textOf(tokens, index, from), right: 'although' },
      };
    }
    if (from === index + 2 && isWord(tokens[from], 'the', 'my', 'his', 'her', 'our', 'their', 'all', 'this', 'these')) {
      return {
        from: index,
        to: from,
        fixes: ['in spite of', 'despite'],
        params: { wrong: 'in spite', right: 'in spite of' },
      };
    }
    return;
  }
  if (isWord(token, 'despite') && !isOf && beginsClause(tokens, index + 1)) {
    return { from: index, to: index + 1, fixes: CONCESSION, params: { wrong: 'despite', right: 'although' } };
  }
  if (isWord(token, 'because') && isOf && beginsClause(tokens, index + 2) && !isFree(tokens, index + 2)) {
    if (is(tokens[index + 2], R.DT | R.PRPS) && finiteVerbs(tokens, 0, index) === 0) return;
    return { from: index, to: index + 2, fixes: ['because'], params: { wrong: 'because of', right: 'because' } };
  }
  if (isWord(token, 'due') && isWord(after, 'to') && beginsClause(tokens, index + 2) && !isFree(tokens, index + 2)) {
    return {
      from: index,
      to: index + 2,
      fixes: ['because', 'since', 'as'],
      params: { wrong: 'due to', right: 'because' },
    };
  }
  const isOpen = index === 0 || isPunctuation(tokens[index - 1]) || can(tokens[index - 1], NOUN | R.RB | R.JJ | R.PRPO);
  if (
    isWord(token, 'although', 'though') &&
    index === 0 &&
    isWord(after, 'the', 'my', 'his', 'her', 'our', 'their', 'all')
  ) {
    const comma = nextComma(tokens, index);
    if (comma < 0 || comma > 12 || !isVerbless(tokens, index + 1, comma) || comma < 3) return;
    return { from: 0, to: 1, fixes: ['despite', 'in spite of'], params: { wrong: token.lower, right: 'despite' } };
  }
  if (
    isWord(token, 'because') &&
    !isOf &&
    isOpen &&
    isWord(after, 'the', 'my', 'his', 'her', 'our', 'their', 'a', 'an', 'bad', 'heavy')
  ) {
    const end = tokens.findIndex((each, at) => at > index && isPunctuation(each));
    if (end < 0 || end > index + 8 || end < index + 3 || !isVerbless(tokens, index + 1, end)) return;
    if (tokens[end]?.text !== '.' && !(tokens[end]?.text === ',' && index === 0)) return;
    return shortest(tokens, index, index + 2, [[wordOf(tokens, index), 'of', after?.text ?? '']], {
      wrong: 'because',
      right: 'because of',
    });
  }
  return;
});

/** "because of what he said", "because of who they were": a clause that stands for a noun. */
const isFree = (tokens: readonly Token[], from: number): boolean =>
  can(tokens[from], R.WH) ||
  (isWord(tokens[from], 'you', 'everything', 'something', 'all', 'the', 'this', 'that') &&
    !is(tokens[nounPhraseAt(tokens, from)?.to ?? from], R.BE | R.VBD | R.MD | R.HAVE | R.VBZ));

/** "However she is only ten, she can cook", "Even I am tired, I go running". */
export const adverbForConjunction = tokenRule('conjunction', 'adverbForConjunction', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (index !== 0 || !isWord(token, 'however', 'even')) return;
  const isPhrase = isWord(after, 'the', 'my', 'his', 'our', 'their') && beginsClause(tokens, 1);
  if (!isSubject(after) && !isPhrase && !(isWord(after, 'it') && beginsClause(tokens, 1))) return;
  const comma = nextComma(tokens, 1);
  if (comma < 0 || comma > 14) return;
  if (
    !isSubject(tokens[comma + 1]) &&
    !isWord(tokens[comma + 1], 'it', 'you', 'there') &&
    !beginsClause(tokens, comma + 1)
  )
    return;
  if (isWord(token, 'however'))
    return {
      from: 0,
      to: 1,
      fixes: ['although', 'though', 'even though'],
      params: { wrong: 'however', right: 'although' },
    };
  if (
    (!isSubject(after) && !isWord(after, 'it')) ||
    !can(tokens[2], R.BE | R.VB | R.VBZ | R.VBD | R.MD | R.DO | R.HAVE)
  )
    return;
  return {
    from: 0,
    to: 1,
    fixes: ['even if', 'even when', 'even though'],
    params: { wrong: 'even', right: 'even if' },
  };
});

const EVENTS = new Set(
  `
lesson lessons film movie class meeting holiday holidays exam concert flight party summer winter war night day game
match trip dinner lunch breakfast ceremony interview break week weekend wedding festival conference rehearsal show
storm`
    .trim()
    .split(/\s+/),
);

/** "During I was cooking" → While; "while the lesson" → during. */
export const duringOrWhile = tokenRule('conjunction', 'duringOrWhile', (tokens, index) => {
  const token = tokens[index];
  if (isWord(token, 'during')) {
    const isClause =
      isSubject(tokens[index + 1]) || (beginsClause(tokens, index + 1) && isContinuous(tokens, index + 1));
    if (!isClause) return;
    return { from: index, to: index + 1, fixes: ['while'], params: { wrong: 'during', right: 'while' } };
  }
  if (!isWord(token, 'while') || can(tokens[index - 1], R.DT)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (
    !phrase ||
    !isWord(tokens[index + 1], 'the', 'my', 'our', 'his', 'her', 'their', 'this') ||
    !EVENTS.has(phrase.head.lower)
  )
    return;
  const after = tokens[phrase.to];
  if (after !== undefined && !isPunctuation(after) && !isSubject(after)) return;
  return { from: index, to: index + 1, fixes: ['during'], params: { wrong: 'while', right: 'during' } };
});

const isContinuous = (tokens: readonly Token[], from: number): boolean => {
  const at = nounPhraseAt(tokens, from)?.to ?? from + 1;
  return can(tokens[at], R.BE) && can(tokens[at + 1], R.VBG);
};
