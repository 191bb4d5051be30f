import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { isComparative, ORDINALS, set, superlativeOf } from './shared.ts';

/** What is compared as a whole: "the better day of my life". */
const WHOLES = set(
  'world class year life family city town country school group team week month village region house company office all',
);

/** "the bigger city in the world" → the biggest. */
export const inGroup = tokenRule('comparison', 'superlativeInGroup', (tokens, index) => {
  const token = tokens[index];
  if (!isComparative(token) || !token.adjective || !isWord(tokens[index - 1], 'the')) return;
  const noun = tokens[index + 1];
  if (!is(noun, R.NN | R.NNS) || !isWord(tokens[index + 2], 'of', 'in')) return;
  let at = index + 3;
  while (can(tokens[at], R.DT | R.PRPS) || isWord(tokens[at], 'whole')) at += 1;
  if (at === index + 3 || !WHOLES.has(tokens[at]?.lower ?? '') || isWord(noun, 'part', 'half', 'end', 'side')) return;
  const right = superlativeOf(token.adjective);
  return { from: index, to: index + 1, fixes: [right], params: { word: token.lower, right } };
});

const RANKED = new Set(
  `
city country river mountain island lake company economy school town building state language airport university team
producer`
    .trim()
    .split(/\s+/),
);

/** "the third big city" → third biggest. */
export const ranked = tokenRule('comparison', 'rankWithSuperlative', (tokens, index) => {
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
export const ofAll = tokenRule('comparison', 'superlativeOfAll', (tokens, index) => {
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
