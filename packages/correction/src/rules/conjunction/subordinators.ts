import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { shortest } from '../fixed-phrases.ts';
import { tokenRule } from '../rule.ts';
import { beginsClause, isSubject, nextComma } from './clause-starts.ts';

/** "I don't know that he will come or not" → whether. */
export const whether = tokenRule('conjunction', 'whetherOrNot', (tokens, index) => {
  if (!isWord(tokens[index], 'that') || !beginsClause(tokens, index + 1)) return;
  const lead = tokens[index - 1];
  if (
    !isWord(lead, 'know', 'wonder', 'sure', 'ask', 'asked', 'decide', 'wondered', 'knew', 'knows', 'remember', 'care')
  )
    return;
  const not = tokens.findIndex((each, at) => at > index && isWord(each, 'or') && isWord(tokens[at + 1], 'not'));
  if (not < 0 || (tokens[not + 2] !== undefined && !isPunctuation(tokens[not + 2]))) return;
  return { from: index, to: index + 1, fixes: ['whether', 'if'], params: { wrong: 'that', right: 'whether' } };
});

/** "Unless you don't hurry, you will" → Unless you hurry; ", unless you will be cold" → or. */
export const unless = tokenRule('conjunction', 'unlessWithNot', (tokens, index) => {
  if (!isWord(tokens[index], 'unless')) return;
  const subject = tokens[index + 1];
  if (!can(subject, R.PRP)) return;
  const aux = tokens[index + 2];
  if (isWord(tokens[index - 1], ',') && isWord(aux, 'will', "'ll") && !isWord(tokens[index + 3], "n't", 'not')) {
    return { from: index, to: index + 1, fixes: ['or', 'otherwise'], params: { wrong: 'unless', right: 'or' } };
  }
  const verb = tokens[index + 4];
  if (
    !isWord(aux, 'do', 'does') ||
    !isWord(tokens[index + 3], "n't", 'not') ||
    !verb?.verb ||
    !is(verb, R.VB | NOUN | R.JJ)
  )
    return;
  if (index !== 0 || isWord(verb, 'mind', 'want', 'like', 'care', 'need')) return;
  const form = isWord(aux, 'does') ? `${verb.verb}s` : verb.text;
  return {
    from: index,
    to: index + 5,
    fixes: [
      `unless ${subject?.text} ${form}`,
      `if ${subject?.text} ${aux?.text ?? ''}${tokens[index + 3]?.lower === 'not' ? ' not' : "n't"} ${verb.text}`,
    ],
    params: { wrong: 'unless', right: 'if' },
  };
});

/** "Until we arrived, the film had already finished" → By the time. */
export const untilBy = tokenRule('conjunction', 'byTheTime', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'until', 'till') || !can(tokens[1], R.PRP | R.DT | R.PRPS | R.NNP)) return;
  const comma = nextComma(tokens, 1);
  if (comma < 0) return;
  const had = tokens.findIndex(
    (each, at) => at > comma && isWord(each, 'had', "'d") && isWord(tokens[at + 1], 'already'),
  );
  if (had < 0) return;
  return { from: 0, to: 1, fixes: ['by the time', 'when'], params: { wrong: 'until', right: 'by the time' } };
});

/** "so heavy as two men had to carry it" → that; "so as even children could" → so that. */
export const soThat = tokenRule('conjunction', 'soThat', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'as', 'than') || !token) return;
  const before = tokens[index - 1];
  const isBare =
    isWord(before, 'so') &&
    isWord(token, 'as') &&
    !isWord(tokens[index + 1], 'to', 'not', 'far', 'long', 'soon', 'many', 'much');
  const isAdjective = isWord(tokens[index - 2], 'so') && (is(before, R.JJ | R.RB) || can(before, R.JJ));
  if (!isBare && !isAdjective) return;
  if (isWord(tokens[index - 3], 'not', "n't") || isWord(tokens[index - 2], 'not', "n't")) return;
  const from = isWord(tokens[index + 1], 'even') ? index + 2 : index + 1;
  const isPast =
    isAdjective &&
    can(tokens[index - 3], R.BE) &&
    isSubject(tokens[index + 1]) &&
    is(tokens[index + 2], R.VBD | R.VB) &&
    can(tokens[index + 2], R.VBD) &&
    !can(tokens[index + 2], R.BE);
  if (isPast)
    return {
      from: index,
      to: index + 1,
      fixes: ['that'],
      params: { wrong: `so ${before?.text} ${token.lower}`, right: `so ${before?.text} that` },
    };
  const modal = tokens.findIndex(
    (each, at) =>
      at > from &&
      at < from + 6 &&
      isWord(each, 'could', 'can', "couldn't", 'had', 'was', 'were', 'ca', 'did', 'would', 'will'),
  );
  if (modal < 0 || tokens.slice(index + 1, modal).some((each) => isPunctuation(each) || is(each, R.IN | R.WH))) return;
  if (isBare) {
    if (!isWord(tokens[modal], 'could', 'can', 'would', 'will')) return;
    return shortest(tokens, index - 1, index + 1, [['so', 'that']], { wrong: 'so as', right: 'so that' });
  }
  if (isWord(tokens[modal], 'was', 'were', 'did') || (isWord(tokens[modal], 'had') && !isWord(tokens[modal + 1], 'to')))
    return;
  if (
    isWord(before, 'soon', 'much', 'many', 'far', 'long', 'well', 'fast', 'quickly') ||
    isWord(tokens[modal], 'can', 'will')
  )
    return;
  return {
    from: index,
    to: index + 1,
    fixes: ['that'],
    params: { wrong: `so ${before?.text} ${token.lower}`, right: `so ${before?.text} that` },
  };
});

/** "He talks as he had played for the team" → as if. */
export const asIf = tokenRule('conjunction', 'asIfUnreal', (tokens, index) => {
  if (!isWord(tokens[index], 'as') || !isSubject(tokens[index + 1])) return;
  const had = tokens[index + 2];
  const isUnreal =
    (isWord(had, 'had') && can(tokens[index + 3], R.VBN) && !isWord(tokens[index + 3], 'been')) ||
    (isWord(had, 'were') && isWord(tokens[index + 1], 'i', 'he', 'she'));
  if (!isUnreal) return;
  const start = tokens.findLastIndex(
    (each, at) =>
      at < index &&
      ['talk', 'act', 'behave', 'look', 'treat', 'speak', 'feel', 'sound'].includes(each.verb ?? '') &&
      can(each, VERB),
  );
  if (start < 0 || index - start > 6 || isWord(tokens[index - 1], 'just', 'exactly', 'as', ',')) return;
  return { from: index, to: index + 1, fixes: ['as if', 'as though'], params: { wrong: 'as', right: 'as if' } };
});
