import { ingOf, participleOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isObjectPronoun, isPerson, isSubjectPronoun, looksBase } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';

/** Subject and object forms of the pronouns. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['me', 'I'],
  ['him', 'he'],
  ['her', 'she'],
  ['us', 'we'],
  ['them', 'they'],
  ['you', 'you'],
  ['it', 'it'],
]);

const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
  ['you', 'you'],
  ['it', 'it'],
]);

/** "Suggest me to take" → suggest that I take; "want that I work" → want me to work. */
export const clauses = tokenRule('verb-form', 'clauseAfterVerb', (tokens, index) => {
  const verb = tokens[index];
  const next = tokens[index + 1];
  if (
    verb?.verb === 'suggest' &&
    isObjectPronoun(next) &&
    isWord(tokens[index + 2], 'to') &&
    looksBase(tokens[index + 3])
  ) {
    const base = tokens[index + 3]?.verb ?? '';
    return {
      from: index + 1,
      to: index + 4,
      fixes: [`that ${SUBJECTS.get(next?.lower ?? '')} ${base}`, ingOf(base)],
      params: { verb: 'suggest' },
    };
  }
  const isLike = isWord(verb, 'like') && isWord(tokens[index - 1], 'would', "'d");
  if ((verb?.verb !== 'want' && !isLike) || !isWord(next, 'that') || can(verb, R.NN)) return;
  const subject = tokens[index + 2];
  const isPronoun = isSubjectPronoun(subject);
  const end = isPronoun ? index + 3 : afterObject(tokens, index + 2);
  if (
    end < 0 ||
    (!isPronoun && !can(subject, R.PRPS | R.DT | R.NNP) && !isWord(subject, 'people', 'everyone', 'everybody'))
  )
    return;
  const at = can(tokens[end], R.MD) ? end + 1 : end;
  const form = tokens[at];
  if (
    !form?.verb ||
    !can(form, R.VB | R.VBZ | R.VBD | R.BE | R.HAVE | R.DO) ||
    (isWord(form, 'do', 'does', 'did') && isWord(tokens[at + 1], "n't", 'not'))
  )
    return;
  const object = isPronoun
    ? (OBJECTS.get(subject?.lower ?? '') ?? '')
    : tokens
        .slice(index + 2, end)
        .map(({ text }) => text)
        .join(' ');
  return { from: index + 1, to: at + 1, fixes: [`${object} to ${form.verb}`], params: { verb: verb?.verb ?? '' } };
});

/** Services that people have done: "have my hair cut", "had my bike repaired". */
const SERVICES = new Set(
  'repair fix paint clean check wash service steal deliver dye install print remove translate renovate replace decorate iron'.split(
    ' ',
  ),
);

export const haveDone = tokenRule('verb-form', 'haveSomethingDone', (tokens, index) => {
  const verb = tokens[index];
  if (verb?.verb !== 'have' && verb?.verb !== 'get') return;
  if (!is(tokens[index + 1], R.PRPS | R.DT)) return;
  const end = afterObject(tokens, index + 1);
  const base = tokens[end];
  if (end < 0 || !looksBase(base) || !SERVICES.has(base.verb) || isPerson(tokens[end - 1])) return;
  const after = tokens[end + 1];
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    isWord(after, 'by', 'at', 'in', 'yesterday', 'before', 'every', 'last', 'and', 'tomorrow', 'on');
  return (
    isEnd &&
    (is(base, R.VB) || isWord(after, 'by', 'at', 'yesterday')) && {
      from: end,
      to: end + 1,
      fixes: [participleOf(base.verb)[0] ?? ''],
      params: { verb: verb.verb },
    }
  );
});
