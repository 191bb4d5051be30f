import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { has, replace, set } from './adverb-findings.ts';
import {
  adjectivesOfNouns,
  feltNouns,
  groupAdjectives,
  nounLikeVerbs,
  nounsOfAdjectives,
  nounsOfVerbs,
  personalNouns,
  thingNouns,
  verbsOfNouns,
} from './word-families.ts';

const DEGREES = set('very so too really quite always also often still not extremely more');
/** What is noisy, safe or healthy, so that "the town is noise" is no definition. */
const PLACES_AND_THINGS = set(
  `town city street place weather fruit fruits vegetables food sport room school car cars road children people house area country
village neighbourhood flat water air sugar restaurant market bus animals animal job work night life building park`,
);
const NOUN_DEGREES = set('very too quite extremely');

/** Whether nothing that follows could make a noun of the word before: "of", a noun, a relative clause. */
const isClosed = (token: Token | undefined): boolean =>
  token === undefined ||
  isPunctuation(token) ||
  is(token, R.SC) ||
  isWord(token, 'outside', 'here', 'there', 'now', 'today', 'on') ||
  isWord(token, 'and', 'but', 'or', 'because', 'when', 'so', 'if', 'to', 'about', 'for', 'in', 'at', 'after', 'with');

function leadIndex(tokens: readonly Token[], index: number): number {
  let at = index - 1;
  while (at >= 0 && (has(DEGREES, tokens[at]) || is(tokens[at], R.NOT | R.RB))) at -= 1;
  return at;
}

const PEOPLE = set('i you we he she they everybody everyone nobody people');
/** Weather: "the weather is sun". */
const WEATHER = set('sun rain wind cloud snow storm fog ice humidity');
/** Adjectives that name a group of people with "the": "the poor of the city". */
const GROUPS = set('poor sick ill wise brave weak wealthy lazy hungry famous lonely strong');

/** "I am hunger", "it is very danger", "she feels success" → an adjective. */
const nounAfterLink = tokenRule('word-choice', 'nounAfterLink', (tokens, index) => {
  const token = tokens[index];
  const adjective = token && adjectivesOfNouns.get(token.lower);
  if (!token || !adjective || can(token, R.JJ) || isWord(token, 'fun')) return;
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  if (is(after, NOUN) || isWord(after, 'of')) return;
  const isPlainNoun = !can(token, R.VB | R.VBD) || isClosed(after);
  if (has(NOUN_DEGREES, before) && !can(tokens[index - 2], R.HAVE) && isPlainNoun) {
    return replace(token, index, adjective);
  }
  // "famous and success": the second of two
  const isSecond = isWord(before, 'and') && is(tokens[index - 2], R.JJ);
  const lead = leadIndex(tokens, isSecond ? index - 2 : index);
  const link = tokens[lead];
  const subject = tokens[leadIndex(tokens, lead)];
  if (!isClosed(after) || !link?.verb || isWord(before, 'more')) return;
  if (isWord(link, "'s") && !isWord(subject, 'it', 'he', 'she', 'that')) return;
  const isBe = can(link, R.BE) || link.verb === 'become' || link.verb === 'look';
  if (isWord(after, 'and', 'or') && (is(tokens[index + 2], NOUN) || can(tokens[index + 3], R.NNS))) return;
  if (after?.text === ',' && can(tokens[index + 2], NOUN)) return;
  const isAnyone = has(PEOPLE, subject) || (isWord(link, 'be') && is(subject, R.TO));
  if (isBe && isSecond && isClosed(after) && thingNouns.has(token.lower)) return replace(token, index, adjective);
  if (isBe && isWord(subject, 'weather') && WEATHER.has(token.lower)) return replace(token, index, adjective);
  if (isBe && isAnyone && personalNouns.has(token.lower)) return replace(token, index, adjective);
  if (
    isBe &&
    isWord(subject, 'it', 'this', 'that') &&
    thingNouns.has(token.lower) &&
    !isWord(after, 'to', 'about', 'in')
  )
    return token.lower === 'truth' ? replace(token, index, 'true', 'the truth') : replace(token, index, adjective);
  if (
    isBe &&
    PLACES_AND_THINGS.has(subject?.lower ?? '') &&
    isWord(token, 'noise', 'safety', 'health', 'danger', 'beauty', 'success')
  )
    return replace(token, index, adjective);
  if (link.verb === 'feel' && has(PEOPLE, subject) && feltNouns.has(token.lower) && !isWord(after, 'in', 'at'))
    return replace(token, index, token.lower === 'stress' ? 'stressed' : adjective);
  return;
});

