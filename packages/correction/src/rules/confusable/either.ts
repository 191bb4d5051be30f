import { R } from '../../lexicon/readings.ts';
import { is, isPunctuation, isWord } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';

/** "I don't know it too" → either. */
export const either = tokenRule('confusable', 'tooForEither', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!token || !isWord(token, 'too') || after === undefined || after.text !== '.' || index < 3) return;
  if (isWord(tokens[index - 1], 'me', 'only') || isPunctuation(tokens[index - 1])) return;
  const start = tokens.findLastIndex(
    (each, at) =>
      at < index && (isPunctuation(each) || is(each, R.CC | R.SC | R.WH) || isWord(each, 'but', 'that', 'so')),
  );
  if (is(tokens[start], R.WH)) return;
  const clause = tokens.slice(start + 1, index);
  const negation = clause.findIndex((each) => is(each, R.NOT) || isWord(each, 'never'));
  if (negation < 1 || clause.length > 10 || isWord(clause[negation + 1], 'only', 'just')) return;
  // "Why didn't you come too?" has no full stop; "don't forget to come too" asks for it
  if (clause.some((each) => isWord(each, 'mind', 'forget', 'hope', 'think', 'if'))) return;
  return { from: index, to: index + 1, fixes: ['either'], params: { wrong: token.text, right: 'either' } };
});
