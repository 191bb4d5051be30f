import { pluralOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';

const CONTRACTIONS = new Map(
  `dont=don't doesnt=doesn't didnt=didn't isnt=isn't arent=aren't wasnt=wasn't werent=weren't havent=haven't
hasnt=hasn't hadnt=hadn't couldnt=couldn't wouldnt=wouldn't shouldnt=shouldn't mustnt=mustn't neednt=needn't
cant=can't im=I'm ive=I've thats=that's whats=what's theres=there's heres=here's wheres=where's hows=how's
youre=you're theyre=they're weve=we've youve=you've theyve=they've youll=you'll theyll=they'll itll=it'll itd=it'd
youd=you'd theyd=they'd dosent=doesn't dosnt=doesn't doesen't=doesn't did'nt=didn't do'nt=don't does'nt=doesn't
is'nt=isn't are'nt=aren't was'nt=wasn't were'nt=weren't have'nt=haven't has'nt=hasn't had'nt=hadn't
could'nt=couldn't would'nt=wouldn't should'nt=shouldn't ca'nt=can't wo'nt=won't must'nt=mustn't dosen't=doesn't
iam=I_am oclock=o'clock o'clocks=o'clock`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);

/** A contraction without its apostrophe, or with the apostrophe at the wrong place: "dont", "did'nt". */
const contraction = tokenRule('punctuation', 'contraction', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token) return;
  const params = { wrong: token.text };
  if (/[´`]/.test(token.text) && token.text.length > 1) {
    const before = tokens[index - 1];
    if (before?.end === token.start && /^[´`]/.test(token.text)) {
      const right = `${before.text}${token.text.replace(/[´`]/g, "'")}`;
      return {
        from: index - 1,
        to: index + 1,
        fixes: [right],
        params: { wrong: `${before.text}${token.text}`, right },
      };
    }
    const right = token.text.replace(/[´`]/g, "'");
    return { from: index, to: index + 1, fixes: [right], params: { ...params, right } };
  }
  // "did'nt" in two tokens
  const joined = after?.start === token.end ? `${token.lower}${after.lower}` : '';
  const split = CONTRACTIONS.get(joined);
  if (split && joined.includes("'"))
    return { from: index, to: index + 2, fixes: [split], params: { wrong: joined, right: split } };
  if (/^["“”‘’']$/.test(tokens[index - 1]?.text ?? '') || /^["”’]$/.test(after?.text ?? '')) return;
  if (after?.start === token.end && /^['’.@_-]/.test(after.text) && after.text !== '.') return;
  const right = CONTRACTIONS.get(token.lower);
  if (
    right !== undefined &&
    (token.text === token.lower ||
      index === 0 ||
      token.lower === 'im' ||
      token.lower === 'ive' ||
      token.lower === 'iam')
  ) {
    return { from: index, to: index + 1, fixes: [right], params: { ...params, right } };
  }
  if (isWord(token, 'wont') && can(after, R.VB) && !isWord(after, 'to')) {
    return { from: index, to: index + 1, fixes: ["won't"], params: { ...params, right: "won't" } };
  }
  if (
    isWord(token, 'hes', 'shes') &&
    (can(after, R.VBG | R.JJ | R.DT | R.NOT | R.RB) || isWord(after, 'from', 'in', 'my'))
  ) {
    const full = token.lower === 'hes' ? "he's" : "she's";
    return { from: index, to: index + 1, fixes: [full], params: { ...params, right: full } };
  }
  if (isWord(token, 'lets') && index === 0 && can(after, R.VB) && !isWord(tokens[index + 2], 'to')) {
    return { from: index, to: index + 1, fixes: ["let's"], params: { ...params, right: "let's" } };
  }
  if (isWord(token, 'its') && after?.text === "'" && after.start === token.end)
    return { from: index, to: index + 2, fixes: ['its'], params: { wrong: "its'", right: 'its' } };
});

/** "their's", "your's": these have no apostrophe. */
const possessivePronoun = tokenRule('punctuation', 'possessivePronoun', (tokens, index) => {
  const token = tokens[index];
  const clitic = tokens[index + 1];
  if (!isWord(token, 'their', 'your', 'our', 'her') || !isWord(clitic, "'s") || clitic?.start !== token?.end) return;
  const right = `${token?.lower}s`;
  return { from: index, to: index + 2, fixes: [right], params: { wrong: `${token?.text}${clitic?.text}`, right } };
});

const PERSON = new Set(
  `brother sister mother father uncle aunt cousin friend grandmother grandfather grandma grandpa husband wife
daughter son parent grandparent neighbour neighbor teacher mum mom dad boss roommate girlfriend boyfriend flatmate
dog cat`.split(/\s+/),
);
const SEVERAL = new Set(['parent', 'grandparent', 'neighbour', 'neighbor']);
/** Nouns that can follow a person's name with 's though they are verbs as well. */
const OWNED = new Set(
  `house car name job birthday wedding team room flat bike home family school company restaurant kitchen garden
address dog cat clothes favourite life death age party`.split(/\s+/),
);

