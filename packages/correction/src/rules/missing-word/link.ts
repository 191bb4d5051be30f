import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, isSubjectPronoun, looksBase, skipAdverbs } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';

/** "The girl sits next to me forgets": two verbs and no "who". */
export const relative = tokenRule('missing-word', 'missingRelative', (tokens, index) => {
  const noun = tokens[index];
  const verb = tokens[index + 1];
  if (!noun || !isPerson(noun) || !verb?.verb || !can(verb, R.VB | R.VBZ | R.VBD)) return;
  const isStart =
    index <= 2 &&
    (index === 0 || (can(tokens[0], R.DT | R.PRPS | R.QT | R.CD) && (index === 1 || is(tokens[1], R.JJ))));
  if (!isStart) return;
  const isVerb =
    (is(verb, R.VBZ | R.VB | R.VBD) && !can(verb, R.VBN | R.BE | R.HAVE | R.DO | R.MD)) ||
    isWord(verb, 'lives', 'works', 'live', 'work', 'sits', 'stands', 'wears', 'plays', 'study');
  if (
    !isVerb ||
    ![
      'live',
      'work',
      'sit',
      'stand',
      'study',
      'wait',
      'play',
      'come',
      'speak',
      'teach',
      'help',
      'sleep',
      'walk',
      'wear',
      'drive',
      'stay',
      'visit',
      'travel',
      'own',
      'know',
      'love',
      'like',
      'want',
    ].includes(verb.verb)
  )
    return;
  let at = skipAdverbs(tokens, index + 2);
  if (!can(tokens[at], R.IN | R.TO) && !isWord(tokens[at], 'next', 'here', 'there', 'abroad')) return;
  for (let part = 0; part < 3; part += 1) {
    if (isWord(tokens[at], 'next') && isWord(tokens[at + 1], 'to')) at += 2;
    else if (isWord(tokens[at], 'next') && isWord(tokens[at + 1], 'door')) {
      at += 2;
      continue;
    } else if (isWord(tokens[at], 'here', 'there', 'abroad')) {
      at += 1;
      continue;
    } else if (can(tokens[at], R.IN | R.TO)) at += 1;
    else break;
    const end = afterObject(tokens, at) >= 0 ? afterObject(tokens, at) : is(tokens[at], R.NN | R.NNS) ? at + 1 : -1;
    if (end < 0) return;
    at = end;
  }
  const finite = tokens[skipAdverbs(tokens, at)];
  const isFiniteVerb =
    (can(finite, R.BE | R.MD) && isWord(finite, 'is', 'are', 'was', 'were', 'can', 'will')) ||
    is(finite, R.VBZ) ||
    isWord(finite, 'have', 'has', 'had', 'do', 'does', 'did') ||
    (is(finite, R.VB) && can(noun, R.NNS) && looksBase(finite)) ||
    (is(finite, R.VBD) && !can(finite, R.VBN));
  if (!isFiniteVerb || isPunctuation(tokens[at - 1])) return;
  if (isWord(tokens[at - 1], 'work') || can(tokens[at], R.CC)) return;
  const fixes = [`who ${verb.text}`];
  return finding(tokens, index + 1, index + 2, looksBase(verb) ? [`who ${verb.text}`, `${ingFor(verb.verb)}`] : fixes);
});

const ingFor = (base: string): string =>
  base.endsWith('e') ? `${base.slice(0, -1)}ing` : base === 'sit' ? 'sitting' : `${base}ing`;

/** "I have a friend lives in London" → who lives. */
export const friendLives = tokenRule('missing-word', 'missingWho', (tokens, index) => {
  const noun = tokens[index];
  const verb = tokens[index + 1];
  if (!isPerson(noun) || !can(noun, R.NN) || !verb?.verb || !is(verb, R.VBZ) || can(verb, R.BE | R.HAVE | R.DO)) return;
  const article = is(tokens[index - 1], R.JJ) ? index - 2 : index - 1;
  const main = tokens[article - 1];
  if (
    !isWord(tokens[article], 'a', 'an', 'one') ||
    !['have', 'know', 'meet', 'be'].includes(main?.verb ?? '') ||
    isWord(main, 'be', 'been')
  )
    return;
  if (tokens.slice(0, article).some((each) => can(each, R.SC | R.WH) || isWord(each, 'that'))) return;
  return finding(tokens, index + 1, index + 2, [`who ${verb.text}`]);
});

/** "The earlier leave, the less": the subject is missing. */
export const theMore = tokenRule('missing-word', 'subjectAfterTheMore', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'the') || !(can(tokens[1], R.JJR) || isWord(tokens[1], 'more', 'less'))) return;
  const verb = tokens[2];
  const comma = tokens.findIndex((each) => each.text === ',');
  if (!looksBase(verb) || !is(verb, R.VB) || comma < 3 || comma > 8 || !isWord(tokens[comma + 1], 'the')) return;
  const subject = tokens.slice(comma).find((each) => isWord(each, 'i', 'you', 'we', 'they'));
  const first = subject?.lower === 'i' ? 'I' : (subject?.lower ?? 'we');
  return finding(tokens, 2, 3, [...new Set([`${first} ${verb.text}`, `you ${verb.text}`, `we ${verb.text}`])]);
});

/** "Not only a good singer also a cook" → but also. */
export const butAlso = tokenRule('missing-word', 'butAlso', (tokens, index) => {
  const also = tokens[index];
  if (!isWord(also, 'also') || !also) return;
  const notOnly = tokens.findLastIndex(
    (each, at) => at < index - 1 && isWord(each, 'only') && isWord(tokens[at - 1], 'not', "n't"),
  );
  if (notOnly < 0) return;
  const between = tokens.slice(notOnly + 1, index);
  if (
    between.some(
      (each) =>
        isWord(each, 'but', ';', 'he', 'she', 'it', 'they', 'we', 'i', 'you') ||
        can(each, R.MD | R.BE) ||
        /^[.;:—–-]$/.test(each.text),
    )
  )
    return;
  if (!can(tokens[index - 1], NOUN | R.JJ) && !isWord(tokens[index - 1], ',')) return;
  if (tokens.slice(notOnly - 2, notOnly).length === 0 || tokens.slice(index + 1).some((each) => isWord(each, 'but')))
    return;
  return finding(tokens, index, index + 1, ['but also']);
});

/** "Talks to his plants as they were his children" → as if. */
export const asIf = tokenRule('missing-word', 'asIf', (tokens, index) => {
  const token = tokens[index];
  const subject = tokens[index + 1];
  const verb = tokens[index + 2];
  if (
    !isWord(token, 'as') ||
    !isSubjectPronoun(subject) ||
    !isWord(verb, 'were') ||
    (isWord(tokens[index - 1], 'as', 'same', 'just') && !isWord(tokens[index - 1], 'just'))
  )
    return;
  const isUnreal = isWord(subject, 'i', 'he', 'she') || (isWord(subject, 'it') && is(tokens[index + 3], R.DT | R.PRPS));
  const isTreated =
    tokens
      .slice(0, index)
      .some(
        (each) => ['treat', 'talk', 'speak', 'act', 'behave'].includes(each.verb ?? '') && can(each, R.VB | R.VBZ),
      ) && can(tokens[index + 3], R.PRPS | R.DT | R.NNS);
  return (isUnreal || isTreated) && finding(tokens, index, index + 1, ['as if', 'as though']);
});
