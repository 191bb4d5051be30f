import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

/** "Too much expensive", "so much beautiful": an adjective takes no "much". */
export const much = tokenRule('extra-word', 'muchWithAdjective', (tokens, index) => {
  const token = tokens[index];
  const much = tokens[index + 1];
  const adjective = tokens[index + 2];
  if (
    !isWord(token, 'too', 'so', 'very') ||
    !isWord(much, 'much', 'many') ||
    !(
      is(adjective, R.JJ) ||
      (can(tokens[index - 1], R.BE) &&
        isWord(adjective, 'cold', 'hot', 'good', 'bad', 'kind', 'nice', 'late', 'warm', 'happy'))
    ) ||
    isWord(
      adjective,
      'alike',
      'alive',
      'other',
      'same',
      'own',
      'such',
      'aware',
      'awake',
      'afraid',
      'ashamed',
      'appreciated',
      'obliged',
      'better',
    )
  )
    return;
  const after = tokens[index + 3];
  if (can(after, R.NN | R.NNS | R.NNP | R.JJ) && !isWord(after, 'today', 'yesterday', 'last')) return;
  if (isWord(token, 'very') && !can(tokens[index - 1], R.BE)) return;
  if (
    /(?:ed|en)$/.test(adjective?.lower ?? '') &&
    !isWord(adjective, 'tired', 'bored', 'excited', 'crowded', 'interested')
  )
    return;
  if (isWord(much, 'many') && isWord(adjective, 'different')) return;
  return finding(tokens, index, index + 2, [token?.lower ?? '']);
});
