import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isWord } from '../../tagging/token.ts';
import {
  isGapClause,
  isInflected,
  leadOf,
  looksBase,
  opensClauseAt,
  opensObject,
  skipAdverbs,
} from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { finding } from './auxiliary-findings.ts';

/** Uncountable nouns that look like verbs: "have work to do". */
const BARE_NOUNS = new Set(
  'work hope need help fun time respect trouble doubt faith control access practice experience rest play trust love care sleep cause reason'.split(
    ' ',
  ),
);

/** Have and anything but a participle: "have went", "has broke", "should have tell". */
export const afterHave = tokenRule('verb-form', 'participleAfterHave', (tokens, index, { lexicon }) => {
  const token = tokens[index];
  const before = tokens[leadOf(tokens, index)];
  if (
    !can(token, R.HAVE) ||
    isWord(token, "'s", "'d") ||
    can(before, R.NOT | R.DO) ||
    (isWord(before, 'let', 'to') && isWord(token, 'had'))
  )
    return;
  const next = skipAdverbs(tokens, index + 1);
  const isInverted = opensClauseAt(tokens, index) && isWord(tokens[next], 'i', 'you', 'he', 'she', 'we', 'they');
  const at = isInverted ? skipAdverbs(tokens, next + 1) : next;
  const verb = tokens[at];
  if (!verb?.verb || can(verb, R.VBN | R.MD | R.NNP) || isWord(verb, 'to', 'do', 'have', 'be', 'like')) return;
  if (tokens.slice(index + 1, at).some((each) => isWord(each, 'better', 'rather', 'best'))) return;
  const hasAdverb = tokens
    .slice(index + 1, at)
    .some((each) =>
      isWord(each, 'never', 'already', 'just', 'ever', 'always', 'also', 'not', "n't", 'recently', 'finally'),
    );
  const subject = leadOf(tokens, index);
  const isGap = !hasAdverb && !isInverted && !can(before, R.MD) && isGapClause(tokens, subject);
  const [participle = ''] = participleOf(verb.verb);
  if (isWord(verb, 'being')) return isWord(token, 'having') ? null : finding(tokens, at, at + 1, ['been']);
  if (isInflected(verb)) {
    if (can(verb, R.VBG)) {
      const isLong =
        tokens.slice(at).some((each) => isWord(each, 'since', 'for')) && is(before, R.PRP) && is(verb, R.VBG);
      return isLong && !isGap && !can(tokens[at + 1], NOUN) && finding(tokens, at, at + 1, [`been ${verb.lower}`]);
    }
    if (can(verb, R.BE | R.HAVE | R.DO) && !hasAdverb)
      return isWord(verb, 'did') ? finding(tokens, at, at + 1, [participle]) : null;
    if (!can(verb, R.VBD) || (can(verb, R.NN) && !can(before, R.MD | R.PRP) && !hasAdverb) || isGap) return;
    return finding(tokens, at, at + 1, [participle]);
  }
  if (!looksBase(verb) || isGap) return;
  const raw = lexicon.analyse(verb.lower).readings;
  if (raw & (R.NN | R.JJ | R.NNS | R.RB) || isWord(verb, 'live')) {
    const after = tokens[at + 1];
    const isClear = hasAdverb || can(before, R.MD) || isWord(token, "'ve");
    if (raw & R.JJ && !(raw & R.NN && opensObject(after))) return;
    if (isWord(token, 'having') && !(index === 0 && opensObject(after))) return;
    if (BARE_NOUNS.has(verb.lower) || !(opensObject(after) || (isClear && hasAdverb))) return;
    if (can(before, R.MD) && !opensObject(after)) return;
  }
  return finding(tokens, at, at + 1, [participle]);
});
