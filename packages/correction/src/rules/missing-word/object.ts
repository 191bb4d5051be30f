import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { isPerson, isSubjectPronoun, leadOf, looksBase } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { tokenRule } from '../rule.ts';
import { starts } from './shared.ts';

/** "All my friends liked very much" → liked it very much. */
export const veryMuch = tokenRule('missing-word', 'objectBeforeVeryMuch', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !['like', 'enjoy', 'love', 'appreciate', 'miss'].includes(verb.verb ?? '') || can(verb, R.VBG | R.NNS))
    return;
  const isMuch = isWord(tokens[index + 1], 'very', 'so') && isWord(tokens[index + 2], 'much');
  const isLot = isWord(tokens[index + 1], 'a') && isWord(tokens[index + 2], 'lot');
  const isUntil = verb.verb === 'enjoy' && isWord(tokens[index + 1], 'until', 'because', 'very', 'too', 'when');
  if (!(isMuch || isLot) && !isUntil) return;
  if (
    (isMuch || isLot) &&
    !(isPunctuation(tokens[index + 3]) || isWord(tokens[index + 3], 'and', 'but', 'because', 'when'))
  )
    return;
  let at = leadOf(tokens, index);
  while (can(tokens[at], R.DO | R.MD | R.HAVE) && !can(tokens[at], R.VBN)) at = leadOf(tokens, at);
  const subject = tokens[at];
  let from = at;
  if (!isSubjectPronoun(subject)) {
    if (!isPerson(subject)) return;
    while (can(tokens[from - 1], R.PRPS | R.DT | R.JJ) || isWord(tokens[from - 1], 'all')) from -= 1;
  }
  const before = tokens[from - 1];
  if (
    !(from === 0 || isPunctuation(before) || is(before, R.CC) || isWord(before, 'because', 'but', 'so')) ||
    can(tokens[at], R.BE)
  )
    return;
  if (
    tokens.slice(0, from).some((each) => isWord(each, 'what', 'which', 'that', 'as', 'than', 'how')) ||
    isWord(tokens[0], 'what')
  )
    return;
  return finding(tokens, index, index + 1, [`${verb.text} it`, `${verb.text} them`]);
});

/** "He hasn't given back yet" → given it back. */
export const giveBack = tokenRule('missing-word', 'objectBeforeBack', (tokens, index) => {
  const verb = tokens[index];
  if (!isWord(verb, 'given', 'brought', 'taken', 'sent', 'put') || !verb || !isWord(tokens[index + 1], 'back', 'away'))
    return;
  const lead = tokens[leadOf(tokens, index)];
  if (
    !can(lead, R.HAVE) ||
    !isWord(tokens[index - 1], "n't", 'not') ||
    !(isWord(tokens[index + 2], 'yet') || isPunctuation(tokens[index + 2])) ||
    (isWord(verb, 'put') && isWord(tokens[index + 1], 'back') === false)
  )
    return;
  if (tokens.some((each) => can(each, R.WH) || isWord(each, 'that', 'than'))) return;
  return finding(tokens, index, index + 1, [`${verb.text} it`, `${verb.text} them`]);
});

