import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { type Rule, tokenRule } from '../rule.ts';

/** What other languages have and English is: "I have hunger" → I am hungry. */
const STATES: ReadonlyMap<string, string> = new Map(
  `hunger hungry|thirst thirsty|fear afraid|sleep sleepy|reason right|right right|wrong wrong|luck lucky|shame ashamed
hurry in a hurry|hot hot|ill ill|sick sick|tired tired|angry angry|afraid afraid|busy busy|bored bored|hungry hungry
thirsty thirsty|sleepy sleepy|lucky lucky|happy happy|sad sad|nervous nervous|jealousy jealous|jealous jealous
embarrassed embarrassed|stressed stressed|excited excited|scared scared|worried worried|interested interested|late late
ready ready|married married|proud proud|ashamed ashamed|curious curious|successful successful|healthy healthy`
    .split(/[|\n]/)
    .map((row) => {
      const [noun = '', ...adjective] = row.split(' ');
      return [noun, adjective.join(' ')] as const;
    }),
);
const DEGREES = new Set('very so much a lot of really too always also'.split(' '));
/** States that one has as well: "have success", "have sleep problems", "have the right". */
const NEEDS_SUBJECT = new Set('i you we they he she who'.split(' '));

/** The form of "be" that stands for a form of "have". */
function beFor(verb: Token, subject: Token | undefined): string {
  const isOne = isWord(subject, 'he', 'she', 'it', 'who', 'i') || is(subject, R.NN);
  if (isWord(verb, 'had')) return isOne ? 'was' : 'were';
  if (isWord(subject, 'i')) return 'am';
  return isWord(verb, 'has') || isWord(subject, 'he', 'she', 'it') ? 'is' : 'are';
}

/** "I have hunger", "she had very fear", "we have reason" → be with an adjective. */
const haveState = tokenRule('word-choice', 'haveState', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !isWord(verb, 'have', 'has', 'had')) return;
  const subject = tokens[index - 1];
  if (!subject || !NEEDS_SUBJECT.has(subject.lower)) return;
  let at = index + 1;
  while (DEGREES.has(tokens[at]?.lower ?? '')) at += 1;
  const state = tokens[at];
  const adjective = state && STATES.get(state.lower);
  const after = tokens[at + 1];
  if (!state || !adjective) return;
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    isWord(after, 'and', 'because', 'but', 'of', 'when', 'so', 'about') ||
    (isWord(after, 'in') && state.lower === 'interested');
  // "I have so much hunger for life", "they had reason to worry"
  if (!isEnd || can(tokens[at + 1], R.VBN)) return;
  if (can(state, R.VBN)) return;
  const isStrong = isWord(tokens[index + 1], 'very', 'so', 'much', 'really') || isWord(tokens[index + 2], 'lot');
  const be = beFor(verb, subject);
  return shortest(tokens, index, at + 1, [[be, isStrong ? 'very' : '', ...adjective.split(' ')]], {
    wrong: `${wordOf(tokens, index)} ${state.lower}`,
    right: `${be} ${adjective}`,
  });
});

const PLACES = new Set(
  `city town village country school room kitchen house garden park street neighbourhood neighborhood area region
supermarket shop library museum office hotel restaurant building world picture photo home university place market
centre center station airport beach island flat apartment class classroom bathroom forest zoo hospital district capital`
    .trim()
    .split(/\s+/),
);

/** "In our city have many children", "because have a lot of cars" → there are. */
const haveForThere = tokenRule('word-choice', 'haveForThere', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !isWord(verb, 'have', 'has', 'had')) return;
  const before = tokens[index - 1];
  const isAfterPlace = isPlacePhrase(tokens, index);
  const isAfterConjunction = isWord(before, 'because');
  const isFirst = index === 0 && !isWord(tokens[1], 'you', 'we', 'they', 'i', 'a', 'the', 'some', 'fun', 'your');
  if (!isAfterPlace && !isAfterConjunction && !isFirst) return;
  let at = index + 1;
  const isMany = isWord(tokens[at], 'many', 'several', 'few', 'two', 'three', 'four', 'lots');
  const isQuantity =
    isMany ||
    isWord(tokens[at], 'a', 'an', 'no', 'some', 'much', 'any', 'not', 'only', 'always', 'also') ||
    is(tokens[at], R.NNS);
  const isNoun = is(tokens[at], R.NN | R.JJ) && isAfterPlace;
  if (!isQuantity && !isNoun) return;
  if ((isAfterConjunction || isFirst) && !isMany && !isWord(tokens[at], 'a', 'no')) return;
  if (isWord(tokens[at], 'a') && isWord(tokens[at + 1], 'lot')) at += 3;
  const isPlural = isMany || tokens.slice(at, at + 3).some((token) => is(token, R.NNS));
  const forms = isWord(verb, 'had') ? ['there was', 'there were'] : ['there is', 'there are'];
  return {
    from: index,
    to: index + 1,
    fixes: [isPlural ? (forms[1] ?? '') : (forms[0] ?? '')],
    params: { wrong: verb.text, right: isPlural ? 'there are' : 'there is' },
  };
});

/** Whether "in", "at" or "on" and a place, at the start of a clause, are before an index. */
function isPlacePhrase(tokens: readonly Token[], index: number): boolean {
  const place = tokens[index - 1];
  if (!place?.noun || !PLACES.has(place.noun)) return false;
  for (let at = index - 2; at >= Math.max(0, index - 6); at -= 1) {
    const token = tokens[at];
    if (isWord(token, 'in', 'at', 'on', 'near')) {
      const before = tokens[at - 1];
      return (
        before === undefined ||
        isPunctuation(before) ||
        isWord(before, 'and', 'but', 'because', 'even', 'also', 'that', 'so')
      );
    }
    if (!can(token, R.DT | R.PRPS | R.JJ | R.NN | R.POS)) return false;
  }
  return false;
}

export const stateRules: readonly Rule[] = [haveState, haveForThere];
