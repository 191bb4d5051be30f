import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { upperFirst } from './capital-words.ts';

/** Words with another meaning when they are small: "turkey", "china", "polish", "march", "may". */
export function ambiguousName(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  switch (token?.lower) {
    case 'march':
    case 'may':
      if (isWord(before, 'last', 'next', 'since', 'until', 'by', 'early', 'late', 'during') && !can(after, R.VB | R.BE))
        return upperFirst(token.lower);
      if (isWord(before, 'in') && !can(after, NOUN | R.VB) && !isWord(after, 'be')) return upperFirst(token.lower);
      if (
        isWord(before, 'of') &&
        (is(tokens[index - 2], R.CD) ||
          /^\d+(?:st|nd|rd|th)$/.test(tokens[index - 2]?.text ?? '') ||
          isWord(tokens[index - 2], 'end', 'beginning', 'middle', 'first', 'second', 'third', 'fifth', 'tenth'))
      ) {
        return upperFirst(token.lower);
      }
      return /^\d{1,2}(?:st|nd|rd|th)?$/.test(before?.text ?? '') && !can(after, R.VB)
        ? upperFirst(token.lower)
        : undefined;
    case 'china':
    case 'turkey':
      if (
        !isWord(before, 'in', 'to', 'from', 'visit', 'visited', 'of', 'leave', 'left', 'across', 'around') ||
        can(after, NOUN)
      )
        return undefined;
      return isWord(before, 'of') && token.lower === 'turkey' ? undefined : upperFirst(token.lower);
    case 'polish':
      return isWord(
        before,
        'speak',
        'speaks',
        'spoke',
        'learn',
        'learning',
        'study',
        'studying',
        'in',
        'a',
        'my',
        'from',
      ) &&
        !isWord(tokens[index - 2], 'nail', 'shoe') &&
        !isWord(before, 'a', 'my')
        ? 'Polish'
        : isWord(
              after,
              'food',
              'friend',
              'friends',
              'language',
              'people',
              'man',
              'woman',
              'girl',
              'restaurant',
              'town',
              'city',
              'teacher',
              'soup',
            )
          ? 'Polish'
          : undefined;
    case 'us':
      return isWord(before, 'the') &&
        isWord(tokens[index - 2], 'in', 'to', 'from', 'of', 'visit', 'across') &&
        !can(after, NOUN)
        ? 'US'
        : undefined;
    case 'amazon':
      return isWord(before, 'the') && (after === undefined || is(after, R.PUNCT | R.IN | R.CC | R.BE))
        ? 'Amazon'
        : undefined;
    default:
      return undefined;
  }
}
