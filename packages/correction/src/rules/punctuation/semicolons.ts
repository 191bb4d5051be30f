import { R } from '../../lexicon/readings.ts';
import { can, isWord } from '../../tagging/token.ts';
import { tokenRule } from '../rule.ts';
import { hasFinite, nounPhraseEnd } from './clauses.ts';
import { isComma, opensClause } from './comma-findings.ts';

/** A semicolon where a clause or a list only begins: "Because it was closed; we …", "three things; my phone, …". */
export const semicolon = tokenRule('punctuation', 'semicolon', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (token?.text !== ';' || !before) return;
  if (
    !tokens.some(({ text }) => /^["“”]$/.test(text)) &&
    isWord(tokens[0], 'because', 'although', 'if', 'when', 'while', 'unless') &&
    opensClause(tokens, index + 1) &&
    !tokens.slice(0, index).some(isComma)
  ) {
    return { from: index - 1, to: index + 1, fixes: [`${before.text},`], params: { mark: ',' } };
  }
  const announces = tokens
    .slice(0, index)
    .some(
      (each, at) =>
        isWord(
          each,
          'things',
          'reasons',
          'ways',
          'people',
          'kinds',
          'types',
          'problems',
          'advantages',
          'rules',
          'languages',
          'countries',
          'steps',
        ) &&
        at > index - 4 &&
        can(tokens[at - 1], R.CD | R.QT | R.JJ),
    );
  if (announces && !hasFinite(tokens, index + 1, tokens.length) && isComma(tokens[nounPhraseEnd(tokens, index + 1)])) {
    return { from: index - 1, to: index + 1, fixes: [`${before.text}:`], params: { mark: ':' } };
  }
});
