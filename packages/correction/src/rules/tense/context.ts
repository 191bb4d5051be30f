import { ingOf, participleOf, pastOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { openerOf, type Predicate, predicatesOf } from '../../tagging/predicates.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import { afterObject, isPerson, looksBase, opensObject, skipAdverbs } from '../../tagging/verbs.ts';
import { type Rule, tokenRule } from '../rule.ts';
import { conjunctionOf } from './conditions.ts';
import { found, STATES, toPast, wasOrWere } from './forms.ts';
import { beginningOf, isPronoun, predicateRule, startOf } from './time-rules.ts';
import { isUnit, pastTimes } from './times.ts';

const isPast = (predicate: Predicate | undefined): predicate is Predicate =>
  predicate !== undefined &&
  predicate.time === 'past' &&
  predicate.isSure &&
  predicate.form !== 'modal' &&
  predicate.form !== 'perfect';
const isPresent = (predicate: Predicate | undefined): predicate is Predicate =>
  predicate !== undefined &&
  predicate.time === 'present' &&
  ['simple', 'do', 'be', 'progressive'].includes(predicate.form);
const KNOWING = new Set(
  'know ask tell say remember understand decide wonder forget explain show see learn realize realise mean love like hate think'.split(
    ' ',
  ),
);
const NOW = [
  'now',
  'today',
  'nowadays',
  'still',
  'always',
  'every',
  'usually',
  'often',
  'sometimes',
  'never',
  'these',
  'currently',
];

/** "When I was a child, I sleep with the light on": after a clause in the past. */
const afterWhen = predicateRule('pastAfterWhen', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const first = predicates[index - 1];
  if (!predicate || index !== 1 || !first || !isPast(first)) return;
  const opener = conjunctionOf(tokens, first);
  if (opener?.at !== 0 || !['when', 'while', 'after', 'before', 'as soon as', 'until'].includes(opener.word)) return;
  const start = startOf(predicate);
  const comma = tokens.slice(first.verb, start).some((each) => each.text === ',');
  if (
    (!comma && !isPronoun(tokens, predicate)) ||
    conjunctionOf(tokens, predicate) ||
    isWord(openerOf(tokens, predicate), 'that', 'which', 'who', 'what')
  )
    return;
  if (tokens.slice(first.verb, start).some((each) => can(each, R.WH | R.SC) || isWord(each, 'that', '"', '“', ';')))
    return;
  const isChildhood =
    first.base === 'be' &&
    tokens
      .slice(first.verb, start)
      .some((each) =>
        isWord(
          each,
          'child',
          'young',
          'little',
          'small',
          'kid',
          'years',
          'teenager',
          'student',
          'boy',
          'girl',
          'baby',
          'younger',
        ),
      );
  if (
    tokens
      .slice(start)
      .some((each) =>
        isWord(
          each,
          ...NOW.filter(
            (word) =>
              word !== 'always' &&
              word !== 'every' &&
              word !== 'usually' &&
              word !== 'often' &&
              word !== 'never' &&
              word !== 'sometimes',
          ),
        ),
      )
  )
    return;
  if (predicate.form === 'perfect' && predicate.time === 'present' && isChildhood) return toPast(tokens, predicate);
  if (
    !isPresent(predicate) ||
    (!isChildhood &&
      (STATES.has(predicate.base) ||
        ['think', 'wonder', 'say', 'find', 'call', 'mean', 'remember', 'guess', 'suppose', 'hope'].includes(
          predicate.base,
        )))
  )
    return;
  if (isChildhood && isWord(tokens[predicate.at], 'remember', 'think', 'guess', 'believe', 'suppose')) return;
  return toPast(tokens, predicate);
});

