import { comparedOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { textOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';
import { shortAdjectives } from './adjectives.ts';
import { isComparative, isEnd } from './shared.ts';

/** Whether what follows is a person or thing, and then the clause ends: "me.", "my brother,". */
function isLastPhrase(tokens: readonly Token[], from: number): boolean {
  const phrase = nounPhraseAt(tokens, from);
  return phrase !== undefined && isEnd(tokens[phrase.to]);
}

/** "expensive than" → more expensive than. */
export const missingMore = tokenRule('comparison', 'missingMore', (tokens, index) => {
  const token = tokens[index];
  if (
    !token ||
    !isWord(tokens[index + 1], 'than') ||
    !(is(token, R.JJ) || shortAdjectives.has(token.lower)) ||
    token.adjective !== token.lower
  )
    return;
  if (
    isWord(
      token,
      'other',
      'different',
      'rather',
      'else',
      'superior',
      'inferior',
      'senior',
      'junior',
      'prior',
      'preferable',
      'same',
      'such',
      'less',
      'more',
      'elder',
      'own',
    )
  )
    return;
  const start = Math.max(0, index - 6);
  if (
    tokens
      .slice(start, index)
      .some((each) => isWord(each, 'more', 'less', 'fewer', 'rather', 'sooner', 'other', 'else') || can(each, R.JJR))
  )
    return;
  const before = tokens[index - 1];
  if (
    isWord(before, 'as', 'so', 'too', 'enough', 'no', 'the', 'a', 'an') ||
    !(can(before, R.BE | R.RB | R.NOT) || before?.verb !== undefined)
  )
    return;
  const isShort = shortAdjectives.has(token.lower);
  const right = isShort ? comparedOf(token.lower)[0] : `more ${token.lower}`;
  const isVery = isWord(before, 'very') ? 1 : 0;
  return {
    from: index - isVery,
    to: index + 1,
    fixes: [isVery ? `much ${right}` : right],
    params: { word: token.lower, right: `${right} than`, wrong: `${token.lower} than` },
  };
});

/** "youngest than" → younger than. */
export const superlativeThan = tokenRule('comparison', 'superlativeThan', (tokens, index) => {
  const token = tokens[index];
  if (
    !token ||
    !can(token, R.JJS) ||
    !token.adjective ||
    !isWord(tokens[index + 1], 'than') ||
    isWord(token, 'most', 'least')
  )
    return;
  const right = comparedOf(token.adjective)[0];
  const isThe = isWord(tokens[index - 1], 'the') ? 1 : 0;
  return { from: index - isThe, to: index + 1, fixes: [right], params: { wrong: token.lower, right } };
});

/** "smaller from the house", "older as me" → than. */
export const wrongThan = tokenRule('comparison', 'thanAfterComparative', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !before || !isWord(token, 'from', 'as', 'to', 'that', 'of', 'like')) return;
  const isMore = is(before, R.JJ) && isWord(tokens[index - 2], 'more', 'less') && !isWord(tokens[index - 3], 'the');
  const isShort =
    is(before, R.JJR | R.RB | R.JJ) &&
    isComparative(before) &&
    !isWord(tokens[index - 2], 'the', 'a', 'my', 'his', 'her', 'their', 'our');
  if (!isMore && !isShort) return;
  const lead = tokens[isMore ? index - 3 : index - 2];
  const isPredicate =
    can(lead, R.BE) ||
    isWord(lead, 'much', 'years', 'even', 'lot', 'bit', 'little', 'far') ||
    ['look', 'seem', 'run', 'become', 'get'].includes(lead?.verb ?? '');
  if (
    !isPredicate ||
    (isWord(before, 'better', 'worse', 'further', 'later', 'farther', 'less', 'more') && !isWord(token, 'from'))
  )
    return;
  if (isWord(before, 'further', 'farther', 'later', 'closer', 'nearer', 'safer', 'freer')) return;
  const isPerson =
    isWord(after, 'me', 'him', 'us', 'them') ||
    (isWord(after, 'my', 'our', 'his', 'her', 'their', 'your') && isLastPhrase(tokens, index + 1));
  const isThing = isWord(token, 'from') && (can(after, R.DT | R.PRPS | R.PRPO) || is(after, R.NNP));
  // "easier to my mind", "kinder to me", "clear to him"
  if (
    isWord(token, 'to') &&
    !(
      isPerson &&
      isWord(before, 'older', 'younger', 'taller', 'bigger', 'smaller', 'shorter', 'faster', 'stronger', 'smarter')
    )
  )
    return;
  if (isWord(token, 'of') && !isWord(after, 'me', 'him', 'us', 'them', 'my', 'our')) return;
  if (isWord(token, 'of') && isWord(after, 'us', 'them') && !isEnd(tokens[index + 2])) return;
  const isNamed = isWord(token, 'as') && is(after, R.NNP) && isEnd(tokens[index + 2]);
  const isPhrase =
    isWord(token, 'that', 'as') &&
    (is(after, R.DT | R.PRPS | R.NNS) ||
      isWord(after, 'other') ||
      isWord(after, 'before', 'in', 'at', 'me', 'him', 'us', 'them')) &&
    (is(after, R.IN | R.PRPO) || isWord(after, 'before') || isLastPhrase(tokens, index + 1));
  if (isNamed || isPhrase)
    return {
      from: index,
      to: index + 1,
      fixes: ['than'],
      params: { word: textOf(tokens, isMore ? index - 2 : index - 1, index), wrong: token.lower },
    };
  if (isWord(token, 'that', 'like', 'as') && !isPerson) return;
  if (isWord(token, 'that') && !isLastPhrase(tokens, index + 1)) return;
  if (!isPerson && !isThing) return;
  return {
    from: index,
    to: index + 1,
    fixes: ['than'],
    params: { word: textOf(tokens, isMore ? index - 2 : index - 1, index), wrong: token.lower },
  };
});

