import { participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { numberOf } from '../../tagging/noun-phrase.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { afterObject, isPerson, isSubjectPronoun, leadOf, looksBase, skipAdverbs } from '../../tagging/verbs.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';

const finding = (tokens: readonly Token[], from: number, to: number, fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: {
    wrong: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=n?['’])/g, ''),
    right: fixes[0] ?? '',
  },
});
const starts = (tokens: readonly Token[], at: number): boolean =>
  at === 0 ||
  isPunctuation(tokens[at - 1]) ||
  is(tokens[at - 1], R.CC) ||
  isWord(tokens[at - 1], 'because', 'but', 'so', 'although', 'when', 'if', 'since');

/** "Grandmother not like lifts" → does not like. */
const notAlone = tokenRule('missing-word', 'doBeforeNot', (tokens, index) => {
  const not = tokens[index];
  const verb = tokens[index + 1];
  const subject = tokens[index - 1];
  if (!isWord(not, 'not') || !verb?.verb || !subject || !not) return;
  const isPronoun = isWord(subject, 'i', 'he', 'she', 'we', 'they') || (isWord(subject, 'you', 'it') && index === 1);
  const isNoun =
    can(subject, R.NN | R.NNS) &&
    index >= 2 &&
    index <= 4 &&
    is(tokens[index - 2], R.PRPS | R.DT | R.JJ) &&
    starts(tokens, index - (is(tokens[index - 2], R.JJ) ? 3 : 2)) &&
    (isPerson(subject) || index <= 3);
  if (!(isPronoun && starts(tokens, index - 1)) && !isNoun) return;
  if (isWord(tokens[index - 2], 'that', 'if', 'why', 'or', 'than')) return;
  if (
    looksBase(verb) &&
    can(verb, R.VB) &&
    (isPronoun || is(verb, R.VB) || isWord(verb, 'like', 'work', 'play', 'want'))
  ) {
    if (
      can(verb, R.BE) ||
      (isNoun && tokens.some((each) => isWord(each, 'suggest', 'suggested', 'insist', 'demand', 'ask')))
    )
      return;
    const isThird = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
    const helper = isThird ? 'does' : 'do';
    return finding(tokens, index, index + 2, [
      `${helper} not ${verb.lower}`,
      `${helper}n't ${verb.lower}`,
      `did not ${verb.lower}`,
    ]);
  }
  if (isPronoun && is(verb, R.VBG) && verb.lower.endsWith('ing')) {
    const be = isWord(subject, 'i') ? 'am' : isWord(subject, 'he', 'she', 'it') ? 'is' : 'are';
    return finding(tokens, index, index + 1, [`${be} not`]);
  }
});

/** "Where you live?", "What time the museum close?" → do, does. */
const question = tokenRule('missing-word', 'doInQuestion', (tokens, index) => {
  const word = tokens[index];
  if (!isWord(word, 'where', 'what', 'when', 'why', 'how', 'which') || tokens.at(-1)?.text !== '?' || !word) return;
  if (index > 0 && !(isWord(tokens[index - 1], 'so', 'and', 'but') && index === 1)) return;
  let at = index + 1;
  if (
    isWord(word, 'what', 'which', 'how') &&
    isWord(tokens[at], 'time', 'kind', 'often', 'much', 'many', 'long', 'colour', 'color', 'day', 'sports', 'subject')
  )
    at += 1;
  if (isWord(tokens[at - 1], 'kind') && isWord(tokens[at], 'of')) at += 2;
  if (isWord(tokens[at - 1], 'many', 'much') && can(tokens[at], R.NN | R.NNS) && !isSubjectPronoun(tokens[at])) at += 1;
  const isPronoun = isSubjectPronoun(tokens[at]);
  const end = isPronoun ? at + 1 : can(tokens[at], R.DT | R.PRPS) ? afterObject(tokens, at) : -1;
  if (end < 0) return;
  const verb = tokens[skipAdverbs(tokens, end)];
  if (!verb?.verb || can(verb, R.BE | R.MD | R.HAVE | R.DO) || end !== skipAdverbs(tokens, end)) return;
  const isFinite = isPronoun
    ? can(verb, R.VB | R.VBZ | R.VBD)
    : (looksBase(verb) &&
        can(verb, R.VB) &&
        (isPunctuation(tokens[end + 1]) || can(tokens[end + 1], R.IN | R.RB | R.DT | R.PRPS))) ||
      is(verb, R.VBZ);
  if (!isFinite || is(verb, R.VBG) || (can(verb, R.VBN) && !can(verb, R.VBD | R.VB))) return;
  // "What you need is a plan, isn't it?"
  if (
    tokens.slice(end + 1).some((each) => can(each, R.BE | R.MD | R.DO | R.HAVE)) ||
    (isWord(word, 'when', 'what') && tokens.slice(end).some((each) => each.text === ','))
  )
    return;
  const subject = tokens[end - 1];
  const isThird = isPronoun ? isWord(subject, 'he', 'she', 'it') : numberOf(subject) === 'singular';
  const helper = is(verb, R.VBD | R.VBN) ? 'did' : isThird ? 'does' : 'do';
  const lead = tokens
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ');
  const isChanged = verb.lower !== verb.verb;
  const fix = `${helper} ${lead}`;
  return isChanged
    ? finding(tokens, at, end + 1, [`${fix} ${verb.verb}`])
    : finding(tokens, at, end, [fix, `did ${lead}`]);
});

/** "You ever tried …?" → Have you ever tried. */
const ever = tokenRule('missing-word', 'haveInQuestion', (tokens, index) => {
  const ever = tokens[index + 1];
  const verb = tokens[index + 2];
  if (
    index !== 0 ||
    !isWord(tokens[0], 'you', 'they', 'he', 'she') ||
    !isWord(ever, 'ever') ||
    !verb?.verb ||
    tokens.at(-1)?.text !== '?'
  )
    return;
  if (!can(verb, R.VBN | R.VBD)) return;
  const have = isWord(tokens[0], 'he', 'she') ? 'has' : 'have';
  return finding(tokens, 0, 3, [`${have} ${tokens[0]?.lower} ever ${participleOf(verb.verb)[0]}`]);
});

/** "All my friends liked very much" → liked it very much. */
const veryMuch = tokenRule('missing-word', 'objectBeforeVeryMuch', (tokens, index) => {
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
const giveBack = tokenRule('missing-word', 'objectBeforeBack', (tokens, index) => {
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
const afterPreposition = tokenRule('missing-word', 'objectAfterPreposition', (tokens, index) => {
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

const VERBS_OF: ReadonlyMap<string, string> = new Map([
  ...[
    'football',
    'basketball',
    'tennis',
    'volleyball',
    'badminton',
    'chess',
    'baseball',
    'golf',
    'cards',
    'hockey',
    'soccer',
    'rugby',
  ].map((each) => [each, 'play'] as const),
  ...['tv', 'television'].map((each) => [each, 'watch'] as const),
  ...['coffee', 'tea'].map((each) => [each, 'drink'] as const),
  ...['breakfast', 'lunch', 'dinner'].map((each) => [each, 'have'] as const),
]);
/** "We usually football" → play football. */
const noVerb = tokenRule('missing-word', 'verbBeforeNoun', (tokens, index) => {
  const noun = tokens[index];
  const verb = VERBS_OF.get(noun?.lower ?? '');
  if (verb === undefined || !noun) return;
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (can(after, NOUN | VERB) && !can(after, R.IN)) return;
  const subject = leadOf(tokens, index);
  const isAdverb =
    (subject < index - 1 &&
      isWord(tokens[subject], 'i', 'we', 'they', 'you') &&
      isWord(before, 'usually', 'often', 'always', 'sometimes', 'never', 'rarely') &&
      starts(tokens, subject)) ||
    (isWord(tokens[subject], 'we', 'i') && isWord(before, 'usually', 'often', 'always', 'sometimes'));
  const isTo =
    isWord(before, 'to') &&
    ['like', 'love', 'want', 'prefer', 'learn', 'start', 'have'].includes(tokens[index - 2]?.verb ?? '') &&
    verb === 'play' &&
    !can(tokens[index - 2], R.VBN);
  return (isAdverb || isTo) && finding(tokens, index, index + 1, [`${verb} ${noun.text}`]);
});

/** "The girl sits next to me forgets": two verbs and no "who". */
const relative = tokenRule('missing-word', 'missingRelative', (tokens, index) => {
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
  const isFinite =
    (can(finite, R.BE | R.MD) && isWord(finite, 'is', 'are', 'was', 'were', 'can', 'will')) ||
    is(finite, R.VBZ) ||
    isWord(finite, 'have', 'has', 'had', 'do', 'does', 'did') ||
    (is(finite, R.VB) && can(noun, R.NNS) && looksBase(finite)) ||
    (is(finite, R.VBD) && !can(finite, R.VBN));
  if (!isFinite || isPunctuation(tokens[at - 1])) return;
  if (isWord(tokens[at - 1], 'work') || can(tokens[at], R.CC)) return;
  const fixes = [`who ${verb.text}`];
  return finding(tokens, index + 1, index + 2, looksBase(verb) ? [`who ${verb.text}`, `${ingFor(verb.verb)}`] : fixes);
});
const ingFor = (base: string): string =>
  base.endsWith('e') ? `${base.slice(0, -1)}ing` : base === 'sit' ? 'sitting' : `${base}ing`;

/** "I have a friend lives in London" → who lives. */
const friendLives = tokenRule('missing-word', 'missingWho', (tokens, index) => {
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
const theMore = tokenRule('missing-word', 'subjectAfterTheMore', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'the') || !(can(tokens[1], R.JJR) || isWord(tokens[1], 'more', 'less'))) return;
  const verb = tokens[2];
  const comma = tokens.findIndex((each) => each.text === ',');
  if (!looksBase(verb) || !is(verb, R.VB) || comma < 3 || comma > 8 || !isWord(tokens[comma + 1], 'the')) return;
  const subject = tokens.slice(comma).find((each) => isWord(each, 'i', 'you', 'we', 'they'));
  const first = subject?.lower === 'i' ? 'I' : (subject?.lower ?? 'we');
  return finding(tokens, 2, 3, [...new Set([`${first} ${verb.text}`, `you ${verb.text}`, `we ${verb.text}`])]);
});

/** "Not only a good singer also a cook" → but also. */
const butAlso = tokenRule('missing-word', 'butAlso', (tokens, index) => {
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
const asIf = tokenRule('missing-word', 'asIf', (tokens, index) => {
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

/** "You can take the black" → the black one. */
const one = tokenRule('missing-word', 'oneAfterAdjective', (tokens, index) => {
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
const letObject = tokenRule('missing-word', 'objectAfterLet', (tokens, index) => {
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
const thank = tokenRule('missing-word', 'objectOfVerb', (tokens, index) => {
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

export const missingVerbRules: readonly Rule[] = [
  notAlone,
  question,
  ever,
  veryMuch,
  giveBack,
  afterPreposition,
  noVerb,
  relative,
  friendLives,
  theMore,
  butAlso,
  asIf,
  one,
  letObject,
  thank,
];
