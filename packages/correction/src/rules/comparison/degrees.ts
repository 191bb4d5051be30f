import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest } from '../fixed-phrases.ts';
import { type Finding, tokenRule } from '../rule.ts';
import { shortAdjectives, shortAdverbs } from './adjectives.ts';
import { comparativeOf, isComparative, set, superlativeOf } from './shared.ts';

/** Verbs that an adjective follows: "it gets more cold". */
const LINKING = new Set('be become get feel look seem grow sound taste smell stay remain make keep turn'.split(' '));

/** The token before an index, past adverbs such as "much" and "even". */
function leadOf(tokens: readonly Token[], index: number): Token | undefined {
  let at = index - 1;
  while (
    at >= 0 &&
    (is(tokens[at], R.RB | R.NOT) || isWord(tokens[at], 'much', 'a', 'bit', 'lot', 'little', 'any', 'far'))
  )
    at -= 1;
  return tokens[at];
}

const isLinked = (token: Token | undefined): boolean =>
  token?.verb !== undefined && LINKING.has(token.verb) && can(token, VERB | R.BE);

/** "more cheap" → cheaper, "the most big" → the biggest. */
export const moreShort = tokenRule('comparison', 'moreWithShort', (tokens, index) => {
  const token = tokens[index];
  const adjective = tokens[index + 1];
  const before = tokens[index - 1];
  const after = tokens[index + 2];
  if (!token || !adjective || !isWord(token, 'more', 'most') || !shortAdjectives.has(adjective.lower)) return;
  if (isWord(token, 'most')) {
    // "she was most fast girl": without "the"
    if (can(before, R.BE) && can(after, R.NN)) return found(tokens, index, `the ${superlativeOf(adjective.lower)}`);
    if (!isWord(before, 'the', 'my', 'his', 'her', 'our', 'their', 'your') || isWord(adjective, 'few')) return;
    if (
      is(after, R.NNS) &&
      isWord(adjective, 'old', 'young', 'new', 'good', 'great', 'poor', 'rich') &&
      !isWord(tokens[index - 2], 'of')
    )
      return;
    return found(tokens, index, superlativeOf(adjective.lower));
  }
  const lead = leadOf(tokens, index);
  // "more old people", "more fresh air": an amount
  const isAttribute =
    can(after, NOUN | R.JJ | R.VBG) && !isWord(after, 'than', 'in', 'here', 'there', 'today', 'tomorrow', 'yesterday');
  if (isAttribute && !isWord(before, 'a')) return;
  if (isWord(before, 'a') && !can(after, NOUN)) return;
  // "more sad than angry"
  if (isWord(after, 'than') && can(tokens[index + 3], R.JJ | R.RB) && !can(tokens[index + 4], NOUN | R.JJ)) return;
  const isNoMore = isWord(before, 'no', 'once', 'what', 'any', 'not') || (isWord(before, "'s") && !can(before, R.BE));
  if (isNoMore && !isWord(after, 'than')) return;
  if (isWord(before, 'and') && isWord(tokens[index - 2], 'more')) {
    const form = comparativeOf(adjective.lower);
    return {
      from: index - 2,
      to: index + 2,
      fixes: [`${form} and ${form}`],
      params: paramsOf(adjective, form, 'more'),
    };
  }
  const isAdverb = shortAdverbs.has(adjective.lower) && lead?.verb !== undefined;
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    is(after, R.IN | R.SC | R.CC | R.RB | R.TO | R.WH) ||
    isWord(after, 'than', 'when', 'tomorrow', 'today', 'next');
  if (isWord(before, 'a')) return found(tokens, index, comparativeOf(adjective.lower));
  // "we need more light": an amount
  const isOpen =
    isEnd && !NOUN_TOO.has(adjective.lower) && (!can(adjective, R.NN) || !AMOUNT_VERBS.has(lead?.verb ?? ''));
  if (!isLinked(lead) && !isWord(after, 'than') && !(isAdverb && isEnd) && !isOpen) return;
  if (isWord(adjective, 'young', 'old', 'new', 'good', 'cold', 'light', 'poor', 'rich') && !isLinked(lead)) return;
  if (isWord(lead, 'there') || (isWord(after, 'than') && can(before, R.IN))) return;
  return found(tokens, index, comparativeOf(adjective.lower));
});

/** Verbs before an amount: "need more good". */
const AMOUNT_VERBS = set('need do have want get');

/** Adjectives that are nouns too: "more light", "more cold". */
const NOUN_TOO = set('light cold fat dark kind old young new poor rich great strict');

const paramsOf = (adjective: Token, right: string, wrong: string) => ({
  word: adjective.lower,
  right,
  wrong: `${wrong} ${adjective.lower}`,
});

