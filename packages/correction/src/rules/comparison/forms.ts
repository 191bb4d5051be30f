import { comparedOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest } from '../fixed-phrases.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { shortAdjectives, shortAdverbs, wrongForms } from './adjectives.ts';

const comparativeOf = (adjective: string): string => comparedOf(adjective)[0];
const superlativeOf = (adjective: string): string => comparedOf(adjective)[1];

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
/** Whether the token certainly is a comparative: "bigger", not "cleaner" as a person. */
const isComparative = (token: Token | undefined): token is Token => can(token, R.JJR) && token?.adjective !== undefined;

/** "more cheap" → cheaper, "the most big" → the biggest. */
const moreShort = tokenRule('comparison', 'moreWithShort', (tokens, index) => {
  const token = tokens[index];
  const adjective = tokens[index + 1];
  const before = tokens[index - 1];
  const after = tokens[index + 2];
  if (!token || !adjective || !isWord(token, 'more', 'most') || !shortAdjectives.has(adjective.lower)) return;
  if (isWord(token, 'most')) {
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
  if (isWord(after, 'than') && is(tokens[index + 3], R.JJ | R.RB) && !can(tokens[index + 4], NOUN | R.JJ)) return;
  if (isWord(before, 'no', 'once', 'what', "'s", 'any', 'not') && !isWord(after, 'than')) return;
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
  if (!isLinked(lead) && !isWord(after, 'than') && !(isAdverb && isEnd)) return;
  if (isWord(adjective, 'young', 'old', 'new', 'good', 'cold', 'light', 'poor', 'rich') && !isLinked(lead)) return;
  if (isWord(lead, 'there') || (isWord(after, 'than') && can(before, R.IN))) return;
  return found(tokens, index, comparativeOf(adjective.lower));
});

const paramsOf = (adjective: Token, right: string, wrong: string) => ({
  word: adjective.lower,
  right,
  wrong: `${wrong} ${adjective.lower}`,
});

const found = (tokens: readonly Token[], index: number, right: string): Finding => {
  const adjective = tokens[index + 1];
  return {
    from: index,
    to: index + 2,
    fixes: [right],
    params: { word: adjective?.lower ?? '', right, wrong: `${tokens[index]?.lower} ${adjective?.lower}` },
  };
};

/** "more better" → better, "most easiest" → easiest. */
const twice = tokenRule('comparison', 'doubleComparative', (tokens, index) => {
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
    return shortest(tokens, index, index + 2, [[form.text]], {
      right: form.lower,
      wrong: `more ${form.lower}`,
      word: form.lower,
    });
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
const degree = tokenRule('comparison', 'veryWithComparative', (tokens, index) => {
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
const wrongForm = tokenRule('comparison', 'longWithEnding', (tokens, index, { lexicon }) => {
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

const RANKED = new Set(
  `
city country river mountain island lake company economy school town building state language airport university team
producer`
    .trim()
    .split(/\s+/),
);
const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'tenth'];

/** "the third big city" → third biggest. */
const ranked = tokenRule('comparison', 'rankWithSuperlative', (tokens, index) => {
  const adjective = tokens[index + 1];
  if (!isWord(tokens[index], ...ORDINALS) || !adjective || !RANKED.has(tokens[index + 2]?.lower ?? '')) return;
  if (
    !isWord(adjective, 'big', 'large', 'long', 'high', 'tall', 'old', 'rich', 'small', 'busy') ||
    !isWord(tokens[index + 3], 'in', 'of')
  )
    return;
  const right = superlativeOf(adjective.lower);
  return {
    from: index + 1,
    to: index + 2,
    fixes: [right],
    params: { wrong: `${tokens[index]?.lower} ${adjective.lower}`, right: `${tokens[index]?.lower} ${right}` },
  };
});

/** Whether a group of three or more follows: "of all", "in the world", "I have ever seen". */
function comparesWithAll(tokens: readonly Token[], index: number): boolean {
  const [first, second, third] = [tokens[index], tokens[index + 1], tokens[index + 2]];
  if (isWord(first, 'of') && isWord(second, 'all')) return !isWord(third, 'places');
  if (isWord(first, 'in') && isWord(second, 'the') && isWord(third, 'world')) return true;
  if (
    isWord(first, 'of') &&
    isWord(second, 'my', 'his', 'her', 'our', 'their', 'the') &&
    isWord(third, 'life', 'lives', 'year', 'century')
  )
    return true;
  if (
    isWord(first, 'in') &&
    isWord(second, 'my', 'our', 'his', 'her', 'the', 'their') &&
    isWord(third, 'class', 'family', 'country', 'school', 'life', 'city', 'team', 'group')
  )
    return true;
  const at = isWord(first, 'that') ? index + 1 : index;
  return (
    can(tokens[at], R.PRP) && isWord(tokens[at + 1], 'have', "'ve", 'has', 'had') && isWord(tokens[at + 2], 'ever')
  );
}

/** "the more beautiful of all" → most, "the bigger city in the world" → biggest. */
const ofAll = tokenRule('comparison', 'superlativeOfAll', (tokens, index) => {
  const form = tokens[index + 1];
  if (!isWord(tokens[index], 'the') || !form) return;
  const isMore = isWord(form, 'more', 'less') && is(tokens[index + 2], R.JJ);
  if (!isMore && !(isComparative(form) && form.adjective && !isWord(form, 'more', 'less'))) return;
  let at = index + (isMore ? 3 : 2);
  while (is(tokens[at], R.NN | R.JJ) && at < index + 6) at += 1;
  const isListed = listsMany(tokens) && (isPunctuation(tokens[at]) || tokens[at] === undefined);
  if (!comparesWithAll(tokens, at) && !isListed) return;
  const right = isMore ? (form.lower === 'more' ? 'most' : 'least') : superlativeOf(form.adjective ?? '');
  return {
    from: index + 1,
    to: index + 2,
    fixes: [right],
    params: { wrong: `the ${form.lower}`, right: `the ${right}` },
  };
});

/** Whether a sentence begins with "of the three brothers" or "of all". */
const listsMany = (tokens: readonly Token[]): boolean =>
  isWord(tokens[0], 'of') &&
  ((isWord(tokens[1], 'the', 'my', 'our') && is(tokens[2], R.CD) && !isWord(tokens[2], 'two', '2')) ||
    isWord(tokens[1], 'all'));

/** "every time more expensive", "more short and more short" → shorter and shorter. */
const growing = tokenRule('comparison', 'moreAndMore', (tokens, index) => {
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
const theMore = tokenRule('comparison', 'theMoreTheMore', (tokens, index) => {
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
const theMoreLater = tokenRule('comparison', 'theMoreLater', (tokens, index) => {
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

export const formRules: readonly Rule[] = [
  growing,
  twice,
  moreShort,
  degree,
  wrongForm,
  ranked,
  ofAll,
  theMore,
  theMoreLater,
];