const AMOUNTS = set('much some no more enough any have has had need needs needed of with without give gives lose');

/** "the important of sleep", "I have confident", "my independent" → a noun. */
const adjectiveForNoun = tokenRule('word-choice', 'adjectiveForNoun', (tokens, index) => {
  const token = tokens[index];
  const noun = token && nounsOfAdjectives.get(token.lower);
  if (!token || !noun || can(token, R.NN | R.NNS | R.VB)) return;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const isGroup = groupAdjectives.has(token.lower);
  if (isWord(before, 'the') && GROUPS.has(token.lower)) return;
  if (isWord(before, 'the') && (isWord(after, 'of') || (token.lower === 'different' && isWord(after, 'between'))))
    return isWord(tokens[index + 2], 'the', 'my', 'our', 'this', 'a', 'his', 'her', 'their', 'being') ||
      is(tokens[index + 2], R.NN | R.VBG)
      ? replace(token, index, noun)
      : undefined;
  if (
    isWord(before, 'the') &&
    isWord(token, 'true') &&
    tokens[index - 2]?.verb &&
    (isClosed(after) || isWord(after, 'next'))
  )
    return replace(token, index, noun);
  const isEnd =
    after === undefined ||
    (isPunctuation(after) && (after.text !== ',' || is(tokens[index + 2], R.CC))) ||
    isWord(after, 'because', 'but');
  if (!isEnd) return;
  if (is(before, R.PRPS) && !isWord(before, 'his', 'her') && !isGroup) return replace(token, index, noun);
  const isAmount =
    has(AMOUNTS, before) && !can(tokens[index - 2], R.BE) && !isWord(tokens[index - 2], 'so', 'very', 'as');
  return isAmount && !isGroup && !isWord(before, 'of', 'more', 'any', 'no', 'much')
    ? replace(token, index, noun)
    : undefined;
});

/** "my live in the city", "it was a good choose" → a noun. */
const verbForNoun = tokenRule('word-choice', 'verbForNoun', (tokens, index) => {
  const token = tokens[index];
  const noun = token && nounsOfVerbs.get(token.lower);
  if (!token || !noun || nounLikeVerbs.has(token.lower)) return;
  if (noun === undefined || can(tokens[index + 1], NOUN | R.JJ | R.VBG | R.DT | R.PRPS | R.PRPO)) return;
  let at = index - 1;
  while (at > 0 && can(tokens[at], R.JJ) && !can(tokens[at], R.DT | R.PRPS)) at -= 1;
  const lead = tokens[at];
  if (isWord(lead, 'that', 'this', 'these', 'those', 'her', 'his', 'no')) return;
  if (token.lower === 'register') return;
  const isDetermined = is(lead, R.DT | R.PRPS);
  return isDetermined && replace(token, index, noun);
});

/** "I can success", "I want to choice" → a verb. */
const nounForVerb = tokenRule('word-choice', 'nounForVerb', (tokens, index) => {
  const token = tokens[index];
  const verb = token && verbsOfNouns.get(token.lower);
  if (!token || !verb || can(token, R.VB)) return;
  const before = tokens[index - 1];
  const isAfterModal = is(before, R.MD) || (is(before, R.NOT) && can(tokens[index - 2], R.MD | R.DO));
  const isInfinitive =
    isWord(before, 'to') &&
    ['want', 'need', 'like', 'try', 'hope', 'decide', 'plan', 'learn', 'have', 'able'].includes(
      tokens[index - 2]?.verb ?? tokens[index - 2]?.lower ?? '',
    );
  if (!isAfterModal && !isInfinitive) return;
  const after = tokens[index + 1];
  if (is(after, R.NN | R.NNS | R.BE | R.VBZ) || isWord(after, 'of')) return;
  // "The dance can transport": a question, "Can information be wrong?"
  if (isAfterModal && (index < 2 || can(after, R.BE | R.VB | R.VBZ | R.HAVE))) return;
  return replace(token, index, verb);
});

/** Words of the right family, but of the wrong part of speech. */
export const familyRules: readonly Rule[] = [nounAfterLink, adjectiveForNoun, verbForNoun, nounForVerb];