/** "I am worried about because I": a preposition without its object. */
export const afterPreposition = tokenRule('missing-word', 'objectAfterPreposition', (tokens, index) => {
  const preposition = tokens[index];
  if (
    !isWord(preposition, 'about', 'of', 'for', 'with') ||
    !isWord(tokens[index + 1], 'because', 'although') ||
    !preposition
  )
    return;
  const word = tokens[index - 1];
  const isLead = isWord(
    word,
    'worried',
    'think',
    'happy',
    'afraid',
    'excited',
    'sorry',
    'proud',
    'nervous',
    'tired',
    'angry',
    'sad',
    'sure',
    'talk',
    'thinking',
    'scared',
    'looking',
    'satisfied',
    'pleased',
    'care',
  );
  if (!isLead || tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that'))) return;
  const lead = leadOf(tokens, index - 1);
  const subject = can(tokens[lead], R.BE | R.MD | R.DO) ? leadOf(tokens, lead) : lead;
  return isSubjectPronoun(tokens[subject]) &&
    (subject === 0 || isPunctuation(tokens[subject - 1]) || can(tokens[subject - 1], R.CC))
    ? finding(tokens, index, index + 1, [`${preposition.text} it`])
    : null;
});

/** "You can take the black" → the black one. */
export const one = tokenRule('missing-word', 'oneAfterAdjective', (tokens, index) => {
  const adjective = tokens[index];
  if (
    !adjective ||
    !isWord(tokens[index - 1], 'the', 'a', 'this') ||
    !(tokens[index + 1] === undefined || isPunctuation(tokens[index + 1]))
  )
    return;
  if (
    !isWord(
      adjective,
      'black',
      'white',
      'red',
      'blue',
      'green',
      'yellow',
      'brown',
      'grey',
      'big',
      'small',
      'new',
      'old',
      'cheap',
      'expensive',
      'bigger',
      'smaller',
      'cheaper',
      'nicer',
      'better',
      'larger',
    )
  )
    return;
  const verb = tokens[index - 2];
  if (
    (isWord(adjective, 'new', 'old') && isWord(tokens[index - 1], 'the')) ||
    !['take', 'buy', 'prefer', 'want', 'choose', 'wear', 'need'].includes(verb?.verb ?? '')
  )
    return;
  if (isWord(adjective, 'better', 'old', 'new') && isWord(tokens[index - 1], 'the')) return;
  return can(verb, R.VB | R.VBZ | R.VBD | R.VBN) && finding(tokens, index, index + 1, [`${adjective.text} one`]);
});

/** "My boss let go home" → let me go. */
export const letObject = tokenRule('missing-word', 'objectAfterLet', (tokens, index) => {
  const token = tokens[index];
  const verb = tokens[index + 1];
  if (
    token?.verb !== 'let' ||
    !looksBase(verb) ||
    (can(token, R.NN) && !can(tokens[index - 1], NOUN | R.PRP | R.DO | R.NOT))
  )
    return;
  const isPair =
    (isWord(verb, 'go') && isWord(tokens[index + 2], 'home', 'out', 'to')) ||
    (isWord(verb, 'use', 'play', 'stay', 'drive', 'leave', 'come', 'watch', 'take', 'eat', 'enter', 'try') &&
      !isWord(tokens[index + 2], 'of'));
  const subject = leadOf(tokens, index);
  if (!isPair || !(isPerson(tokens[subject]) || isSubjectPronoun(tokens[subject]) || can(tokens[subject], R.DO | R.MD)))
    return;
  return finding(tokens, index, index + 1, [`${token.text} me`, `${token.text} us`, `${token.text} them`]);
});

/** "The waiter was rude, so we didn't thank" → thank him. */
export const thank = tokenRule('missing-word', 'objectOfVerb', (tokens, index) => {
  const verb = tokens[index];
  if (
    !verb ||
    !['thank', 'invite', 'buy', 'bring', 'meet', 'tell', 'find', 'mention', 'contact', 'convince'].includes(
      verb.verb ?? '',
    ) ||
    !looksBase(verb)
  )
    return;
  if (!(tokens[index + 1] === undefined || /^[.!?]$/.test(tokens[index + 1]?.text ?? ''))) return;
  const not = tokens[index - 1];
  if (
    !isWord(not, "n't", 'not') ||
    !can(tokens[index - 2], R.DO) ||
    !isWord(verb, 'thank', 'invite', 'mention', 'contact', 'bring', 'find') ||
    tokens.some((each) => can(each, R.WH) || isWord(each, 'that', 'than'))
  )
    return;
  const isThing = isWord(verb, 'mention', 'bring', 'find');
  return isWord(tokens[index - 3], 'i', 'we', 'he', 'she', 'they') && starts(tokens, index - 3) && index > 5
    ? finding(
        tokens,
        index,
        index + 1,
        isThing
          ? [`${verb.text} it`, `${verb.text} them`]
          : [`${verb.text} him`, `${verb.text} her`, `${verb.text} them`],
      )
    : null;
});
