import { NOUN, R } from '../../lexicon/readings.ts';
import { nounPhraseAt, numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isSubjectPronoun } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { clauseEnd, formsOfBe, hasNoFinite, isPredicative } from './be-forms.ts';

/** "My new classmates very friendly", "the baby already asleep": a noun and an adjective without "be". */
export const afterNoun = tokenRule('missing-word', 'beAfterNoun', (tokens, index) => {
  const adverb = tokens[index];
  const adjective = tokens[index + 1];
  const isDegree = isWord(
    adverb,
    'very',
    'too',
    'so',
    'really',
    'already',
    'always',
    'quite',
    'extremely',
    'usually',
    'still',
  );
  if (!isDegree || !adverb || !isPredicative(adjective) || !adjective || index === 0) return;
  if (
    isWord(
      adjective,
      'many',
      'much',
      'few',
      'little',
      'well',
      'far',
      'long',
      'early',
      'fast',
      'hard',
      'high',
      'deep',
      'low',
      'close',
      'right',
      'like',
    ) ||
    (can(tokens[index + 2], NOUN | R.JJ | R.VBG) && !isWord(tokens[index + 2], 'today', 'yesterday'))
  )
    return;
  const phrase = nounPhraseAt(tokens, index - 1);
  let end = clauseEnd(tokens, index + 1);
  if (isWord(adverb, 'so') && isWord(tokens[index + 2], 'that')) end = index + 2;
  let from = phrase?.from ?? -1;
  let headAt = index - 1;
  if (phrase && isWord(tokens[from - 1], 'in', 'at', 'of', 'on')) {
    const owner = nounPhraseAt(tokens, from - 2);
    if (!owner) return;
    from = owner.from;
    headAt = owner.head;
  }
  if (/^["“”…]$/.test(tokens[end]?.text ?? '')) return;
  const head = tokens[headAt];
  const noun = tokens[index - 1];
  if (!phrase || !head || !noun || isSubjectPronoun(head)) return;
  const opener = tokens[from - 1];
  const opens =
    from === 0 ||
    isWord(opener, 'because', 'and', 'but', 'although', 'so', 'that', 'when') ||
    (isWord(opener, ',') && !can(tokens[0], R.VB));
  const isSubject =
    is(tokens[from], R.PRPS | R.DT) ||
    isWord(tokens[from], 'everything', 'everyone', 'everybody', 'something', 'people', 'nothing') ||
    is(head, R.NNS);
  if (
    !opens ||
    !isSubject ||
    (can(noun, R.PRPO) && !isWord(head, 'everything', 'everyone', 'everybody')) ||
    !hasNoFinite(tokens, from, end)
  )
    return;
  if (
    isWord(opener, ',', 'and', 'but', 'that') &&
    tokens
      .slice(0, from)
      .some(
        (each) =>
          can(each, R.VBG) || isWord(each, 'with', 'make', 'made', 'makes', 'find', 'found', 'keep', 'so', 'such'),
      )
  )
    return;
  if (isWord(opener, 'and') || (isWord(opener, ',') && tokens.slice(0, from).some((each) => can(each, R.BE)))) return;
  if (from === 0 && !tokens.some((each) => isPunctuation(each))) return;
  if (from === 0 && isWord(tokens[end], ',') && !isWord(tokens[end + 1], 'so', 'and', 'but', 'because')) return;
  const forms = formsOfBe(tokens, headAt, numberOf(head) === 'plural');
  return finding(
    tokens,
    index - 1,
    index + 2,
    forms.map((be) => `${noun.text} ${be} ${adverb.text} ${adjective.text}`),
  );
});

/** "There many cars" → there are many. */
export const there = tokenRule('missing-word', 'beAfterThere', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!isWord(token, 'there') || !next || !token) return;
  const before = tokens[index - 1];
  if (before !== undefined && !(isWord(before, ',', 'and', 'but', 'because', 'that', 'so') || isPunctuation(before)))
    return;
  if (isWord(before, 'and', ',', 'so') && !tokens.slice(0, index).some((each) => can(each, R.BE))) return;
  const opens =
    isWord(next, 'many', 'some', 'several', 'no') ||
    (isWord(next, 'a', 'an') && can(tokens[index + 2], R.NN | R.JJ)) ||
    is(next, R.CD);
  const rest = tokens.slice(index + 1, clauseEnd(tokens, index + 1));
  if (!opens || rest.length < 3 || !hasNoFinite(tokens, index + 1, index + 1 + rest.length)) return;
  if (isWord(next, 'no', 'some') && !can(tokens[index + 2], NOUN | R.JJ)) return;
  if (isWord(next, 'some', 'many') && isPunctuation(tokens[index + 2])) return;
  const nounEnd = afterObject(tokens, index + 1);
  const isUncountable =
    isWord(next, 'no', 'some') && nounEnd > 0 && can(tokens[nounEnd - 1], R.NN) && !can(tokens[nounEnd - 1], R.NNS);
  const isSingular =
    isUncountable || (isWord(next, 'a', 'an', 'one') && !isWord(tokens[index + 2], 'lot', 'few', 'couple'));
  return finding(tokens, index, index + 2, [
    `${token.text} ${isSingular ? 'is' : 'are'} ${next.text}`,
    `${token.text} ${isSingular ? 'was' : 'were'} ${next.text}`,
  ]);
});

/** "My father's shop on the corner": a whole sentence of a noun and a place. */
export const nounPlace = tokenRule('missing-word', 'beAfterSubject', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'my', 'our') || tokens.length < 7 || tokens.at(-1)?.text !== '.') return;
  let end = afterObject(tokens, 0);
  if (end > 0 && is(tokens[end], R.POS)) end = can(tokens[end + 1], R.NN) ? end + 2 : -1;
  const preposition = tokens[end];
  const head = tokens[end - 1];
  if (end < 0 || !isWord(preposition, 'in', 'on', 'near', 'at', 'behind', 'next') || !head || !preposition) return;
  if (
    tokens
      .slice(end)
      .some(
        (each) =>
          can(each, R.VBZ | R.VBD | R.BE | R.HAVE | R.MD | R.DO | R.WH | R.SC) || is(each, R.VB | R.VBG | R.VBN),
      )
  )
    return;
  const isPlural = numberOf(head) === 'plural';
  return finding(tokens, end, end + 1, [
    `${isPlural ? 'are' : 'is'} ${preposition.text}`,
    `${isPlural ? 'were' : 'was'} ${preposition.text}`,
  ]);
});
