import { NOUN, R } from '../../lexicon/readings.ts';
import { nounPhraseAt, numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isPerson, isSubjectPronoun, leadOf, skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { type Finding, tokenRule } from '../rule.ts';

const INFINITIVE_LEADS = new Set(
  'want wants wanted hope hopes used like love need needs have has had going seem seems seemed appears learn try expect expected prefer important necessary essential better'.split(
    ' ',
  ),
);

/** "To" or a modal and an adjective: "used to very poor", "it will difficult". */
export const infinitive = tokenRule('missing-word', 'beAfterTo', (tokens, index) => {
  const token = tokens[index];
  if (!token) return;
  const isTo = isWord(token, 'to');
  const isModal = is(token, R.MD) && !isWord(token, "'d");
  if (!isTo && !isModal) return;
  const before = tokens[index - 1];
  const at = skipAdverbs(tokens, index + 1);
  const adjective = tokens[at];
  if (isTo && can(before, R.BE) && isWord(tokens[index + 1], 'a', 'an')) return professionFinding(tokens, index);
  if (!adjective || (isTo && (!before || !INFINITIVE_LEADS.has(before.lower)))) return;
  if (isTo && isWord(before, 'used') && can(tokens[leadOf(tokens, index - 1)], R.BE)) return;
  if (isModal && (can(before, R.DT | R.PRPS | R.JJ | R.POS) || index === 0 || /^(?:May|Will)$/.test(token.text)))
    return;
  if (isModal && !(isSubjectPronoun(before) || can(before, R.NN | R.NNS | R.NNP))) return;
  const after = tokens[at + 1];
  const start = isWord(tokens[index + 1], "n't", 'not') ? index + 2 : index + 1;
  const words = tokens
    .slice(start, at + 1)
    .map(({ text }) => text)
    .join(' ');
  if (isWord(token, 'can', 'ca', 'could') && isWord(adjective, 'able') && isWord(after, 'to'))
    return start > index + 1 ? finding(tokens, at, at + 2, ['']) : null;
  const isAdjective =
    is(adjective, R.JJ) &&
    !can(after, NOUN) &&
    !can(adjective, R.RB) &&
    !isWord(adjective, 'own', 'same', 'such', 'other', 'like');
  if (isAdjective) {
    if ((isModal && tokens.slice(index + 1, at).some((each) => isWord(each, 'as', 'also'))) || isPunctuation(adjective))
      return;
    if (isWord(adjective, 'able') || !isTo || !isWord(before, 'like', 'love', 'have', 'has', 'had')) {
      // "if possible", "as soon as I can possible"
      if (isModal && isWord(adjective, 'possible', 'much')) return;
      return finding(tokens, start, at + 1, [`be ${words}`]);
    }
    return;
  }
  // "want to a doctor", "my dream is to a pilot"
  const isDream = isTo && (can(before, R.BE) || isWord(before, 'want', 'wants', 'wanted', 'hope', 'like', 'used'));
  return isTo && isWord(tokens[index + 1], 'a', 'an') && isDream ? professionFinding(tokens, index) : null;
});

const PROFESSIONS = new Set(
  `doctor nurse teacher pilot engineer lawyer actor actress singer writer journalist scientist chef cook farmer manager businessman
businesswoman programmer designer architect artist musician dancer footballer player policeman firefighter vet dentist pharmacist photographer
translator interpreter accountant secretary soldier astronaut driver mechanic director leader professor lecturer guide waiter waitress hairdresser model
psychologist biologist chemist politician president student father mother parent painter author poet`.split(/\s+/),
);

function professionFinding(tokens: readonly Token[], index: number): Finding | null {
  let at = index + 2;
  while (is(tokens[at], R.JJ | R.NN) && !PROFESSIONS.has(tokens[at]?.lower ?? '') && at < index + 5) at += 1;
  if (
    !PROFESSIONS.has(tokens[at]?.lower ?? '') ||
    (can(tokens[index - 1], R.BE) &&
      !isWord(tokens[index - 2], 'dream', 'goal', 'wish', 'plan', 'ambition', 'aim', 'hope'))
  )
    return null;
  const article = tokens[index + 1]?.text ?? 'a';
  return finding(tokens, index + 1, index + 2, [`be ${article}`, `become ${article}`]);
}

/** "My cousin been in hospital" → has been. */
export const been = tokenRule('missing-word', 'haveBeforeBeen', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(token, 'been') ||
    index === 0 ||
    !token ||
    /^['’"“]/.test(tokens[index - 1]?.text ?? '') ||
    /^["“”]$/.test(tokens[index + 1]?.text ?? '')
  )
    return;
  const at = leadOf(tokens, index);
  const subject = tokens[at];
  if (
    !subject ||
    tokens
      .slice(Math.max(0, index - 8), index)
      .some((each) => can(each, R.HAVE) || isWord(each, "'d", 'of', "'s", 'having', 'ever'))
  )
    return;
  const isPronoun = isWord(subject, 'i', 'he', 'she', 'we', 'they', 'you', 'it');
  const phrase = isPronoun ? null : nounPhraseAt(tokens, at);
  const from = isPronoun ? at : (phrase?.from ?? -1);
  const opener = tokens[from - 1];
  if (
    from < 0 ||
    !(
      from === 0 ||
      isPunctuation(opener) ||
      is(opener, R.CC) ||
      isWord(opener, 'because', 'that', 'if', 'when', 'but', 'so', 'although')
    )
  )
    return;
  if (!isPronoun && (!phrase || (can(subject, R.VB | R.VBZ) && !phrase.isDetermined))) return;
  const isSingular = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
  const have = isSingular ? 'has' : 'have';
  return finding(
    tokens,
    at,
    index + 1,
    [have, 'had'].map((each) =>
      [subject.text, each, ...tokens.slice(at + 1, index + 1).map(({ text }) => text)].join(' '),
    ),
  );
});

/** "My sister is only eleven years" → years old. */
export const years = tokenRule('missing-word', 'yearsOld', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'years', 'year') || !is(tokens[index - 1], R.CD) || !token) return;
  const after = tokens[index + 1];
  const isEnd =
    after === undefined || isPunctuation(after) || isWord(after, 'now', 'and', 'but', 'so', 'because', 'when');
  let at = index - 2;
  while (isWord(tokens[at], 'only', 'just', 'almost', 'about', 'nearly', 'already', 'now') || is(tokens[at], R.RB))
    at -= 1;
  if (!isEnd || !can(tokens[at], R.BE)) return;
  const subject = tokens[leadOf(tokens, at)];
  const isHuman =
    isWord(subject, 'i', 'he', 'she', 'we', 'they') ||
    (isPerson(subject) && can(tokens[leadOf(tokens, at) - 1], R.PRPS | R.JJ | R.DT)) ||
    (isWord(subject, 'who') && (isPerson(tokens[leadOf(tokens, at) - 1]) || isPerson(tokens[leadOf(tokens, at) - 2])));
  return (isHuman && !isWord(after, ',')) || (isHuman && isWord(tokens[index + 2], 'but', 'and', 'so'))
    ? finding(tokens, index, index + 1, [`${token.text} old`])
    : null;
});
