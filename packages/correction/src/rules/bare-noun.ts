import { pluralOf } from '../lexicon/inflect.ts';
import { R } from '../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../tagging/token.ts';
import { isPerson } from '../tagging/verbs.ts';
import { countedIfDescribed, strictlyCounted } from './bare-noun/nouns.ts';
import { type Role, roleOf } from './bare-noun/position.ts';
import { known } from './determiner/count-nouns.ts';
import { articleFor } from './determiner/sound.ts';
import { wordOf } from './fixed-phrases.ts';
import { endsNounPhrase, modifiersBefore } from './noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from './rule.ts';

/** A singular noun that can be counted, without a determiner: tokens `from` to `head`. */
interface BareNoun {
  from: number;
  head: number;
  noun: Token & { noun: string };
  role: Role;
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives after which other rules look, or which act as determiners: "next week", "second place". */
const DETERMINING = set(`
same other such own next last first second third main only whole enough former another fourth fifth final following high full-time
due several many few
`);

/** Phrases that take no article: "hold public office". */
const BARE_PHRASES = new Set(
  `public office|high office|majority rule|study hall|blank verse|free verse|comparative advantage|competitive advantage|wild country
open country|hostile fire|friendly fire|enemy fire|heavy fire|artillery fire|eternal day|managing editor|full board|half board`.split(
    /[|\n]/,
  ),
);

/** Words of the body and the family, which belong to someone. */
const OWNED = set(`
arm leg hand finger foot toe knee elbow shoulder eye ear nose neck tooth tongue stomach wrist ankle thumb chin throat
brother sister cousin son daughter husband wife nephew niece boyfriend girlfriend boss wallet purse passport roommate classmate
teammate colleague grandson granddaughter neighbour neighbor
`);

/** Verbs of likes and of regular work, which are about things of a kind: "he repairs planes". */
const GENERAL_VERBS = set(
  'like love hate prefer enjoy sell collect repair plant grow produce invent draw paint study teach compare',
);

/** Whether the noun is one of a pair or part of a larger word: "from door to door", "mother and baby", "car-free". */
export function isPaired(tokens: readonly Token[], from: number, head: number): boolean {
  const noun = tokens[head]?.lower;
  for (let at = Math.max(0, head - 4); at < head + 5; at += 1)
    if (at !== head && tokens[at]?.lower === noun) return true;
  const [after, beyond] = tokens.slice(head + 1, head + 3);
  if (is(after, R.CC) || /^[,&]$/.test(after?.text ?? ''))
    if (can(beyond, R.NN) && !can(beyond, R.PRP | R.DT | R.PRPS | R.QT | R.VBG) && beyond?.lower !== 'so') return true;
  const lead = tokens[from - 1]?.lower;
  if (after?.lower === 'to' && lead === 'from') return true;
  // "party over country"
  if (after?.lower === 'over' && is(beyond, R.NN)) return true;
  if (lead === 'to' && tokens.slice(Math.max(0, from - 4), from - 1).some(({ lower }) => lower === 'from')) return true;
  return (
    /^(?:-|–|\/|:|\)|"|”|number|&|\d+)$/.test(after?.text ?? '') ||
    /^(?:-|–|\/|"|“|:|&)$/.test(tokens[from - 1]?.text ?? '')
  );
}

/** Whether a determiner opens the phrase further left: "a car's steering wheel", "a rude, desiring way", "the inside pocket". */
function isDetermined(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (
    at > from - 5 &&
    (can(tokens[at], R.VBG | R.VBN | R.JJ | R.NNP | R.RB | R.JJS) ||
      /^(?:,|inside|outside|most|more|\w+-\w+ed)$/.test(tokens[at]?.lower ?? ''))
  )
    at -= 1;
  const opener = tokens[at];
  return (
    at < from - 1 &&
    (is(opener, R.DT | R.PRPS | R.POS | R.CD) || /^(?:one|'s|his|her|its|their|my|our|your)$/.test(opener?.lower ?? ''))
  );
}

/** The words before a noun that belong to it, past "and" between adjectives: "a dark and cold" night. */
function phraseStart(tokens: readonly Token[], head: number): number {
  const from = modifiersBefore(tokens, head);
  const before = tokens[from - 1];
  if (from < head && before?.lower === 'and' && is(tokens[from - 2], R.JJ) && is(tokens[from], R.JJ))
    return modifiersBefore(tokens, from - 1);
  return from;
}

const isAdjectiveBefore = (token: Token | undefined): boolean =>
  can(token, R.JJ) && !can(token, R.IN | R.QT | R.VBD | R.VBN | R.VBG | R.DT);

function bareNounAt(tokens: readonly Token[], head: number): BareNoun | undefined {
  const noun = tokens[head];
  if (
    !noun?.noun ||
    noun.noun !== noun.lower ||
    !(strictlyCounted.has(noun.lower) || (countedIfDescribed.has(noun.lower) && isAdjectiveBefore(tokens[head - 1])))
  )
    return undefined;
  if (!can(noun, R.NN) || can(noun, R.NNP | R.POS)) return undefined;
  const after = tokens[head + 1];
  const isWithParticiple = isPerson(noun) && is(after, R.VBG);
  if ((!endsNounPhrase(after) && !isWithParticiple && !is(after, R.VBD | R.VBZ)) || can(after, R.POS)) return undefined;
  const from = phraseStart(tokens, head);
  const modifiers = tokens.slice(from, head);
  if (modifiers.some((each) => DETERMINING.has(each.lower) || can(each, R.CD | R.QT | R.JJR | R.JJS | R.NNP)))
    return undefined;
  if (
    /^(?:own|only)$/.test(tokens[from - 1]?.lower ?? '') ||
    isDetermined(tokens, from) ||
    isPaired(tokens, from, head)
  )
    return undefined;
  // "who has moved house": a participle of the verb, no adjective
  if (can(tokens[from], R.VBN) && can(tokens[from - 1], R.HAVE)) return undefined;
  if (
    BARE_PHRASES.has(
      tokens
        .slice(head - 1, head + 1)
        .map(({ lower }) => lower)
        .join(' '),
    )
  )
    return undefined;
  const role = roleOf(tokens, from, head);
  if (!role) return undefined;
  // "has not roof": it should be "no"
  if (isWord(tokens[from - 1], 'not') && can(tokens[from - 2], R.HAVE)) return undefined;
  // "became king of Spain"
  if (role === 'object' && tokens[from - 1]?.verb === 'become' && after?.lower === 'of') return undefined;
  if (!is(noun, R.NN) && !isNounHere(tokens, from, head)) return undefined;
  return { from, head, noun: noun as Token & { noun: string }, role };
}

/** Verbs that a verb may follow without "to". */
const BEFORE_VERBS = set('help let go come do dare learn want try start begin');

/** Whether a word that may be a verb is a noun: after an adjective or a preposition, or where no object follows. */
function isNounHere(tokens: readonly Token[], from: number, head: number): boolean {
  const noun = tokens[head];
  const before = tokens[from - 1];
  if (can(noun, R.VBD | R.VBN | R.VBG | R.JJ | R.RB)) return false;
  if (from < head) return true;
  const after = tokens[head + 1];
  if (can(before, R.CC)) return false;
  return !can(after, R.DT | R.PRPS | R.PRPO) && !BEFORE_VERBS.has(before?.verb ?? '');
}

const POSSESSIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'my',
    he: 'his',
    she: 'her',
    we: 'our',
    they: 'their',
    you: 'your',
  }),
);

/** The possessive of the subject before an index: "he broke leg" → his. */
function possessiveBefore(tokens: readonly Token[], index: number): string | undefined {
  for (let at = index - 1; at >= 0; at -= 1) {
    const own = POSSESSIVES.get(tokens[at]?.lower ?? '');
    if (own) return own;
  }
  return undefined;
}

function fixesOf(tokens: readonly Token[], { from, head, noun, role }: BareNoun, isPluralFirst: boolean): string[] {
  const words = tokens.slice(from, head).map((_, at) => wordOf(tokens, from + at));
  const phrase = [...words, noun.text].join(' ');
  const plural = [...words, pluralOf(noun.noun)].join(' ');
  const a = `${articleFor(words[0] ?? noun.text)} ${phrase}`;
  const the = `the ${phrase}`;
  if (role === 'there') return isPluralFirst ? [plural, a] : [a, plural];
  if (role === 'predicate') return [a, the];
  if (role === 'subject' && isPluralVerb(tokens[head + 1])) return [plural, `the ${plural}`];
  if (isPluralFirst) return [plural, a, the];
  const own = OWNED.has(noun.lower) ? possessiveBefore(tokens, from) : undefined;
  if (own) return [`${own} ${phrase}`, a, plural];
  const isKnown = words.length === 0 && (known.has(noun.lower) || role === 'subject');
  return isKnown ? [the, a, plural] : [a, the, plural];
}

/** Nouns after a wrong "in", with the right preposition: "sitting in bench". */
const NOT_IN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bench: 'on',
    platform: 'on',
    sofa: 'on',
    beach: 'on',
    wall: 'on',
    roof: 'on',
    balcony: 'on',
    airport: 'at',
    station: 'at',
  }),
);

