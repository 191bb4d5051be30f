import type { Lexicon } from '../lexicon/lexicon.ts';
import { misspellings } from '../spelling/misspellings.ts';
import { createSpeller, type Speller } from '../spelling/speller.ts';
import type { Token } from '../tagging/token.ts';
import { phraseRule } from './phrases.ts';
import { type Rule, tokenRule } from './rule.ts';

const spellers = new WeakMap<Lexicon, Speller>();

function spellerOf(lexicon: Lexicon): Speller {
  const own = spellers.get(lexicon) ?? createSpeller(lexicon);
  spellers.set(lexicon, own);
  return own;
}

/** Whether something without a space before or after makes the token part of an address, a range or a quoted ending. */
function isAttached(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const touches = (other: Token | undefined, isNear: boolean) =>
    isNear && other !== undefined && /^[-–—/@_.#*+=&\\'’´`"“”‘]|^\p{N}/u.test(other.text);
  if (!token) return true;
  if (touches(before, before?.end === token.start)) return true;
  const isStop = after?.text === '.' && (!tokens[index + 2] || tokens[index + 2]?.start !== after.end);
  return !isStop && touches(after, token.end === after?.start);
}

/** Pairs of words that are written as one: "my self" → myself. */
const writtenAsOne = tokenRule('spelling', 'writtenAsOne', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token || !after || after.start === token.end) return;
  const right = misspellings.get(`${token.lower} ${after.lower}`);
  if (right === undefined) return;
  return { from: index, to: index + 2, fixes: [right], params: { wrong: `${token.text} ${after.text}`, right } };
});

/** "alot of" → a lot of. */
const writtenApart = tokenRule('spelling', 'writtenApart', (tokens, index) => {
  const token = tokens[index];
  const right = token && misspellings.get(token.lower);
  if (!token || !right?.includes(' ') || token.lower.includes(' ') || isAttached(tokens, index)) return;
  return { from: index, to: index + 1, fixes: [right], params: { wrong: token.text, right } };
});

/** Words that may have been meant as well: "the differents" are the differences. */
const RELATED: ReadonlyMap<string, string> = new Map([
  ['different', 'difference'],
  ['another', 'other'],
]);

function withRelated(fixes: readonly string[]): readonly string[] {
  const related = RELATED.get(fixes[0] ?? '');
  return related === undefined || fixes.includes(related) ? fixes : [...fixes, related];
}

