import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { textOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Rule, tokenRule } from '../rule.ts';

const SUBJECTS = ['i', 'you', 'he', 'she', 'it', 'we', 'they'];

/** A verb and its subject in the order of a question: "he sings" → does he sing. */
function inverted(tokens: readonly Token[], at: number): { to: number; right: string } | undefined {
  const [subject, verb] = [tokens[at], tokens[at + 1]];
  if (!subject || !verb) return undefined;
  if (is(verb, R.BE | R.VBD) && can(verb, R.BE)) return { to: at + 2, right: `${verb.text} ${subject.text}` };
  if (is(verb, R.MD)) return { to: at + 2, right: `${verb.text} ${subject.text}` };
  if (can(verb, R.HAVE) && can(tokens[at + 2], R.VBN)) return { to: at + 2, right: `${verb.text} ${subject.text}` };
  if (!verb.verb || can(verb, R.BE | R.HAVE | R.DO)) return undefined;
  const aux = is(verb, R.VBZ | NOUN)
    ? 'does'
    : can(verb, R.VBD) && !can(verb, R.VB)
      ? 'did'
      : is(verb, R.VB | NOUN | R.JJ) && can(verb, R.VB)
        ? 'do'
        : undefined;
  return aux ? { to: at + 2, right: `${aux} ${subject.text} ${verb.verb}` } : undefined;
}

/** "Not only he sings" → does he sing; "Never I have seen" → have I. */
const afterNegative = tokenRule('word-order', 'inversion', (tokens, index) => {
  const isStart = index === 0 || isPunctuation(tokens[index - 1]);
  if (!isStart) return;
  const isNotOnly = isWord(tokens[index], 'not') && isWord(tokens[index + 1], 'only');
  const isOnlyThen = isWord(tokens[index], 'only') && isWord(tokens[index + 1], 'then');
  const isNever = index === 0 && isWord(tokens[index], 'never', 'rarely', 'seldom', 'hardly', 'nowhere');
  const at = isNotOnly || isOnlyThen ? index + 2 : index + 1;
  if ((!isNotOnly && !isOnlyThen && !isNever) || !isWord(tokens[at], ...SUBJECTS)) return;
  const found = inverted(tokens, at);
  if (!found || (isNotOnly && isWord(tokens[found.to], 'but'))) return;
  return finding(tokens, at, found.to, [found.right]);
});

/** "Only after I had left, I understood" → did I understand. */
const afterOnly = tokenRule('word-order', 'inversionAfterOnly', (tokens, index) => {
  if (
    index === 0 ||
    !isWord(tokens[0], 'only') ||
    !isWord(tokens[1], 'after', 'when', 'if', 'by') ||
    !isWord(tokens[index], ...SUBJECTS)
  )
    return;
  const earlier = tokens.findIndex(
    (each, at) => at > 1 && at < index && can(each, VERB | R.BE | R.HAVE) && can(tokens[at - 1], R.PRP | NOUN),
  );
  if (earlier < 0 && isWord(tokens[1], 'after', 'when', 'if')) return;
  const before = tokens[index - 1];
  if (
    !before ||
    is(before, R.SC | R.CC | R.WH) ||
    isWord(before, 'that', 'because', 'and', 'before', 'after', 'when', 'if', 'how', 'what', 'by')
  )
    return;
  if (can(before, VERB | R.BE | R.MD | R.DO | R.HAVE) && !is(before, R.VBN | R.VB | R.NN)) return;
  if (tokens.slice(0, index).some((each) => isWord(each, 'did', 'do', 'does')) || can(before, R.IN | R.DT)) return;
  const found = inverted(tokens, index);
  return found && finding(tokens, index, found.to, [found.right]);
});

/** "How is beautiful this beach!" → How beautiful this beach is. */
const howIs = tokenRule('word-order', 'exclamation', (tokens, index) => {
  const aux = tokens[index + 1];
  const adjective = tokens[index + 2];
  if (index !== 0 || !isWord(tokens[0], 'how') || !can(aux, R.BE) || !is(adjective, R.JJ) || !adjective || !aux) return;
  const phrase = nounPhraseAt(tokens, 3);
  if (!phrase || !is(tokens[3], R.DT | R.PRPS | R.PRP | R.PRPO | R.QT)) return;
  if (tokens[phrase.to] !== undefined && !isPunctuation(tokens[phrase.to])) return;
  if (tokens.some(({ text }) => text === '?')) return;
  return finding(tokens, 0, phrase.to, [`how ${adjective.text} ${textOf(tokens, 3, phrase.to)} ${aux.text}`]);
});

const HAPPENINGS = new Set('finish start begin end arrive come leave die stop happen'.split(' '));

/** "When finished the film, everybody" → When the film finished. */
const verbFirst = tokenRule('word-order', 'verbBeforeSubject', (tokens, index) => {
  const verb = tokens[index];
  if (
    !verb?.verb ||
    !HAPPENINGS.has(verb.verb) ||
    !can(verb, R.VBD) ||
    !isWord(tokens[index - 1], 'when', 'after', 'before', 'because', 'until')
  )
    return;
  if (!is(tokens[index + 1], R.DT | R.PRPS)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase || !is(phrase.head, NOUN)) return;
  if (tokens[phrase.to] !== undefined && !isPunctuation(tokens[phrase.to])) return;
  return finding(tokens, index, phrase.to, [`${textOf(tokens, index + 1, phrase.to)} ${verb.text}`]);
});

/** "asked the teacher me" → the teacher asked me. */
const toldMe = tokenRule('word-order', 'subjectBeforeVerb', (tokens, index) => {
  const verb = tokens[index];
  if (!isWord(verb, 'asked', 'told', 'gave', 'showed', 'called', 'invited', 'helped') || !verb) return;
  if (
    !is(tokens[index + 1], R.DT | R.PRPS) ||
    !is(tokens[index + 2], R.NN | R.NNS) ||
    !isWord(tokens[index + 3], 'me', 'us', 'him', 'them')
  )
    return;
  const before = tokens[index - 1];
  if (before !== undefined && can(before, R.PRP | R.NNP | R.WH | R.HAVE | R.MD | R.RB)) return;
  if (isWord(verb, 'gave', 'showed') || isWord(before, 'who', 'and', 'that')) return;
  const subject = textOf(tokens, index + 1, index + 3);
  return finding(tokens, index, index + 4, [`${subject} ${verb.text} ${tokens[index + 3]?.text}`]);
});

/** "there a big lake is" → there is a big lake. */
const thereIs = tokenRule('word-order', 'thereIsOrder', (tokens, index) => {
  if (!isWord(tokens[index], 'there') || !isWord(tokens[index + 1], 'a', 'an', 'many', 'some', 'no', 'two', 'three'))
    return;
  const before = tokens[index - 1];
  if (can(before, R.BE | R.MD | R.DO) || isWord(before, 'from', 'up', 'down', 'over', 'in', 'out')) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  const be = phrase && tokens[phrase.to];
  if (!phrase || !isWord(be, 'is', 'are', 'was', 'were') || !be || is(phrase.head, R.PRP)) return;
  const after = tokens[phrase.to + 1];
  if (after !== undefined && !isPunctuation(after) && !is(after, R.WH | R.IN | R.CC)) return;
  return finding(tokens, index, phrase.to + 1, [`there ${be.text} ${textOf(tokens, index + 1, phrase.to)}`]);
});

export const clauseRules: readonly Rule[] = [afterNegative, afterOnly, howIs, verbFirst, toldMe, thereIs];