/** "He lost two teeth when he fall": a clause of time after the past. */
const whenAfter = predicateRule('pastInWhenClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (!predicate || !isPast(before) || !isPresent(predicate) || isUnit(tokens[predicate.subject.head])) return;
  const opener = conjunctionOf(tokens, predicate);
  if (
    !opener ||
    !['when', 'until', 'before', 'after', 'while', 'as soon as'].includes(opener.word) ||
    opener.at <= before.verb
  )
    return;
  if (KNOWING.has(before.base) && !(before.base === 'see' && opener.word !== 'when')) return;
  if (
    isPunctuation(tokens[opener.at - 1]) ||
    tokens
      .slice(before.verb, opener.at)
      .some((each) => isPunctuation(each) || (isWord(each, 'to', 'how', 'what', 'that') && opener.word !== 'while'))
  )
    return;
  if (isWord(tokens[predicate.subject.head], 'you') || tokens.some((each) => isWord(each, 'if'))) return;
  if (
    (opener.word === 'while' &&
      predicate.form === 'simple' &&
      predicate.base !== 'be' &&
      !STATES.has(predicate.base)) ||
    (opener.word === 'while' && predicate.base === 'have')
  ) {
    return found(tokens, predicate.at, predicate.at + 1, [`${wasOrWere(predicate)} ${ingOf(predicate.base)}`]);
  }
  return toPast(tokens, predicate);
});

/** "While I wait for the doctor, an old lady told me" → was waiting. */
const whileClause = predicateRule('progressiveAfterWhile', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (!predicate || index !== 0 || !isPast(next) || predicate.form !== 'simple' || predicate.time !== 'present') return;
  if (
    !isWord(tokens[startOf(predicate) - 1], 'while') ||
    startOf(predicate) !== 1 ||
    STATES.has(predicate.base) ||
    predicate.subject.number === 'unknown'
  )
    return;
  return found(tokens, predicate.at, predicate.at + 1, [`${wasOrWere(predicate)} ${ingOf(predicate.base)}`]);
});

/** "While my sister was washing the dog jump": a bare verb in a sentence of the past. */
const bareInPast = tokenRule('tense', 'bareVerbInPast', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !looksBase(verb) || can(verb, R.BE | R.MD | R.IN | R.VBD | R.VBN) || isWord(verb, 'let', 'have', 'do'))
    return;
  const before = tokens[index - 1];
  const isPlain = isWord(before, 'he', 'she') && is(verb, R.VB | R.NN | R.JJ) && can(verb, R.VB);
  if (!isPlain) return;
  if (
    isWord(tokens[index - 2], 'that', 'or', 'let', 'than', 'help', 'see', 'hear') ||
    can(tokens[index - 2], R.MD | R.DO | R.BE | R.HAVE) ||
    isWord(tokens[index - 2], "n't", 'not', 'should', 'suggested')
  )
    return;
  if (
    tokens.some((each) =>
      isWord(
        each,
        'suggest',
        'suggested',
        'recommend',
        'recommended',
        'insisted',
        'demanded',
        'important',
        'essential',
        'advised',
        'requested',
        'proposed',
        'now',
        'today',
        'nowadays',
      ),
    )
  )
    return;
  const others = predicatesOf(tokens).filter((each) => each.at !== index);
  const pasts = others.filter((each) => each.time === 'past' && (each.isSure || each.form === 'progressive')).length;
  const presents = others.filter((each) => each.time === 'present').length;
  if (pasts === 0 || presents > 0) return;
  return found(tokens, index, index + 1, [pastOf(verb.verb)[0] ?? '', thirdPersonOf(verb.verb)]);
});

/** "The bus don't come", "my father light some candles": the bare form of a verb with a singular subject in the past. */
const bareAfterNoun = predicateRule('bareVerbAmongPasts', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const token = tokens[predicate?.at ?? 0];
  if (
    !predicate ||
    !token ||
    predicate.time !== 'present' ||
    predicate.subject.person !== 3 ||
    predicate.subject.number !== 'singular'
  )
    return;
  if (
    predicate.form === 'do'
      ? !isWord(token, 'do') || predicate.subject.from > predicate.at
      : predicate.form !== 'simple' || !looksBase(token) || can(token, R.HAVE | R.BE | R.VBN)
  )
    return;
  const opener = openerOf(tokens, predicate);
  if (
    isWord(opener, 'that', 'if', 'than', 'which', 'before', 'after', 'until', 'since') ||
    isWord(tokens[predicate.subject.head], 'he', 'she', 'this', 'that')
  )
    return;
  if (
    tokens.some((each) =>
      isWord(
        each,
        'suggested',
        'recommended',
        'insisted',
        'demanded',
        'important',
        'advised',
        'requested',
        'proposed',
        'now',
        'today',
        'nowadays',
        'let',
        'made',
        'helped',
        'saw',
        'heard',
        'watched',
        'have',
        'had',
        'ordered',
        'asked',
        'told',
        'required',
      ),
    )
  )
    return;
  const others = predicates.filter((each) => each !== predicate);
  if (
    others.length === 0 ||
    others.some(
      (each) => each.time !== 'past' || each.form === 'modal' || !(each.isSure || each.form === 'progressive'),
    )
  )
    return;
  if (predicate.form === 'do') return found(tokens, predicate.at, predicate.at + 1, ['did', 'does']);
  return found(tokens, predicate.at, predicate.at + 1, [
    pastOf(predicate.base)[0] ?? '',
    thirdPersonOf(predicate.base),
  ]);
});

