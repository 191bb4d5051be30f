import { comparedOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { shortAdjectives, wrongForms } from './adjectives.ts';
import { comparativeOf } from './shared.ts';

/** Endings of adjectives that take "more": "usefuler". */
const LONG = /(?:ful|less|ous|ing|ed|ive|al|ent|ant|ible|able|ic|ish|ern|ct|ular|ary)$/;

const SHORT_WITH_ENDING = new Set(
  `
red sacred solid real dead less ill sick thick quick slick big legal royal stable able noble gentle simple bald brave
round strict exact`
    .trim()
    .split(/\s+/),
);

const isLong = (adjective: string): boolean =>
  (LONG.test(adjective) && adjective.length > 5 && !SHORT_WITH_ENDING.has(adjective)) ||
  ['tired', 'bored', 'famous', 'modern', 'boring', 'scared', 'worried', 'special'].includes(adjective) ||
  ((adjective.match(/[aeiouy]+/g)?.length ?? 0) - (/[^l]e$/.test(adjective) ? 1 : 0) > 2 &&
    !/^un.*y$/.test(adjective) &&
    !/[^aeiou]y$/.test(adjective));

/** "interestinger" → more interesting, "slowlier" → more slowly, "badest" → worst. */
export const wrongForm = tokenRule('comparison', 'longWithEnding', (tokens, index, { lexicon }) => {
  const token = tokens[index];
  if (!token || is(token, R.NNP)) return;
  const own = wrongForms.get(token.lower);
  if (own) return { from: index, to: index + 1, fixes: [own], params: { wrong: token.lower, right: own } };
  const ending = /(?:er|est)$/.exec(token.lower);
  if (!ending) return;
  const isMost = ending[0] === 'est';
  const word = isMost ? 'most' : 'more';
  const adverb = /li(?:er|est)$/.test(token.lower) ? token.lower.replace(/li(?:er|est)$/, 'ly') : undefined;
  if (
    adverb &&
    token.readings === 0 &&
    adverb !== 'early' &&
    (lexicon.analyse(adverb).readings & ~R.RB) === 0 &&
    lexicon.isWord(adverb)
  ) {
    const short = adverb === 'quickly' ? ['faster'] : adverb === 'slowly' ? ['slower'] : [];
    return {
      from: index,
      to: index + 1,
      fixes: [`${word} ${adverb}`, ...(isMost ? [] : short)],
      params: { wrong: token.lower, right: `${word} ${adverb}` },
    };
  }
  // "heavyer", "biger"
  const stem = token.lower.slice(0, ending.index);
  if (
    token.readings === 0 &&
    (lexicon.analyse(stem).readings & R.JJ) !== 0 &&
    shortAdjectives.has(stem) &&
    !/^(?:shy|dry|sly|wry)$/.test(stem)
  ) {
    const right = comparedOf(stem)[isMost ? 1 : 0];
    return { from: index, to: index + 1, fixes: [right], params: { wrong: token.lower, right } };
  }
  const base =
    token.adjective ??
    [token.lower.replace(/(?:er|est)$/, ''), token.lower.replace(/(?:r|st)$/, '')].find(
      (each) => (lexicon.analyse(each).readings & R.JJ) !== 0,
    );
  if (!base || !isLong(base) || can(token, NOUN | VERB) || token.lower === base) return;
  if (token.readings !== 0 && !can(token, R.JJR | R.JJS)) return;
  return {
    from: index,
    to: index + 1,
    fixes: [`${word} ${base}`],
    params: { wrong: token.lower, right: `${word} ${base}` },
  };
});

/** "every time more expensive", "more short and more short" → shorter and shorter. */
export const growing = tokenRule('comparison', 'moreAndMore', (tokens, index) => {
  const token = tokens[index];
  if (
    isWord(token, 'every', 'each') &&
    isWord(tokens[index + 1], 'time', 'day', 'year') &&
    isWord(tokens[index + 2], 'more') &&
    is(tokens[index + 3], R.JJ)
  ) {
    const adjective = tokens[index + 3];
    if (!adjective || !can(tokens[index - 1], VERB | R.BE) || can(tokens[index + 4], NOUN)) return;
    const form = comparativeOf(adjective.lower);
    const right = shortAdjectives.has(adjective.lower) ? `${form} and ${form}` : `more and more ${adjective.lower}`;
    return { from: index, to: index + 4, fixes: [right], params: { wrong: `${token?.lower} time more`, right } };
  }
  const adjective = tokens[index + 1];
  if (
    isWord(token, 'more') &&
    adjective &&
    isWord(tokens[index + 2], 'and') &&
    isWord(tokens[index + 3], 'more') &&
    isWord(tokens[index + 4], adjective.lower)
  ) {
    const form = comparativeOf(adjective.lower);
    const right = shortAdjectives.has(adjective.lower) ? `${form} and ${form}` : `more and more ${adjective.lower}`;
    return {
      from: index,
      to: index + 5,
      fixes: [right],
      params: { wrong: `more ${adjective.lower} and more ${adjective.lower}`, right },
    };
  }
  return;
});

/** "More I practise, the more I enjoy it" → The more I. */
export const theMore = tokenRule('comparison', 'theMoreTheMore', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (
    index !== 0 ||
    !token ||
    !(isWord(token, 'more', 'less') || can(token, R.JJR)) ||
    !can(after, R.PRP) ||
    !isWord(after, 'i', 'you', 'we', 'he', 'she', 'they', 'it')
  )
    return;
  const the = tokens.findIndex(
    (each, at) =>
      at > 2 && isWord(each, 'the') && (isWord(tokens[at + 1], 'more', 'less') || can(tokens[at + 1], R.JJR)),
  );
  if (the < 0) return;
  return {
    from: 0,
    to: 2,
    fixes: [`the ${token.lower} ${after?.text}`],
    params: { wrong: token.lower, right: `the ${token.lower}` },
  };
});

/** "the more I practise, more I enjoy it" → the more. */
export const theMoreLater = tokenRule('comparison', 'theMoreLater', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(tokens[0], 'the') || !(isWord(tokens[1], 'more', 'less') || can(tokens[1], R.JJR)) || index < 4) return;
  if (!isWord(tokens[index - 1], ',') || !token || !(isWord(token, 'more', 'less') || can(token, R.JJR))) return;
  const at = isWord(token, 'more') && is(tokens[index + 1], R.JJ) ? index + 2 : index + 1;
  if (!can(tokens[at], R.PRP) || tokens.slice(1, index - 1).some((each) => each.text === ',')) return;
  return {
    from: index,
    to: index + 1,
    fixes: [`the ${token.text}`],
    params: { wrong: token.lower, right: `the ${token.lower}` },
  };
});
