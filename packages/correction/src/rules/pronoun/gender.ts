import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import type { Finding, Rule } from '../rule.ts';
import { isPerson } from './shared.ts';
import { FEMALE, MALE, THINGS } from './tables.ts';

/** "My mother is a dentist, and he": the pronoun has the wrong gender, and nobody else is named. */
export const gender: Rule = {
  kind: 'pronoun',
  code: 'gender',
  *find(tokens, { previous }) {
    const head = tokens[1];
    const isFemale = FEMALE.has(head?.lower ?? '');
    const isMale = MALE.has(head?.lower ?? '');
    if (
      (!isWord(tokens[0], 'my', 'our') && !isWord(tokens[0], 'the')) ||
      (!isFemale && !isMale) ||
      isWord(tokens[2], 'and', 'or')
    ) {
      yield* couple(tokens);
      return;
    }
    if (
      previous?.tokens.some(
        (token) => isPerson(token) || is(token, R.NNP) || isWord(token, 'he', 'she', 'him', 'her', 'his', 'hers'),
      )
    )
      return;
    const fixes: ReadonlyMap<string, string> = new Map(
      Object.entries(isFemale ? { he: 'she', his: 'her', him: 'her' } : { she: 'he', her: 'his' }),
    );
    for (let index = 2; index < tokens.length; index += 1) {
      const token = tokens[index];
      const isPredicate =
        (can(tokens[index - 1], R.DT) && can(tokens[index - 2], R.BE)) ||
        (can(tokens[index - 1], R.JJ | R.NN) && can(tokens[index - 2], R.DT) && can(tokens[index - 3], R.BE));
      if (
        (isPerson(token) && !isPredicate) ||
        (is(token, R.NNP) && !isWord(tokens[index - 1], 'in', 'to', 'from', 'at')) ||
        isWord(token, 'dog', 'cat', 'who', 'whose', 'i')
      )
        return;
      const fix = fixes.get(token?.lower ?? '');
      if (fix === undefined) continue;
      // "she told me that he"
      if (isWord(tokens[index - 1], 'that', 'said', 'thinks', 'says', 'thought')) return;
      if (isMale && isWord(token, 'her') && !can(token, R.PRPS)) return;
      if (isWord(token, 'him', 'her') && !(isWord(token, 'her') && can(tokens[index + 1], R.NN | R.NNS | R.JJ))) return;
      if (isPerson(tokens[index + 1]) && isWord(token, 'her', 'his') && !isWord(tokens[index + 1], 'husband', 'wife'))
        return;
      yield finding(tokens, index, index + 1, [fix]);
      return;
    }
  },
};

/** "my sister and his husband" → her husband. */
function* couple(tokens: readonly Token[]): Generator<Finding> {
  for (let index = 2; index < tokens.length - 1; index += 1) {
    const owner = tokens[index - 2];
    if (!isWord(tokens[index - 1], 'and', 'with')) continue;
    if (
      isWord(tokens[index], 'his') &&
      isWord(tokens[index + 1], 'husband', 'boyfriend') &&
      FEMALE.has(owner?.lower ?? '')
    )
      yield finding(tokens, index, index + 1, ['her']);
    if (isWord(tokens[index], 'her') && isWord(tokens[index + 1], 'wife', 'girlfriend') && MALE.has(owner?.lower ?? ''))
      yield finding(tokens, index, index + 1, ['his']);
  }
}

const THING_ADJECTIVES = [
  'big',
  'small',
  'expensive',
  'cheap',
  'broken',
  'heavy',
  'dirty',
  'large',
  'wide',
  'narrow',
  'delicious',
  'boring',
  'interesting',
  'modern',
  'comfortable',
  'uncomfortable',
  'useful',
  'empty',
  'full',
  'closed',
  'open',
  'tasty',
];

/** "I bought a table, but she was too big" → it. */
export const thing: Rule = {
  kind: 'pronoun',
  code: 'itForThing',
  *find(tokens, { previous }) {
    for (const [index, token] of tokens.entries()) {
      if (
        !isWord(token, 'she', 'he') ||
        !isWord(tokens[index + 1], 'is', 'was') ||
        !isWord(tokens[index - 1], 'but', 'and', 'because', 'so', 'that')
      )
        continue;
      let at = index + 2;
      while (is(tokens[at], R.RB)) at += 1;
      const earlier = [...(previous?.tokens ?? []), ...tokens.slice(0, index)];
      const hasPerson = earlier.some(
        (each) =>
          isPerson(each) ||
          is(each, R.NNP) ||
          isWord(
            each,
            'he',
            'she',
            'him',
            'her',
            'his',
            'dog',
            'cat',
            'horse',
            'bird',
            'animal',
            'puppy',
            'kitten',
            'rabbit',
            'fish',
            'elephant',
            'baby',
            'cow',
            'pig',
            'tortoise',
          ),
      );
      const hasThing = earlier.some((each) => THINGS.has(each.lower));
      if (!hasPerson && hasThing && THING_ADJECTIVES.includes(tokens[at]?.lower ?? ''))
        yield finding(tokens, index, index + 1, ['it']);
    }
  },
};