/** "When my grandparents get married, they didn't have": a clause of time before the past. */
const whenBefore = predicateRule('pastInFirstClause', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (!predicate || index !== 0 || !isPresent(predicate) || !isPast(next) || next.form === 'progressive') return;
  const opener = conjunctionOf(tokens, predicate);
  if (opener?.at !== 0 || !['when', 'after', 'before', 'as soon as', 'until'].includes(opener.word)) return;
  if (
    !isWord(tokens[startOf(next) - 1], ',') ||
    isWord(tokens[predicate.subject.head], 'you', 'it', 'people', 'one') ||
    isWord(tokens[startOf(next)], 'it', 'this', 'that')
  )
    return;
  if (
    tokens.some((each) =>
      isWord(each, 'now', 'today', 'still', 'think', 'remember', 'imagine', 'look', 'if', '"', '“', 'ago'),
    )
  )
    return;
  return toPast(tokens, predicate);
});

/** "I was born and grow up in": birth and childhood are past. */
const grewUp = tokenRule(
  'tense',
  'grewUp',
  (tokens, index) =>
    isWord(tokens[index], 'grow', 'grows') &&
    isWord(tokens[index + 1], 'up') &&
    isWord(tokens[index - 1], 'and') &&
    isWord(tokens[index - 2], 'born') &&
    found(tokens, index, index + 1, ['grew']),
);

/** "Since I am a child": childhood is past. */
const childhood = tokenRule('tense', 'pastAfterSince', (tokens, index) => {
  const be = tokens[index];
  if (
    !isWord(be, 'am', 'is', 'are') ||
    !isWord(tokens[index - 1], 'i', 'he', 'she', 'we', 'they') ||
    !isWord(tokens[index - 2], 'since') ||
    !be
  )
    return;
  let at = index + 1;
  while (isWord(tokens[at], 'a', 'an', 'very', 'only', 'little', 'small', 'just')) at += 1;
  const isChild =
    isWord(tokens[at], 'child', 'kid', 'baby', 'boy', 'girl', 'teenager', 'young', 'children', 'kids') ||
    (isWord(tokens[at - 1], 'little', 'small') && isPunctuation(tokens[at]));
  return isChild && found(tokens, index, index + 1, [be.lower === 'are' ? 'were' : 'was']);
});

/** "I move to Paris when I was five": the main clause before a clause of childhood. */
const beforeWhen = predicateRule('pastBeforeWhen', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const next = predicates[index + 1];
  if (
    !predicate ||
    !isPresent(predicate) ||
    !next ||
    !isPast(next) ||
    next.base !== 'be' ||
    !isWord(tokens[next.subject.head], 'i', 'we', 'he', 'she')
  )
    return;
  const opener = conjunctionOf(tokens, next);
  if (opener?.word !== 'when' || isPunctuation(tokens[opener.at - 1])) return;
  const after = tokens.slice(next.verb + 1, next.verb + 4);
  const isAge =
    after.some(
      (each) =>
        isWord(each, 'child', 'kid', 'young', 'little', 'boy', 'girl', 'teenager', 'younger', 'years') ||
        is(each, R.CD),
    ) && !isWord(after[0], 'in', 'at', 'on');
  if (
    !isAge ||
    !isWord(tokens[predicate.subject.head], 'i', 'we', 'he', 'she') ||
    KNOWING.has(predicate.base) ||
    ['feel', 'miss', 'look', 'talk', 'regret', 'wish', 'dream', 'have', 'be', 'want'].includes(predicate.base)
  )
    return;
  if (
    tokens
      .slice(predicate.verb, opener.at)
      .some((each) => can(each, R.TO) || isWord(each, 'than', 'as', 'like', 'photo', 'pictures', 'photos', 'of'))
  )
    return;
  return toPast(tokens, predicate);
});