/** Adjectives with an adverb in -ly that is compared with "more": "more quickly". */
const WITH_ADVERB: ReadonlyMap<string, string> = new Map(
  Object.entries({
    quick: 'quickly',
    slow: 'slowly',
    easy: 'easily',
    loud: 'loudly',
    quiet: 'quietly',
    safe: 'safely',
    cheap: 'cheaply',
    deep: 'deeply',
    clear: 'clearly',
    soft: 'softly',
    healthy: 'healthily',
    smooth: 'smoothly',
    proud: 'proudly',
    sad: 'sadly',
    happy: 'happily',
  }),
);

const adverbFixes = (adjective: string): string[] => {
  if (adjective === 'far') return ['farther', 'further away'];
  const adverb = WITH_ADVERB.get(adjective);
  return adverb === undefined ? [] : [`more ${adverb}`];
};

const found = (tokens: readonly Token[], index: number, right: string): Finding => {
  const adjective = tokens[index + 1];
  return {
    from: index,
    to: index + 2,
    fixes: tokens[index]?.lower === 'more' ? [right, ...adverbFixes(adjective?.lower ?? '')] : [right],
    params: { word: adjective?.lower ?? '', right, wrong: `${tokens[index]?.lower} ${adjective?.lower}` },
  };
};

/** "more better" → better, "most easiest" → easiest. */
export const twice = tokenRule('comparison', 'doubleComparative', (tokens, index) => {
  const token = tokens[index];
  const form = tokens[index + 1];
  const before = tokens[index - 1];
  if (!token || !form) return;
  if (isWord(token, 'more') && isComparative(form)) {
    const isNoun =
      can(form, NOUN) &&
      !(isLinked(leadOf(tokens, index)) && (isWord(tokens[index + 2], 'than') || isPunctuation(tokens[index + 2])));
    if (isNoun || isWord(form, 'more', 'less', 'upper', 'lower', 'later', 'inner', 'outer')) return;
    if (isWord(before, 'no', 'once', 'any') && !isWord(tokens[index + 2], 'than')) return;
    const params = { right: form.lower, wrong: `more ${form.lower}`, word: form.lower };
    const others = adverbFixes(form.adjective ?? '');
    if (others.length > 0) return { from: index, to: index + 2, fixes: [form.text, ...others], params };
    return shortest(tokens, index, index + 2, [[form.text]], params);
  }
  if (isWord(token, 'most') && is(form, R.JJS) && !isWord(form, 'most', 'least')) {
    return shortest(tokens, index, index + 2, [[form.text]], {
      right: form.lower,
      wrong: `most ${form.lower}`,
      word: form.lower,
    });
  }
  if (isWord(token, 'less') && isComparative(form) && form.adjective && is(form, R.JJR | R.RB | R.JJ)) {
    if (isWord(form, 'less', 'more', 'better', 'worse')) return;
    return {
      from: index,
      to: index + 2,
      fixes: [`less ${form.adjective}`],
      params: { right: `less ${form.adjective}`, wrong: `less ${form.lower}`, word: form.lower },
    };
  }
  return;
});

/** "very cheaper" → much cheaper; "as taller as" → as tall as. */
export const degree = tokenRule('comparison', 'veryWithComparative', (tokens, index) => {
  const token = tokens[index];
  const form = tokens[index + 1];
  const after = tokens[index + 2];
  if (!isComparative(form) || !form.adjective || !is(form, R.JJR | R.RB | R.JJ)) return;
  const params = { wrong: `${token?.lower} ${form.lower}`, word: form.lower };
  if (isWord(token, 'very')) {
    return {
      from: index,
      to: index + 1,
      fixes: ['much', 'a lot', 'far'],
      params: { ...params, right: `much ${form.lower}` },
    };
  }
  if (isWord(token, 'as') && isWord(after, 'as')) {
    return {
      from: index + 1,
      to: index + 2,
      fixes: [form.adjective],
      params: { ...params, right: `as ${form.adjective}` },
    };
  }
  const isNegative = isWord(tokens[index - 1], 'not', "n't");
  if (isWord(token, 'so') && isNegative && isWord(after, 'as')) {
    return {
      from: index,
      to: index + 2,
      fixes: [`so ${form.adjective}`, `as ${form.adjective}`],
      params: { ...params, right: `so ${form.adjective}` },
    };
  }
  if (
    isWord(token, 'too', 'so') &&
    can(tokens[index - 1], R.BE) &&
    (isPunctuation(after) || isWord(after, 'for', 'to', 'that')) &&
    !isWord(form, 'later', 'better', 'worse')
  ) {
    return {
      from: index + 1,
      to: index + 2,
      fixes: [form.adjective],
      params: { ...params, right: `${token?.lower} ${form.adjective}` },
    };
  }
  return;
});
