import { R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { cities, countries } from '../determiner/places.ts';
import { type Rule, tokenRule } from '../rule.ts';

/** "live at Toronto", "moved at Madrid". */
const inCity = tokenRule('preposition', 'placePreposition', (tokens, index) => {
  const verb = tokens[index - 1];
  const token = tokens[index];
  const place = tokens[index + 1];
  const next = tokens[index + 2];
  if (!place || !is(place, R.NNP) || !(cities.has(place.lower) || countries.has(place.lower))) return;
  if (next !== undefined && is(next, R.NNP | R.NN | R.POS)) return;
  const isMove = ['go', 'move', 'travel', 'fly', 'come', 'return'].includes(verb?.verb ?? '') && can(verb, VERB);
  const isStay =
    ['live', 'arrive', 'stay', 'grow', 'bear', 'study', 'work'].includes(verb?.verb ?? '') && can(verb, VERB);
  const params = { place: place.text, wrong: token?.lower ?? '' };
  if (isMove && isWord(token, 'at', 'in') && !isWord(verb, 'gone', 'come', 'comes', 'returned', 'going')) {
    if (isWord(token, 'in') && verb?.verb !== 'go') return;
    return { from: index, to: index + 1, fixes: ['to'], params: { ...params, right: 'to' } };
  }
  const isArrival = verb?.verb === 'arrive';
  if (isStay && isWord(token, 'at', 'on', ...(isArrival ? ['to'] : []))) {
    return { from: index, to: index + 1, fixes: ['in'], params: { ...params, right: 'in' } };
  }
  return undefined;
});

/** "went Paris" → to Paris. */
const toCity = tokenRule('preposition', 'missingPlacePreposition', (tokens, index) => {
  const verb = tokens[index - 1];
  const place = tokens[index];
  if (!place || !is(place, R.NNP) || !(cities.has(place.lower) || countries.has(place.lower))) return;
  if (can(tokens[index + 1], R.NNP | R.NN | R.NNS | R.POS) || !can(verb, VERB)) return;
  const right = ['go', 'travel', 'move', 'return'].includes(verb?.verb ?? '')
    ? 'to'
    : ['live', 'arrive', 'stay'].includes(verb?.verb ?? '')
      ? 'in'
      : undefined;
  if (right === undefined) return;
  return { from: index, to: index + 1, fixes: [`${right} ${place.text}`], params: { place: place.text, right } };
});

const PLACES = new Set(
  `
house home flat apartment building town city village country place street room hotel area region neighbourhood
neighborhood`
    .trim()
    .split(/\s+/),
);

/** "the house that I grew up was sold" → grew up in. */
const strandedIn = tokenRule('preposition', 'missingAtEnd', (tokens, index) => {
  const place = tokens[index];
  if (!place || !PLACES.has(place.noun ?? '') || !can(tokens[index - 1], R.DT | R.PRPS | R.JJ)) return;
  let at = index + 1;
  if (!isWord(tokens[at], 'that', 'which')) return;
  at += 1;
  if (isWord(tokens[at], 'my', 'our', 'his', 'her') && can(tokens[at + 1], R.NN | R.NNS)) at += 1;
  else if (!isWord(tokens[at], 'i', 'we', 'he', 'she', 'they', 'you')) return;
  at += 1;
  const verb = tokens[at];
  let last = at;
  if (verb?.verb === 'grow' && isWord(tokens[at + 1], 'up')) last = at + 1;
  else if (isWord(verb, 'was', 'were') && isWord(tokens[at + 1], 'born')) last = at + 1;
  else if (verb?.verb !== 'live') return;
  const end = tokens[last];
  const after = tokens[last + 1];
  if (!end || !(after === undefined || isPunctuation(after) || is(after, R.BE | R.MD | R.VBD | R.VBZ | R.HAVE))) return;
  return { from: last, to: last + 1, fixes: [`${end.text} in`], params: { place: place.text, verb: end.text } };
});

export const placeRules: readonly Rule[] = [inCity, toCity, strandedIn];