/** Fixes for a place that lacks its article and has the wrong preposition. */
function placeOf(tokens: readonly Token[], { from, head, noun }: BareNoun): string[] | undefined {
  const right = NOT_IN.get(noun.lower);
  if (right === undefined || from !== head || !isWord(tokens[from - 1], 'in')) return undefined;
  return [
    `${right} the ${noun.text}`,
    `${right} a${/^a/.test(noun.lower) ? 'n' : ''} ${noun.text}`,
    `in the ${noun.text}`,
  ];
}

const isPluralVerb = (token: Token | undefined): boolean => /^(?:are|were|have|do)$/.test(token?.lower ?? '');

/** Whether several things are meant: "there are tree", "he repairs plane", "uncles, aunts and cousin". */
function meansSeveral(tokens: readonly Token[], { from, head, role }: BareNoun): boolean {
  const before = tokens[from - 1];
  if (role === 'list') return true;
  if (role === 'subject') return isPluralVerb(tokens[head + 1]);
  if (role === 'there') return isPluralVerb(before);
  if (role === 'object') return GENERAL_VERBS.has(before?.verb ?? '');
  return role === 'preposition' && /^(?:between|of|about)$/.test(before?.lower ?? '');
}

function bareNounRule(kind: 'determiner' | 'noun-number', code: string): Rule {
  return tokenRule(kind, code, (tokens, index): Finding | undefined => {
    const bare = bareNounAt(tokens, index);
    if (!bare) return undefined;
    const isPlural = meansSeveral(tokens, bare);
    if (isPlural !== (kind === 'noun-number')) return undefined;
    const place = placeOf(tokens, bare);
    if (place)
      return {
        from: bare.from - 1,
        to: index + 1,
        fixes: place,
        params: { noun: bare.noun.text, plural: pluralOf(bare.noun.noun) },
      };
    return {
      from: bare.from,
      to: index + 1,
      fixes: fixesOf(tokens, bare, isPlural),
      params: { noun: bare.noun.text, plural: pluralOf(bare.noun.noun) },
    };
  });
}

/** "there is woman", "in kitchen", "he broke leg". */
export const articleMissing = bareNounRule('determiner', 'articleMissing');

/** "he repairs plane", "uncles, aunts and cousin", "there are tree". */
export const pluralMissing = bareNounRule('noun-number', 'pluralMissing');
