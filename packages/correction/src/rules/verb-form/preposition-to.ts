import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { isPerson, leadOf, looksBase, opensObject } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { ingForms, isBaseHere } from './bare-verbs.ts';

/** The preposition "to" and a base form: "look forward to hear", "is not used to use". */
export const afterPrepositionTo = tokenRule('verb-form', 'gerundAfterTo', (tokens, index) => {
  const base = tokens[index + 1];
  if (!isWord(tokens[index], 'to') || !looksBase(base)) return;
  const before = tokens[index - 1];
  const found = (phrase: string) => ({
    from: index + 1,
    to: index + 2,
    fixes: ingForms(base.verb),
    params: { phrase },
  });
  if (isWord(before, 'forward') && tokens[leadOf(tokens, index - 1)]?.verb === 'look') {
    return (!isPunctuation(tokens[index + 2]) && !can(tokens[index + 2], R.CC)) || is(base, R.VB)
      ? found('look forward to')
      : null;
  }
  if (!isBaseHere(tokens, index + 1)) return;
  if (isWord(before, 'accustomed', 'addicted', 'dedicated', 'opposed')) return found(`${before?.lower ?? ''} to`);
  if (before?.verb === 'object' && is(before, R.VB | R.VBZ | R.VBD | R.VBN | R.VBG))
    return opensObject(tokens[index + 2]) || is(base, R.VB) ? found('object to') : null;
  if (isWord(before, 'comes') && isWord(tokens[index - 2], 'it') && isWord(tokens[index - 3], 'when'))
    return found('when it comes to');
  if (isWord(before, 'addition') && isWord(tokens[index - 2], 'in')) return found('in addition to');
  if (!isWord(before, 'used')) return;
  const at = leadOf(tokens, index - 1);
  const lead = tokens[at];
  if (lead?.verb === 'get' || lead?.verb === 'become') return found('used to');
  if (!can(lead, R.BE) || isWord(lead, 'be', 'being')) return;
  const subject = tokens[leadOf(tokens, at)];
  const isNegated = tokens.slice(at, index).some((each) => isWord(each, "n't", 'not'));
  const isHuman =
    isWord(subject, 'i', 'we', 'he', 'she', 'you') ||
    isPerson(subject) ||
    (can(lead, R.BE) && isWord(tokens[at + 1], 'you'));
  return (isHuman || (isNegated && isWord(subject, 'they'))) && found('be used to');
});