/** Something that belongs to a person, without an apostrophe: "my brothers car" → brother's. */
const possessive = tokenRule('punctuation', 'possessive', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const next = tokens[index + 2];
  if (!token || !after || !token.lower.endsWith('s') || !token.noun || token.noun === token.lower) return;
  const isOwner = is(tokens[index - 1], R.PRPS) && PERSON.has(token.noun);
  if (!isOwner || after.start === token.end) return;
  // "serve her friends tea"
  if (
    /^(?:serve|give|buy|cook|bring|offer|send|show|teach|tell|make)$/.test(tokens[index - 2]?.verb ?? '') &&
    is(after, R.NN)
  )
    return;
  const isOwned =
    is(after, R.NN | R.NNS) ||
    (OWNED.has(after.lower) &&
      (can(next, R.BE | R.VBZ | R.VBD | R.IN | R.HAVE | R.MD) || isPunctuation(next) || !next));
  const isDescribed = is(after, R.JJ | R.JJS | R.JJR) && is(next, R.NN | R.NNS);
  if (
    (!isOwned && !isDescribed) ||
    isWord(after, 'people', 'men', 'women', 'home', 'today', 'yesterday') ||
    can(after, R.RB)
  )
    return;
  const one = `${token.noun}'s`;
  const many = `${token.lower}'`;
  const fixes = SEVERAL.has(token.noun) ? [many, one] : token.noun === 'friend' ? [one, many] : [one, many];
  return { from: index, to: index + 1, fixes, params: { wrong: token.text, right: fixes[0] ?? '' } };
});

/** "childrens playground", "mens shoes", "todays lesson". */
const irregularPossessive = tokenRule('punctuation', 'possessive', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (
    !isWord(
      token,
      'childrens',
      'mens',
      'womens',
      'todays',
      'yesterdays',
      'tomorrows',
      'everyones',
      'everybodys',
      'someones',
    )
  )
    return;
  // "childrens play": a plural with an -s too many
  if (!can(after, NOUN | R.JJ) || can(after, R.VB)) return;
  const right = `${token?.lower.slice(0, -1)}'s`;
  return { from: index, to: index + 1, fixes: [right], params: { wrong: token?.text ?? '', right } };
});

const MEASURED = [
  'holiday',
  'holidays',
  'vacation',
  'notice',
  'time',
  'experience',
  'rest',
  'pay',
  'salary',
  'rent',
  'sleep',
  'drive',
  'walk',
  'journey',
  'flight',
  'leave',
  'training',
  'delay',
  'break',
];

/** A length of time that belongs to a noun: "two weeks holiday" → weeks'. */
const measure = tokenRule('punctuation', 'timePossessive', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 2];
  if (!isWord(token, 'weeks', 'days', 'months', 'years', 'hours', 'minutes') || !isWord(tokens[index + 1], ...MEASURED))
    return;
  if (!can(tokens[index - 1], R.CD | R.QT) || can(next, NOUN | R.VBG)) return;
  if (
    isWord(tokens[index + 1], 'walk', 'drive', 'rest', 'leave', 'break', 'sleep', 'delay') &&
    !isWord(next, 'from', 'to', '.', ',')
  )
    return;
  const right = `${token?.lower}'`;
  return { from: index, to: index + 1, fixes: [right], params: { wrong: token?.text ?? '', right } };
});

/** A plural with an apostrophe: "they sell apple's" → apples. */
const plural = tokenRule('punctuation', 'pluralApostrophe', (tokens, index) => {
  const token = tokens[index];
  const clitic = tokens[index + 1];
  const before = tokens[index - 1];
  const after = tokens[index + 2];
  if (
    !token ||
    !is(token, R.NN) ||
    !isWord(clitic, "'s") ||
    clitic?.start !== token.end ||
    token.text !== token.lower ||
    token.text.length < 3
  )
    return;
  const ends =
    after === undefined ||
    /^[.,!?;]$/.test(after.text) ||
    is(after, R.IN | R.CC | R.SC) ||
    isWord(after, 'are', 'were', 'and', 'in', 'for', 'to');
  if (!ends) return;
  const isMany =
    isWord(before, 'many', 'some', 'several', 'these', 'those', 'few', 'all', 'most') ||
    (is(before, R.CD) && !isWord(before, 'one'));
  const isListed = is(before, R.VB | R.VBD | R.VBZ | R.VBG) && isWord(after, 'and') && is(tokens[index + 3], R.NNS);
  if (!isMany && !isListed) return;
  const right = pluralOf(token.lower);
  return { from: index, to: index + 2, fixes: [right], params: { wrong: `${token.text}${clitic?.text}`, right } };
});

export const apostropheRules: readonly Rule[] = [
  contraction,
  possessivePronoun,
  irregularPossessive,
  possessive,
  measure,
  plural,
];