/** "I never see such a sunset before" → have never seen. */
const neverBefore = tokenRule('tense', 'perfectWithBefore', (tokens, index) => {
  const verb = tokens[index + 1];
  if (!isWord(tokens[index], 'never') || !isWord(tokens[index - 1], 'i', 'we', 'they') || !looksBase(verb) || !verb)
    return;
  if (
    ![
      'see',
      'hear',
      'meet',
      'visit',
      'try',
      'eat',
      'feel',
      'have',
      'go',
      'do',
      'read',
      'play',
      'travel',
      'taste',
      'know',
      'ride',
    ].includes(verb.verb)
  )
    return;
  const before = tokens.findIndex((each, at) => at > index && isWord(each, 'before'));
  if (
    before < 0 ||
    !isPunctuation(tokens[before + 1]) ||
    tokens[before + 1]?.text === ',' ||
    tokens.slice(index, before).some((each) => isPunctuation(each) || can(each, R.SC))
  )
    return;
  return found(tokens, index, index + 2, [`have never ${participleOf(verb.verb)[0]}`]);
});

/** Verbs of noticing, after which an earlier action takes the past perfect. */
const NOTICED = new Set(
  'notice realize realise see discover find remember understand forget think know hear learn'.split(' '),
);

/** "I noticed that somebody has stolen" → had; "By the time we arrived, it has left" → had. */
const pastPerfect = predicateRule('pastPerfectInPast', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'perfect' || predicate.time !== 'present' || /^['’]/.test(tokens[predicate.at]?.text ?? ''))
    return;
  const before = predicates[index - 1];
  const start = beginningOf(tokens, predicate);
  const opener = tokens[start - 1];
  const fix = found(tokens, predicate.at, predicate.at + 1, ['had']);
  if (
    before &&
    isPast(before) &&
    isWord(opener, 'that', 'how') &&
    start - before.verb <= 4 &&
    NOTICED.has(before.base) &&
    before.form === 'simple' &&
    isWord(tokens[before.subject.head], 'i', 'we', 'he', 'she')
  )
    return fix;
  if (
    before &&
    before.time === 'past' &&
    before.form === 'simple' &&
    isWord(opener, 'that') &&
    ['tell', 'say', 'explain'].includes(before.base) &&
    isWord(tokens[before.subject.head], 'i', 'we') &&
    start - before.verb <= 3
  )
    return fix;
  // by the time, before, when
  const clause = predicates.find((each) => each !== predicate && each.time === 'past' && each.form === 'simple');
  const conjunction = clause && conjunctionOf(tokens, clause);
  if (!clause || !conjunction || Math.abs(predicates.indexOf(clause) - index) !== 1) return;
  const already = tokens.slice(predicate.at, predicate.verb).some((each) => isWord(each, 'already', 'just'));
  if (
    conjunction.at === 0 &&
    isWord(tokens[start - 1], ',') &&
    (conjunction.word === 'by the time' || (conjunction.word === 'when' && already))
  )
    return fix;
  if (
    conjunction.at > predicate.verb &&
    ((conjunction.word === 'when' && already) || conjunction.word === 'by the time')
  )
    return fix;
});