/** "more girls that boys" → than. */
export const moreThat = tokenRule('comparison', 'moreNounsThan', (tokens, index) => {
  if (
    !isWord(tokens[index], 'that', 'from') ||
    !is(tokens[index - 1], NOUN) ||
    !isWord(tokens[index - 2], 'more', 'fewer', 'less')
  )
    return;
  if (!is(tokens[index + 1], R.NNS) || !can(tokens[index - 1], R.NNS)) return;
  const after = tokens[index + 2];
  if (isWord(tokens[index], 'from') || !(isEnd(after) || is(after, R.IN))) return;
  return {
    from: index,
    to: index + 1,
    fixes: ['than'],
    params: { word: `more ${tokens[index - 1]?.text}`, wrong: 'that' },
  };
});

const UNITS = new Set(
  `
years year months days weeks hours minutes metres meters centimetres centimeters kilometres kilometers kilos times`
    .trim()
    .split(/\s+/),
);

/** "older three years than" → three years older than. */
export const difference = tokenRule('comparison', 'differenceBefore', (tokens, index) => {
  const form = tokens[index];
  if (!form || !is(form, R.JJR | R.RB | R.JJ) || !isComparative(form) || !is(tokens[index + 1], R.CD | R.QT | R.DT))
    return;
  const number = tokens[index + 1];
  const unit = tokens[index + 2];
  if (
    !number ||
    !unit ||
    !is(number, R.CD | R.DT) ||
    isWord(number, 'the', 'one') ||
    !UNITS.has(unit.lower) ||
    !isWord(tokens[index + 3], 'than')
  )
    return;
  return {
    from: index,
    to: index + 3,
    fixes: [`${number.text} ${unit.text} ${form.text}`],
    params: { right: `${number.text} ${unit.text} ${form.text}` },
  };
});

/** "Comparing with my old school, this one" → Compared with. */
export const compared = tokenRule('comparison', 'comparedWith', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'comparing', 'compare') || !isWord(tokens[index + 1], 'with', 'to')) return;
  const isFirst = index === 0 || (isPunctuation(tokens[index - 1]) && isWord(token, 'comparing'));
  if (!isFirst) return;
  const comma = tokens.findIndex((each, at) => at > index && each.text === ',');
  if (index === 0 && (comma < 0 || comma > 12)) return;
  const to = tokens[index + 1]?.lower;
  return {
    from: index,
    to: index + 2,
    fixes: [`compared ${to}`, `compared ${to === 'to' ? 'with' : 'to'}`],
    params: { wrong: `${token?.lower} ${to}` },
  };
});
