import { R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { type Rule, tokenRule } from '../rule.ts';

/** "What do you do last night?" → did. */
const doInThePast = tokenRule('tense', 'pastWithPastTime', (tokens, index) => {
  if (!isWord(tokens[index], 'do', 'does') || tokens.at(-1)?.text !== '?') return;
  if (!isWord(tokens[index + 1], 'i', 'you', 'he', 'she', 'we', 'they') || !can(tokens[index + 2], R.VB | R.HAVE))
    return;
  const at = tokens.findIndex(
    (token, each) =>
      each > index + 2 &&
      (isWord(token, 'yesterday') ||
        (isWord(token, 'last') && isWord(tokens[each + 1], 'night', 'week', 'month', 'year', 'weekend', 'summer'))),
  );
  if (at < 0 || tokens.slice(index + 3, at).some((each) => can(each, R.BE | R.MD | R.VBD | R.SC | R.WH))) return;
  const time = isWord(tokens[at], 'last') ? `last ${tokens[at + 1]?.lower}` : 'yesterday';
  return finding(tokens, index, index + 1, ['did'], { time });
});

/** "We know each other since 2010" → have known; "they are married for ten years" → have been. */
const stateSince = tokenRule('tense', 'perfectWithSince', (tokens, index) => {
  const token = tokens[index];
  const subject = tokens[index - 1];
  if (isWord(token, 'know') && isWord(subject, 'i', 'we', 'they')) {
    const to = isWord(tokens[index + 1], 'each') && isWord(tokens[index + 2], 'other') ? index + 3 : index + 2;
    const hasObject = to === index + 3 || isWord(tokens[index + 1], 'him', 'her', 'them', 'you');
    const time = tokens[to];
    return hasObject && isWord(time, 'since') && finding(tokens, index, index + 1, ['have known'], { time: 'since' });
  }
  if (
    !isWord(token, 'am', 'is', 'are') ||
    !isWord(tokens[index + 1], 'married') ||
    !isWord(tokens[index + 2], 'for', 'since')
  )
    return;
  if (!is(tokens[index + 3], R.CD)) return;
  const have = isWord(token, 'is') ? 'has been' : 'have been';
  return finding(tokens, index, index + 1, [have], { time: tokens[index + 2]?.lower ?? '' });
});

const REPORTED: ReadonlyMap<string, string> = new Map(
  Object.entries({ are: 'were', is: 'was', "'re": 'were', will: 'would', "'ll": 'would', have: 'had', has: 'had' }),
);

/** "I thought you are in Dublin" → were. */
const afterThought = tokenRule('tense', 'reportedSpeech', (tokens, index) => {
  const right = REPORTED.get(tokens[index]?.lower ?? '');
  if (right === undefined || !isWord(tokens[index - 1], 'you', 'he', 'she', 'they', 'we')) return;
  const at = isWord(tokens[index - 2], 'that') ? index - 3 : index - 2;
  if (!isWord(tokens[at], 'thought') || !is(tokens[at - 1], R.PRP)) return;
  return finding(tokens, index, index + 1, [/^'/.test(tokens[index]?.text ?? '') ? ` ${right}` : right]);
});

export const timePhraseRules: readonly Rule[] = [doInThePast, stateSince, afterThought];