/** "He promised that he will help": will becomes would after the past. */
const reported = predicateRule('reportedSpeech', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (
    !predicate ||
    !before ||
    !(before.form === 'simple' || (before.form === 'do' && before.base === 'know')) ||
    before.time !== 'past' ||
    (!isWord(tokens[before.subject.head], 'i', 'he', 'she', 'we', 'they') &&
      !before.isSure &&
      !isPerson(tokens[before.subject.head]))
  )
    return;
  const start = startOf(predicate);
  // "asked how I know if": the tense is that of now
  if (isWord(tokens[before.subject.head], 'you')) return;
  if (start - before.verb > 4 || tokens.slice(before.verb, start).some((each) => isPunctuation(each))) return;
  const opener = tokens[start - 1];
  const aux = tokens[predicate.at];
  const others = predicates.slice(index + 1);
  if (tokens.some((each) => isWord(each, 'tomorrow', 'next', 'soon', 'now', 'still', 'today', 'always', '"', '“')))
    return;
  if (predicate.form === 'modal' && isWord(aux, 'will', 'wo')) {
    const isPromise = ['promise', 'think', 'know', 'hope', 'believe', 'decide', 'tell', 'say'].includes(before.base);
    if (!isPromise || predicate.subject.from > predicate.at) return;
    const isOver =
      others.some((each) => each.time === 'past' && each.form !== 'modal') ||
      ['think', 'know', 'hope', 'believe', 'promise'].includes(before.base);
    return isOver && found(tokens, predicate.at, predicate.at + 1, ['would']);
  }
  const isMistaken =
    (['think', 'imagine'].includes(before.base) && isWord(tokens[before.subject.head], 'i', 'we')) ||
    (before.base === 'know' && before.isNegated);
  if (
    isMistaken &&
    isPresent(predicate) &&
    !isWord(tokens[predicate.subject.head], 'you', 'it') &&
    predicate.subject.from < predicate.at &&
    !/^['’]/.test(aux?.text ?? '') &&
    predicate.form !== 'progressive'
  ) {
    return isWord(opener, 'that') || start === before.verb + 1 ? toPast(tokens, predicate) : null;
  }
  if (
    before.base === 'ask' &&
    isWord(opener, 'why', 'where', 'if', 'whether', 'what', 'how', 'who') &&
    isPresent(predicate) &&
    isPronoun(tokens, predicate) &&
    predicate.subject.from < predicate.at
  ) {
    return (
      !isWord(tokens[predicate.subject.head], 'it', 'you') &&
      !/^['’]/.test(aux?.text ?? '') &&
      toPast(tokens, predicate)
    );
  }
});

/** "The film was so boring that I fall asleep" → fell. */
const soThat = predicateRule('pastAfterSoThat', (tokens, predicates, index) => {
  const predicate = predicates[index];
  const before = predicates[index - 1];
  if (!predicate || !before || before.form !== 'be' || before.time !== 'past' || predicate.time !== 'present') return;
  if (!['simple', 'do', 'modal'].includes(predicate.form) || !isPronoun(tokens, predicate)) return;
  const start = startOf(predicate);
  if (
    !isWord(tokens[start - 1], 'that') ||
    start - before.verb > 6 ||
    !tokens.slice(before.verb, start).some((each) => isWord(each, 'so', 'such'))
  )
    return;
  if (
    tokens.slice(before.verb, start).some((each) => isPunctuation(each)) ||
    tokens.slice(start).some((each) => isWord(each, 'still', 'now', 'today', 'never', 'always'))
  )
    return;
  if (predicate.form === 'modal' && !isWord(tokens[predicate.at], 'can', 'ca')) return;
  return !['wonder', 'think', 'remember', 'know', 'want'].includes(predicate.base) && toPast(tokens, predicate);
});

/** What people do at one moment, one thing after the other. */
const EVENTS = new Set(
  `take say give find fall open close sit stand jump run see hear tell ask come go leave start eat drink buy put get catch lose break wake call
walk throw pick turn look smile arrive return meet visit swim watch make forget play cry stay cook spend climb write sing dance enjoy wait drive clean learn shout bring enter pay bite push pull escape hide`.split(
    /\s+/,
  ),
);

/** "We went to the beach and swim", "opened his bag and takes out": verbs joined by "and" have the same tense. */
const joined = predicateRule('sameTenseAfterAnd', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'past') return;
  const first = tokens[predicate.at];
  if (!predicate.isSure && !opensObject(tokens[predicate.at + 1]) && !is(first, R.VBD)) return;
  const opener = openerOf(tokens, predicate);
  const isMain =
    predicate.subject.from === 0 ||
    opener === undefined ||
    isWord(opener, ',', 'and', 'but', 'then', 'yesterday', 'ago') ||
    isPunctuation(opener) ||
    pastTimes(tokens, 0, startOf(predicate)).length > 0;
  if (isWord(tokens[predicate.subject.head], 'you')) return;
  const isFree = tokens
    .slice(0, predicate.at)
    .every((each, at) => !can(each, R.MD | R.WH) && !(isWord(each, 'to') && can(tokens[at + 1], R.VB)));
  if (!isMain || !isFree || predicates.slice(0, index).some((each) => each.time !== 'past')) return;
  const end = predicates[index + 1] ? startOf(predicates[index + 1] as Predicate) : tokens.length;
  for (let at = predicate.verb + 1; at < Math.min(end, predicate.verb + 16); at += 1) {
    const token = tokens[at];
    // a second subject, an infinitive or another clause
    if (
      can(token, R.MD | R.TO | R.SC | R.WH | R.DO | R.BE) &&
      !is(token, R.IN) &&
      !(isWord(token, 'to') && !can(tokens[at + 1], R.VB)) &&
      !isWord(token, 'after', 'before', 'as', 'since', 'like', 'until', 'than')
    )
      return;
    if (
      isWord(token, 'that', 'let', 'make', 'made', 'help', 'helped', 'see', 'saw', 'watched', 'heard', 'had', 'used') ||
      isWord(token, '"', '“', '”', ':', ';', '(')
    )
      return;
    if (!isWord(token, 'and', 'but', 'then')) continue;
    const verbAt = skipAdverbs(tokens, at + 1);
    const verb = tokens[verbAt];
    if (!verb?.verb || !EVENTS.has(verb.verb) || can(verb, R.VBD | R.VBN | R.VBG)) continue;
    const after = tokens[verbAt + 1];
    const isThird = is(verb, R.VBZ) || (can(verb, R.VBZ) && opensObject(after));
    const isBase =
      looksBase(verb) &&
      (is(verb, R.VB) ||
        (isWord(verb, 'fall') && isWord(after, 'asleep', 'down', 'off', 'ill')) ||
        (opensObject(after) && !can(tokens[at - 1], R.NN | R.NNS)) ||
        (opensObject(after) && can(verb, R.VB) && !can(verb, R.JJ)));
    const head = tokens[predicate.subject.head];
    const takesS = predicate.subject.person === 3 && predicate.subject.number === 'singular';
    if (
      isThird
        ? !takesS ||
          (isWord(verb, 'gets', 'goes', 'plays', 'says', 'makes', 'looks', 'comes') &&
            !isWord(head, 'he', 'she') &&
            !isPerson(head))
        : !isBase
    )
      continue;
    if (
      ['make', 'let', 'help', 'see', 'hear', 'watch', 'have', 'ask', 'tell', 'say'].includes(predicate.base) &&
      !isThird
    )
      return;
    if (tokens.slice(predicate.verb, at).some((each) => looksBase(each) && is(each, R.VB))) return;
    if (isThird && tokens.slice(verbAt).some((each) => isWord(each, ...NOW))) return;
    if (
      isThird &&
      (['be', 'live', 'move'].includes(predicate.base) ||
        (predicate.base === 'come' && !isWord(verb, 'tells', 'says', 'asks', 'takes', 'gives')))
    )
      return;
    if (!isThird && can(tokens[at - 1], R.PUNCT) && tokens[0] && can(tokens[0], R.VB)) return;
    return found(tokens, verbAt, verbAt + 1, [pastOf(verb.verb)[0] ?? '']);
  }
});

