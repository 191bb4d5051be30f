import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, leadOf, skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { begins, COMMON, clauseEnd, formsOfBe, hasNoFinite, isPluralPronoun, isPredicative } from './be-forms.ts';

/** Adjectives that follow a subject only with "be": "I afraid" → I am afraid. */
const NEVER_BARE = new Set(
  'alone both each all himself myself dead asleep first last well fine mere only just fast late early either half proper right like own open welcome long deep high flat loose wide'.split(
    ' ',
  ),
);

export const pronoun = tokenRule('missing-word', 'beBeforeAdjective', (tokens, index) => {
  const subject = tokens[index];
  if (!isWord(subject, 'i', 'he', 'she', 'we', 'they', 'it') || !begins(tokens, index)) return;
  if (isWord(tokens[index - 1], 'than', 'as', 'like')) return;
  const at = skipAdverbs(tokens, index + 1);
  const adjective = tokens[at];
  const adverbs = tokens.slice(index + 1, at);
  if (!adjective || !subject || adverbs.some((each) => isWord(each, 'here', 'there', 'then', 'now', "n't"))) return;
  const after = tokens[at + 1];
  const fixes = (to: number) =>
    finding(
      tokens,
      index,
      to,
      formsOfBe(tokens, index, isPluralPronoun(subject)).map((form) =>
        [subject.text, form, ...tokens.slice(index + 1, to).map(({ text }) => text)].join(' '),
      ),
    );
  // "I born in"
  if (isWord(adjective, 'born') && at === index + 1) {
    const was = isPluralPronoun(subject) ? 'were' : 'was';
    return finding(tokens, index, at + 1, [`${subject.text} ${was} born`]);
  }
  const hasDegree = adverbs.some((each) => isWord(each, 'very', 'so', 'too', 'really', 'quite'));
  const isAdjective =
    ((isPredicative(adjective) ||
      (hasDegree && isWord(adjective, ...COMMON)) ||
      (isWord(adjective, 'good') && isWord(after, 'at'))) &&
      !NEVER_BARE.has(adjective.lower) &&
      !adjective.lower.endsWith('ed')) ||
    isWord(adjective, 'tired', 'interested', 'excited', 'scared', 'worried', 'bored', 'surprised');
  if (isAdjective) {
    // "it surprised me"
    if (adjective.lower.endsWith('ed') && can(after, R.PRPO | R.DT | R.PRPS)) return;
    if (
      can(after, NOUN | VERB) &&
      !is(after, R.IN) &&
      !isWord(after, 'like') &&
      !(isWord(after, 'to') || can(after, R.IN | R.TO))
    )
      return;
    if (isWord(subject, 'it') && index > 0 && !isWord(tokens[index - 1], 'because', 'but', 'so', 'and', ',')) return;
    if (isWord(subject, 'we') && can(after, NOUN)) return;
    if (
      tokens.slice(at + 1, at + 3).some((each) => can(each, R.BE | R.MD | R.HAVE)) &&
      !isWord(after, 'to', 'when', 'because', 'that')
    )
      return;
    if (isWord(subject, 'it') && can(tokens[index - 2], R.VB)) return;
    return fixes(at + 1);
  }
});

/** "She reading a book", "I going home". */
export const progressive = tokenRule('missing-word', 'beBeforeIng', (tokens, index) => {
  const verb = tokens[index];
  if (
    !verb?.verb ||
    !is(verb, R.VBG) ||
    !verb.lower.endsWith('ing') ||
    isWord(verb, 'being', 'having', 'including', 'according')
  )
    return;
  const at = leadOf(tokens, index);
  const subject = tokens[at];
  if (at < 0 || !isWord(subject, 'i', 'he', 'she', 'we', 'they') || !begins(tokens, at) || !subject) return;
  if (isPunctuation(tokens[at - 1]) && !isWord(tokens[at - 1], ',')) return;
  if (
    (isWord(tokens[at - 1], 'and', 'or') && tokens.slice(0, at).some((each) => can(each, R.VBG | R.BE | R.MD))) ||
    isWord(tokens[at - 1], 'but')
  )
    return;
  if (
    isWord(tokens[at - 1], ',') &&
    tokens.slice(0, at).some((each) => isWord(each, 'is', 'are', 'was', 'were', 'what', 'how'))
  )
    return;
  const forms = formsOfBe(tokens, at, isPluralPronoun(subject));
  return finding(
    tokens,
    at,
    index + 1,
    forms.map((form) => [subject.text, form, ...tokens.slice(at + 1, index + 1).map(({ text }) => text)].join(' ')),
  );
});

/** "Because the children making noise": a clause after a conjunction with no finite verb. */
export const clauseProgressive = tokenRule('missing-word', 'beInClause', (tokens, index) => {
  if (!isWord(tokens[index], 'because', 'when', 'although', 'if', 'while')) return;
  const end = afterObject(tokens, index + 1);
  if (end < 0 || (can(tokens[index + 1], R.PRPO | R.PRP) && !can(tokens[index + 1], R.DT))) return;
  const at = skipAdverbs(tokens, end);
  const form = tokens[at];
  const stop = clauseEnd(tokens, at);
  const head = tokens[end - 1];
  if (!form || !head || !hasNoFinite(tokens, index + 1, stop) || isWord(tokens[index - 1], 'even')) return;
  const isIng =
    (is(form, R.VBG) ||
      (can(form, R.VBG) && (can(tokens[at + 1], R.DT | R.PRPS | R.QT | R.IN) || isWord(tokens[at + 1], 'so')))) &&
    form.lower.endsWith('ing') &&
    !isWord(form, 'being', 'including', 'regarding', 'concerning');
  const isAdjective = is(form, R.JJ) && !can(tokens[at + 1], NOUN) && !isWord(tokens[index], 'if', 'when', 'while');
  if (!isIng && !isAdjective) return;
  const forms = formsOfBe(tokens, end - 1, numberOf(head) === 'plural');
  return finding(
    tokens,
    end - 1,
    at + 1,
    forms.map((be) => [head.text, be, ...tokens.slice(end, at + 1).map(({ text }) => text)].join(' ')),
  );
});

/** "A boy riding a bicycle in the park." as a whole sentence. */
export const wholeProgressive = tokenRule('missing-word', 'beInSentence', (tokens, index) => {
  const form = tokens[index];
  if (
    !form ||
    !can(form, R.VBG) ||
    !form.lower.endsWith('ing') ||
    tokens.at(-1)?.text !== '.' ||
    tokens.length < 6 ||
    isWord(form, 'being', 'including', 'according')
  )
    return;
  const picture = tokens.findIndex((each) => each.text === ',');
  const from = picture > 0 && picture <= 6 && picture < index && isWord(tokens[0], 'in', 'on', 'at') ? picture + 1 : 0;
  const end = afterObject(tokens, from);
  const head = tokens[end - 1];
  if (end !== index || !head || !isPerson(head) || !can(tokens[from], R.DT | R.CD | R.PRPS | R.QT)) return;
  if (
    tokens.some((each) => can(each, R.BE | R.HAVE | R.MD | R.DO | R.VBZ | R.VBD | R.WH | R.SC) && !is(each, R.IN)) ||
    tokens.slice(index).some((each) => is(each, R.VB) || each.text === ':')
  )
    return;
  const forms = numberOf(head) === 'plural' ? ['are', 'were'] : ['is', 'was'];
  return finding(
    tokens,
    index,
    index + 1,
    forms.map((be) => `${be} ${form.text}`),
  );
});
