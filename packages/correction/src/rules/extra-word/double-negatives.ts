import { pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, isPunctuation, isWord } from '../../tagging/token.ts';
import { skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

const NEGATIVE_PRONOUNS = ['nobody', 'nothing', 'none'];

const ANY: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nothing: 'anything',
    nobody: 'anybody',
    nowhere: 'anywhere',
    no: 'any',
    none: 'any',
    never: 'ever',
  }),
);

/** "Nobody didn't come" → nobody came; "I never don't drink" → never; "I don't know nothing" → anything. */
export const negative = tokenRule('extra-word', 'negativeTwice', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const next = tokens[index + 1];
  const isNoOne = isWord(token, ...NEGATIVE_PRONOUNS) || (isWord(token, 'one') && isWord(tokens[index - 1], 'no'));
  if (isNoOne && isWord(tokens[index + 2], "n't", 'not') && can(next, R.DO | R.BE | R.HAVE | R.MD) && next) {
    if (
      isWord(token, 'nothing', 'none') &&
      index > 0 &&
      !isPunctuation(tokens[index - 1]) &&
      !can(tokens[index - 1], R.CC | R.SC)
    )
      return;
    const main = tokens[index + 3];
    if (isWord(next, 'do', 'does', 'did')) {
      if (!main?.verb) return;
      const form = isWord(next, 'did') ? (pastOf(main.verb)[0] ?? '') : thirdPersonOf(main.verb);
      return finding(tokens, index + 1, index + 4, [form]);
    }
    const positive = isWord(next, 'ca') ? 'can' : isWord(next, 'wo') ? 'will' : next.lower;
    return finding(tokens, index + 1, index + 3, [positive]);
  }
  // "I never don't drink", "I don't never drink"
  if (
    isWord(token, 'never') &&
    isWord(tokens[index + 2], "n't", 'not') &&
    isWord(next, 'do', 'does', 'did', 'ca', 'wo', 'have', 'has', 'is', 'are')
  ) {
    const main = tokens[index + 3];
    if (!main) return;
    if (isWord(next, 'do')) return finding(tokens, index, index + 3, ['never']);
    if (isWord(next, 'does', 'did') && main.verb !== undefined)
      return finding(tokens, index, index + 4, [
        `never ${isWord(next, 'did') ? pastOf(main.verb)[0] : thirdPersonOf(main.verb)}`,
      ]);
    return isWord(next, 'ca')
      ? finding(tokens, index, index + 3, ['can never'])
      : isWord(next, 'wo')
        ? finding(tokens, index, index + 3, ['will never'])
        : null;
  }
  if (!isWord(token, "n't", 'not') || !can(tokens[index - 1], R.DO | R.MD | R.HAVE)) return;
  if (isWord(next, 'never') && isWord(tokens[index - 1], 'do', 'does', 'did') && tokens[index + 2]?.verb) {
    const main = tokens[index + 2]?.verb ?? '';
    const form = isWord(tokens[index - 1], 'did')
      ? (pastOf(main)[0] ?? '')
      : isWord(tokens[index - 1], 'does')
        ? thirdPersonOf(main)
        : main;
    return finding(tokens, index - 1, index + 3, [
      `never ${form}`,
      `${tokens[index - 1]?.text}${token.text === 'not' ? ' not' : token.text} ever ${main}`,
    ]);
  }
  const verbAt = skipAdverbs(tokens, index + 1);
  const verb = tokens[verbAt];
  const object = tokens[verbAt + 1];
  if (
    !verb?.verb ||
    !can(verb, R.VB | R.VBN | R.HAVE | R.DO) ||
    !object ||
    tokens
      .slice(0, index - 1)
      .some((each) => (can(each, R.WH) && !isWord(each, 'when', 'where', 'who')) || isWord(each, 'that'))
  )
    return;
  if (isWord(object, 'nothing', 'nobody', 'nowhere'))
    return isWord(tokens[verbAt + 2], 'to', 'but') && isWord(verb, 'mean', 'be')
      ? null
      : finding(tokens, verbAt + 1, verbAt + 2, [ANY.get(object.lower) ?? '']);
  if (
    isWord(object, 'no') &&
    can(tokens[verbAt + 2], R.NN | R.NNS) &&
    !isWord(tokens[verbAt + 2], 'one', 'matter', 'longer', 'good') &&
    isWord(verb, 'have', 'had', 'need', 'want', 'see', 'seen', 'know', 'get', 'got', 'eat', 'buy', 'make', 'find')
  )
    return finding(tokens, verbAt + 1, verbAt + 2, ['any']);
});