/** "The soup was salty, but I eat it because I didn't want": one present among pasts. */
const alone = predicateRule('presentAmongPasts', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'present' || !EVENTS.has(predicate.base)) return;
  if (
    !isWord(tokens[predicate.subject.head], 'i', 'we', 'they', 'he', 'she') ||
    predicate.subject.from !== predicate.subject.head
  )
    return;
  const before = predicates[index - 1];
  const after = predicates[index + 1];
  const opener = tokens[startOf(predicate) - 1];
  const others = predicates.filter((each) => each !== predicate);
  if (!before || !isPast(before) || others.some((each) => each.time !== 'past' || each.form === 'modal')) return;
  if (
    tokens.some(
      (each) =>
        isWord(
          each,
          ...NOW,
          'when',
          'whenever',
          'if',
          'that',
          'usually',
          'so',
          'since',
          'here',
          '"',
          '“',
          'where',
          'what',
          'until',
          'before',
        ) && !(isWord(each, 'so') && isWord(tokens[startOf(predicate) - 1], 'so')),
    )
  )
    return;
  const isJoined = isWord(opener, 'but', 'and', 'so') && isWord(tokens[startOf(predicate) - 2], ',');
  if (
    !isJoined ||
    (isWord(
      tokens[predicate.at],
      'hear',
      'see',
      'look',
      'play',
      'enjoy',
      'meet',
      'visit',
      'get',
      'go',
      'come',
      'learn',
      'tell',
      'ask',
      'say',
      'call',
    ) &&
      !(after && isPast(after)) &&
      !(isWord(opener, 'so') && isWord(tokens[predicate.at], 'go', 'call', 'ask', 'tell', 'come')))
  )
    return;
  const isDynamic = before.base !== 'be' || (after !== undefined && isPast(after));
  return (
    isDynamic &&
    (after === undefined ? isWord(opener, 'so', 'and') && !STATES.has(predicate.base) && before.form !== 'do' : true) &&
    toPast(tokens, predicate)
  );
});

