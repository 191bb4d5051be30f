import { NOUN, R } from '../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../tagging/token.ts';

/** A noun phrase: tokens `from` up to, but not including, `to`; its main noun is the last token. */
export interface NounPhrase {
  from: number;
  to: number;
  head: Token;
  /** Whether an article, possessive, quantifier or number opens it. */
  isDetermined: boolean;
}

const MODIFIER = R.JJ | R.JJR | R.JJS | R.VBN | R.VBG;
const OPENS = R.DT | R.PRPS | R.QT | R.CD;
/** Adverbs that stand before an adjective in a noun phrase. */
const DEGREE = [
  'very',
  'really',
  'so',
  'too',
  'quite',
  'rather',
  'extremely',
  'most',
  'more',
  'less',
  'least',
  'fairly',
];

/** The noun phrase that begins at a token, as long as it can be. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | undefined {
  const first = tokens[from];
  if (!first) return undefined;
  if (is(first, R.PRP | R.PRPO)) return { from, to: from + 1, head: first, isDetermined: true };
  let at = from;
  let isDetermined = false;
  while (can(tokens[at], OPENS) && !isWord(tokens[at], 'more', 'less', 'most')) {
    isDetermined = true;
    at += 1;
    if (
      at === from + 1 &&
      isWord(tokens[at - 1], 'all', 'both', 'half', 'some', 'most', 'many') &&
      isWord(tokens[at], 'of')
    )
      at += 1;
  }
  let head = -1;
  for (let token = tokens[at]; token; at += 1, token = tokens[at]) {
    if (head < 0 && isWord(token, ...DEGREE) && can(tokens[at + 1], MODIFIER)) continue;
    if (can(token, NOUN)) {
      // a word that may be the verb of the sentence ends the phrase
      if (head >= 0 && !is(token, NOUN)) break;
      head = at;
    } else if (is(token, R.POS) && head === at - 1) {
      isDetermined = true;
      head = -1;
    } else if (!can(token, MODIFIER) || head >= 0) break;
  }
  const last = tokens[head];
  if (!last) {
    // a determiner alone can stand for a noun: some, these
    const alone = tokens[from];
    return alone && can(alone, R.PRP | R.PRPO) ? { from, to: from + 1, head: alone, isDetermined: true } : undefined;
  }
  return { from, to: head + 1, head: last, isDetermined };
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words in -ing that stand before nouns as adjectives or as the first part of a name: "a swimming pool". */
const ING_MODIFIERS = set(
  `interesting boring exciting amazing surprising tiring relaxing confusing disappointing embarrassing frightening annoying charming
outstanding fascinating challenging promising shocking terrifying touching convincing demanding rewarding growing
living missing
following swimming parking washing dining meeting driving shopping sleeping sewing frying chewing walking running
wedding
training building fishing dancing riding boarding cutting`,
);

/** Where the words before the main noun begin that belong to it, without the determiner: "a [very old credit] card". */
export function modifiersBefore(tokens: readonly Token[], head: number): number {
  let at = head;
  while (at > 0) {
    const token = tokens[at - 1];
    const before = tokens[at - 2];
    if (can(token, R.VBG)) {
      if (!token || !ING_MODIFIERS.has(token.lower)) break;
      at -= 1;
    } else if (is(token, R.JJ | R.JJR | R.JJS | R.NN)) at -= 1;
    else if (can(token, R.JJ) && !can(token, R.IN | R.QT | R.VBD) && can(before, R.DT | R.BE | R.IN | R.JJ | R.HAVE))
      at -= 1;
    else if (isWord(token, 'very', 'really') && at < head) at -= 1;
    else break;
  }
  return at;
}

/** Whether a noun phrase is over before this token. */
export function endsNounPhrase(token: Token | undefined): boolean {
  if (token === undefined) return true;
  if (
    isWord(
      token,
      'like',
      'near',
      'inside',
      'outside',
      'next',
      'last',
      'every',
      'while',
      'when',
      'that',
      'this',
      'today',
      'yesterday',
      'tomorrow',
      'tonight',
    )
  )
    return true;
  return is(
    token,
    R.PUNCT | R.CC | R.SC | R.WH | R.IN | R.MD | R.TO | R.DT | R.PRPS | R.PRP | R.PRPO | R.BE | R.HAVE | R.DO | R.RB,
  );
}