/** Articles and prepositions of other languages, beside which an unknown word is a foreign one: "La Comédie humaine". */
const FOREIGN = new Set(
  'la le les une du des et il el los las der das und von van al ibn sur au aux est della dei gli con por para ex non ad ab ergo hoc post foie stella'.split(
    ' ',
  ),
);
const plainOf = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace(/s$/, '');
const isForeign = (token: Token | undefined, speller: Speller): boolean =>
  token !== undefined &&
  (FOREIGN.has(token.lower) ||
    /^(?:[cdlnjs]|qu)['’]\p{L}{2}/iu.test(token.text) ||
    (/[À-ɏ]/u.test(token.text) && !speller.isRight(plainOf(token.lower))) ||
    (/^[a-z]{3,}$/i.test(token.text) && !speller.isRight(token.lower) && speller.suggest(token.lower).length === 0));

/** Whether a neighbour is a word of another language as well. */
const isAmongForeign = (tokens: readonly Token[], index: number, speller: Speller): boolean =>
  isForeign(tokens[index - 1], speller) || isForeign(tokens[index + 1], speller);

/** A word that is not in the lexicon, with words that are spelled nearly the same: "recieve" → receive. */
const unknownWord = tokenRule('spelling', 'unknownWord', (tokens, index, { lexicon }) => {
  const token = tokens[index];
  if (!token || token.text.length < 3 || !/^[a-z]+$/.test(token.lower) || isAttached(tokens, index)) return;
  const own = misspellings.get(token.lower);
  if (own?.includes(' ') || /[A-Z]/.test(token.text.slice(1))) return;
  const isUpper = token.text !== token.lower;
  if (isUpper && index > 0 && !own) return;
  const speller = spellerOf(lexicon);
  if (speller.isRight(token.lower)) return;
  if ((!own || (isUpper && index > 0)) && isAmongForeign(tokens, index, speller)) return;
  // with a capital an unknown word is often a name
  if (isUpper && !own) return;
  const fixes = withRelated(speller.suggest(token.lower));
  if (fixes.length === 0) return;
  const adapted = isUpper ? fixes.map((fix) => fix.charAt(0).toUpperCase() + fix.slice(1)) : fixes;
  return { from: index, to: index + 1, fixes: adapted, params: { wrong: token.text, right: adapted[0] ?? '' } };
});

/** Misspellings that are rare words of their own. */
const realWord = phraseRule(
  'spelling',
  'rareWord',
  `
  $be|of|for|start|started|in|about|by|busy|family|been|i|and [planing=>planning] ~ %NN/NNS/TO/RB|to|for|on|a|the|my|our|it|.
  [planing=>planning] to|a|my|our|on
  i|we|he|she|they|have|has|had|was|is|were|as|'ve|is|well [planed=>planned] to|a|the|for|my|our|.|it|everything|and|by
  @DT/CD/QT/PRPS/JJ|sharp|of|with|and|many|some|two [knifes=>knives]
  @DT/CD/QT/PRPS/JJ|their|our|of|many|people|'s [lifes=>lives]
  @CD/QT/PRPS/JJ|their|of|many|and|red|yellow|green [leafs=>leaves] .|in|of|on|and|from|are|fall|fell
  @CD/QT/PRPS/JJ|their|of|many|and|several [wifes|wive=>wives]
  [allot=>a lot] of|about
  [dinning=>dining] room|table|rooms|tables|hall|car
  to|i|we|they|n't|$modal|last|you [whish=>wish] i|you|to|him|her|we
  i|we|he|she|they|'d [tought=>thought] that|about|of|it|i|he|she|we|they|the
  [tought=>taught] me|us|him|her|them
  how|so|was|is|go [thru=>through]
  $be|people|are|by [siting=>sitting] on|in|at|next|near|under|there|by|around|outside|here|together|down|beside
  [waked=>woke] up
  fall*|fell|fallen [a sleep=>asleep]
  drink*|drank|hot|green|black|some|cup|of|make*|and [tee=>tea] .|and|or|with|in|at|because|every|for
  the|a [tittle=>title] of|and|.|is|was
  watch*|tv|a|new|my|this|that|favourite [serie=>series]
  i|we|he|she|they [wan=>want] to
  an|the|in|of [hight=>height]
  had|have|has|i|he|she|we|they|already|always|was|were|is|be|get|got|are [payed=>paid]
  time|plane|planes|bird|birds|he|she|it [flys=>flies]
  little|one|a|our|my|many|the|some|two|three|black|small|of [mouses=>mice]
  and|not|that|'s|sure|of [corse|coarse=>course] .|i|we|it|he|she|they|you|not
  of [corse=>course]
  [trough=>through] the|a|my|this|internet|it|our|their|his|her
  go|goes|went|walk|walked|drove|ran|passed|pass|look|looked|going [trough=>through]
  [newer=>never] been|seen|had|want|go|eat|forget|met|again|forgot|thought|know|knew|heard
  have|has|had|i|we|they|she|he|will|would|'ve [newer=>never]
  i|you|she|he|we|they|who|and|people [wold|woud=>would] like|be|go|have|love|prefer|want|not
  $subject|people|family|village|friends|parents [life=>live] in|near|with !@NN
  `,
  {
    be: "am is are was were be been 's 're 'm",
    modal: "can could may must should will would 'll",
    subject: 'i you we they',
  },
);

export const spellingRules: readonly Rule[] = [writtenAsOne, writtenApart, realWord, unknownWord];