/** "I promise I call you", "I help you!": promises and offers take "will". */
const PROMISED = new Set(
  'call help send tell phone email write text bring give show message ring visit explain wait meet see let pick'.split(
    ' ',
  ),
);
const promise = predicateRule('willForPromise', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'simple' || predicate.time !== 'present' || !isWord(tokens[predicate.at - 1], 'i', 'we'))
    return;
  const before = predicates[index - 1];
  const start = startOf(predicate);
  const fix = found(tokens, predicate.at, predicate.at + 1, [`will ${predicate.base}`]);
  if (
    before?.base === 'promise' &&
    before.form === 'simple' &&
    before.time === 'present' &&
    start - before.verb <= 3 &&
    !STATES.has(predicate.base) &&
    isWord(tokens[before.subject.head], 'i', 'we')
  )
    return fix;
  const end = afterObject(tokens, predicate.at + 1);
  if (!PROMISED.has(predicate.base) || end < 0 || !isWord(tokens[predicate.at + 1], 'you')) return;
  const opener = tokens[start - 1];
  if (isWord(opener, ',') && isWord(tokens[start - 2], 'wait', 'worry', 'ok', 'okay') && isPunctuation(tokens[end]))
    return predicate.base === 'help' || predicate.base === 'show' ? fix : null;
  const isFree = start === 0 || isWord(opener, 'and', 'so', 'but') || isPunctuation(opener);
  const isLater =
    isWord(tokens[end], 'tomorrow', 'later', 'tonight', 'soon', 'next') ||
    (isWord(tokens[end], 'on', 'again', 'when', 'back', 'up') &&
      isWord(tokens[end + 1], 'tomorrow', 'later', 'tonight', 'soon'));
  return isFree && isLater && !isWord(tokens[0], 'if', 'when') && fix;
});

/** "At first I think": a time in the past that is over. */
const first = predicateRule('pastAfterAtFirst', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (!predicate || index !== 0 || predicate.time !== 'present' || !['simple', 'do', 'be'].includes(predicate.form))
    return;
  const start = startOf(predicate);
  const at = isWord(tokens[start - 1], ',') ? start - 1 : start;
  const isFirst =
    (at === 2 && isWord(tokens[0], 'at') && isWord(tokens[1], 'first')) ||
    (at === 3 && isWord(tokens[0], 'at', 'in') && isWord(tokens[1], 'the') && isWord(tokens[2], 'beginning'));
  return (
    isFirst &&
    isPronoun(tokens, predicate) &&
    isWord(tokens[predicate.subject.head], 'i', 'we', 'they', 'he', 'she') &&
    predicates.slice(1).some(isPast) &&
    toPast(tokens, predicate)
  );
});

export const contextRules: readonly Rule[] = [
  whileClause,
  whenAfter,
  afterWhen,
  pastPerfect,
  reported,
  soThat,
  joined,
  promise,
  first,
  neverBefore,
  grewUp,
  childhood,
  beforeWhen,
  bareInPast,
  bareAfterNoun,
  whenBefore,
  alone,
];
