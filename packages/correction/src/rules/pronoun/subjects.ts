import { NOUN, R } from '../../lexicon/readings.ts';
import { subjectOf } from '../../tagging/subject.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { afterOpeningPhrase, hasVerbAfter, isStatement } from './clauses.ts';
import { FEMALE, JUDGEMENTS, MALE, NEUTRAL, PLURAL_PEOPLE, THINGS, WEATHER } from './tables.ts';

const finding = (tokens: readonly Token[], from: number, to: number, ...fixes: readonly string[]): Finding => ({
  from,
  to,
  fixes,
  params: {
    wrong: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
    right: fixes[0] ?? '',
  },
});

const skipDegree = (tokens: readonly Token[], from: number): number => {
  let at = from;
  while (is(tokens[at], R.RB | R.NOT) || isWord(tokens[at], 'more', 'still', 'not')) at += 1;
  return at;
};

/** Whether "it is" is meant: an adjective follows, and no noun after it. */
function isJudged(tokens: readonly Token[], from: number): boolean {
  const at = skipDegree(tokens, from);
  const token = tokens[at];
  const after = tokens[at + 1];
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    can(after, R.TO | R.SC) ||
    isWord(
      after,
      'to',
      'that',
      'for',
      'here',
      'there',
      'in',
      'from',
      'and',
      'but',
      'when',
      'because',
      'if',
      'today',
      'at',
      'during',
      'than',
    );
  return isEnd && (JUDGEMENTS.has(token?.lower ?? '') || WEATHER.has(token?.lower ?? ''));
}

/** "In my country is very cold", "Is important to sleep", "because is expensive". */
const missingIt = tokenRule('pronoun', 'missingIt', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'is', 'was') || !isStatement(tokens)) return null;
  const before = tokens[index - 1];
  // "because is a good school"
  if (
    isWord(before, 'because') &&
    can(tokens[index + 1], R.JJ | R.DT | R.NOT | R.RB) &&
    !isWord(tokens[index + 2], '"', '”')
  ) {
    return finding(tokens, index, index + 1, `it ${token?.lower}`);
  }
  if (!isJudged(tokens, index + 1)) return null;
  // "today is cold" and "last year was hard" are right
  const isOpening =
    index > 0 &&
    isWord(tokens[0], 'in', 'at', 'on', 'during', 'sometimes', 'usually', 'nowadays') &&
    afterOpeningPhrase(tokens) === index;
  const isFirst = index === 0 && !isWord(tokens.at(-1), '!');
  const isAfterConjunction =
    isWord(before, 'although', 'though', 'if', 'so') &&
    !(isWord(before, 'so') && index > 1 && !isWord(tokens[index - 2], ','));
  return isOpening || isFirst || isAfterConjunction ? finding(tokens, index, index + 1, `it ${token?.lower}`) : null;
});

/** "In autumn rains a lot", "when rains". */
const weatherIt = tokenRule('pronoun', 'weatherIt', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'rains', 'rained', 'snows', 'snowed', 'raining', 'snowing')) return null;
  const after = tokens[index + 1];
  const before = tokens[index - 1];
  if (isWord(token, 'raining', 'snowing')) {
    return isWord(before, 'is', 'was') && index === 1 && isStatement(tokens)
      ? finding(tokens, 0, 1, `it ${before?.lower}`)
      : null;
  }
  const isVerb =
    isPunctuation(after) || can(after, R.RB | R.IN | R.CC) || isWord(after, 'a', 'every', 'all', 'here', 'so', 'the');
  if (!isVerb || isWord(after, 'are', 'have', 'come', 'of') || hasVerbAfter(tokens, index)) return null;
  const at = isWord(before, 'often', 'usually', 'always', 'never', 'sometimes') ? index - 1 : index;
  const isOpening = at > 0 && afterOpeningPhrase(tokens) === at && !can(tokens[at - 1], R.JJ);
  const isAfterConjunction =
    isWord(tokens[at - 1], 'if', 'because', 'when', 'although', 'and') &&
    !(isWord(tokens[at - 1], 'and') && !isWord(token, 'rained', 'snowed'));
  if (isWord(tokens[at - 1], 'and')) return null;
  return isOpening || isAfterConjunction ? finding(tokens, at, at + 1, `it ${tokens[at]?.lower}`) : null;
});

/** "I find difficult to wake up", "made possible for them to see". */
const dummyObject = tokenRule('pronoun', 'dummyObject', (tokens, index) => {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (
    !isWord(token, 'find', 'finds', 'found', 'make', 'makes', 'made', 'making', 'consider', 'considers', 'finding') ||
    can(tokens[index - 1], R.BE)
  )
    return null;
  const at = skipDegree(tokens, index + 1);
  const judged = tokens[at];
  if (
    ![
      'difficult',
      'easy',
      'hard',
      'important',
      'possible',
      'impossible',
      'necessary',
      'useful',
      'interesting',
      'easier',
      'harder',
      'strange',
      'boring',
      'helpful',
      'fun',
      'dangerous',
    ].includes(judged?.lower ?? '')
  )
    return null;
  const after = tokens[at + 1];
  const isClause =
    (isWord(after, 'to') && can(tokens[at + 2], R.VB)) ||
    (isWord(after, 'that') && can(tokens[at + 2], R.PRP | R.DT | R.PRPS)) ||
    (isWord(after, 'for') && tokens.slice(at + 2, at + 6).some((each) => isWord(each, 'to')));
  // "what she made possible", "the food that I found hard to eat"
  const isGap =
    tokens
      .slice(Math.max(0, index - 8), index)
      .some((each) => isWord(each, 'that', 'which', 'what', 'who', 'whom', 'than', 'as', 'something', 'how')) ||
    (can(tokens[index - 1], R.PRP) && can(tokens[index - 2], NOUN));
  if (!isClause || isGap || !next || isWord(tokens[index - 1], 'and', 'or')) return null;
  return finding(tokens, index + 1, index + 2, `it ${next.lower}`);
});

/** "There takes an hour", "there was not easy to find". */
const thereForIt = tokenRule('pronoun', 'thereForIt', (tokens, index) => {
  if (!isWord(tokens[index], 'there')) return null;
  const next = tokens[index + 1];
  const before = tokens[index - 1];
  const opens =
    before === undefined ||
    isPunctuation(before) ||
    can(before, R.SC | R.CC) ||
    isWord(before, 'ago', 'that', 'today', 'here', 'yesterday');
  if (!opens) return null;
  if (
    isWord(next, 'takes', 'took', 'costs', 'cost', 'rains', 'rained', 'depends', 'snows') &&
    !isPunctuation(tokens[index + 2]) &&
    !isWord(tokens[index + 2], 'place')
  )
    return finding(tokens, index, index + 1, 'it');
  if (!isWord(next, 'is', 'was', "'s", 'will')) return null;
  const from = isWord(next, 'will') && isWord(tokens[index + 2], 'be') ? index + 3 : index + 2;
  const at = skipDegree(tokens, from);
  const after = tokens[at + 1];
  const lower = tokens[at]?.lower ?? '';
  const isClause =
    JUDGEMENTS.has(lower) &&
    !isWord(tokens[at], 'fun', 'good', 'bad', 'better', 'best', 'wrong', 'natural') &&
    ((isWord(after, 'to') && can(tokens[at + 2], R.VB)) || isWord(after, 'that'));
  const isWeather =
    WEATHER.has(lower) &&
    !isWord(tokens[at], 'late', 'early', 'quiet', 'cool', 'dark', 'cold') &&
    (isPunctuation(after) || isWord(after, 'in', 'here', 'today', 'and', 'outside', 'when'));
  return isClause || isWeather ? finding(tokens, index, index + 1, 'it') : null;
});

/** Whether what follows is in the plural: "many parks". */
function isPluralAhead(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    if (can(tokens[at], R.NNS)) return true;
    if (is(tokens[at], R.NN) && !isWord(tokens[at], 'lot')) return false;
  }
  return false;
}

/** Whether many things at a place follow: "many people in the park", but not "many years since". */
function isAtPlace(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (at < from + 5 && at < tokens.length && !can(tokens[at], R.NNS)) at += 1;
  const isTime = isWord(
    tokens[at],
    'years',
    'days',
    'weeks',
    'months',
    'hours',
    'minutes',
    'miles',
    'kilometres',
    'kilometers',
    'times',
    'centuries',
    'decades',
  );
  return (
    can(tokens[at], R.NNS) && !isTime && isWord(tokens[at + 1], 'in', 'on', 'at', 'near', 'here', 'there', 'around')
  );
}

const opensAmount = (tokens: readonly Token[], at: number): boolean =>
  isWord(
    tokens[at],
    'many',
    'some',
    'several',
    'a',
    'an',
    'lots',
    'two',
    'three',
    'four',
    'five',
    'few',
    'no',
    'beautiful',
    'different',
  );

/** "There have many people", "in my city has many parks", "in the picture it has a table", "it is many people". */
const existence = tokenRule('pronoun', 'existence', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const isHave = isWord(token, 'has', 'have', 'had');
  const form = (from: number): string =>
    isWord(token, 'had', 'was')
      ? isPluralAhead(tokens, from)
        ? 'were'
        : 'was'
      : isPluralAhead(tokens, from)
        ? 'are'
        : 'is';
  if (
    isHave &&
    isWord(before, 'there') &&
    (opensAmount(tokens, index + 1) || is(tokens[index + 1], R.NNS)) &&
    (index === 1 || isPunctuation(tokens[index - 2]) || can(tokens[index - 2], R.CC | R.SC))
  ) {
    if (can(tokens[index + 2], R.TO)) return null;
    return finding(tokens, index, index + 1, form(index + 1));
  }
  const opening = afterOpeningPhrase(tokens);
  const isPlace =
    isWord(tokens[0], 'in', 'on', 'at') &&
    opening > 0 &&
    !isWord(tokens[opening - 1], 'year', 'years', 'morning', 'time', 'past', 'summer', 'winter');
  if (
    isWord(token, 'has') &&
    isPlace &&
    opening === index &&
    opensAmount(tokens, index + 1) &&
    !isWord(tokens[index - 1], ',') &&
    isStatement(tokens)
  ) {
    return finding(tokens, index, index + 1, `there ${form(index + 1)}`);
  }
  if (isHave && isWord(before, 'it') && isPlace && opening === index - 1 && opensAmount(tokens, index + 1)) {
    return finding(tokens, index - 1, index + 1, `there ${form(index + 1)}`);
  }
  if (
    isWord(token, 'is', 'are', 'was', 'were') &&
    isWord(before, 'it') &&
    isWord(tokens[index + 1], 'many', 'some', 'several', 'lots') &&
    isAtPlace(tokens, index + 1)
  ) {
    return finding(tokens, index - 1, index + 1, `there ${isWord(token, 'was', 'were') ? 'were' : 'are'}`);
  }
  return null;
});

/** "It is a big park near my house": first mention of something at a place. */
const itIsNear: Rule = {
  kind: 'pronoun',
  code: 'thereIsNear',
  *find(tokens, { previous }) {
    if (previous || !isWord(tokens[0], 'it') || !isWord(tokens[1], 'is', 'was') || !isWord(tokens[2], 'a', 'an'))
      return;
    const at = tokens.findIndex(
      (token) => isWord(token, 'near', 'behind') || (isWord(token, 'next') && token.start > 0),
    );
    if (at < 4 || at > 6 || !can(tokens[at - 1], R.NN)) return;
    const place = tokens.slice(at + 1, at + 4);
    if (
      place.some((token) => isWord(token, 'my', 'our')) &&
      place.some((token) => isWord(token, 'house', 'home', 'school', 'flat', 'apartment', 'office', 'village'))
    ) {
      yield finding(tokens, 0, 2, `there ${tokens[1]?.lower}`);
    }
  },
};

const isFinite = (token: Token | undefined): boolean => can(token, R.BE | R.MD | R.HAVE | R.DO | R.VBZ | R.VBD | R.VB);

/** "My brother he is an engineer", "the people who live here they are". */
const doubleSubject = tokenRule('pronoun', 'doubleSubject', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'he', 'she', 'it', 'they') || index < 2 || !isFinite(tokens[index + 1])) return null;
  const before = tokens[index - 1];
  if (!can(before, NOUN | R.RB) || isPunctuation(before) || !can(before, NOUN)) return null;
  const subject = subjectOf(tokens, index);
  if (subject?.from !== 0 || subject.person !== 3) return null;
  const head = tokens[subject.head];
  const lower = head?.lower ?? '';
  if (is(tokens[0], R.QT) && isWord(tokens[0], 'every', 'each', 'no') && isWord(head, 'time', 'day')) return null;
  const isSame = isWord(token, 'he')
    ? MALE.has(lower) || NEUTRAL.has(lower)
    : isWord(token, 'she')
      ? FEMALE.has(lower) || NEUTRAL.has(lower)
      : isWord(token, 'they')
        ? PLURAL_PEOPLE.has(lower)
        : THINGS.has(lower);
  if (!isSame || (isWord(token, 'it') && !can(tokens[index + 1], R.BE)) || hasVerbAfter(tokens, index + 1)) return null;
  return finding(tokens, index, index + 1, '');
});

const INTRANSITIVE = new Set(
  'be live work come go sit stand smile sleep speak sing study have wear teach help want like'.split(' '),
);

/** "the woman who she lives": the relative pronoun is the subject already. */
const doubleRelative = tokenRule('pronoun', 'doubleRelative', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(tokens[index - 1], 'who', 'which', 'that') || !isWord(token, 'he', 'she', 'they', 'it')) return null;
  const noun = tokens[index - 2];
  const lower = noun?.lower ?? '';
  const verb = tokens[index + 1];
  if (
    !noun ||
    !verb?.verb ||
    !INTRANSITIVE.has(verb.verb) ||
    (isWord(tokens[index - 1], 'that') && !isWord(tokens[0], 'the', 'my', 'a'))
  )
    return null;
  const isSame = isWord(token, 'he')
    ? MALE.has(lower)
    : isWord(token, 'she')
      ? FEMALE.has(lower)
      : isWord(token, 'they')
        ? PLURAL_PEOPLE.has(lower) && isWord(tokens[index - 1], 'who')
        : THINGS.has(lower) && isWord(tokens[index - 1], 'which') && can(verb, R.BE);
  if (
    !isSame ||
    (can(verb, R.BE | R.HAVE) && isPunctuation(tokens[index + 2])) ||
    isWord(tokens[index - 3], 'told', 'tell', 'ask', 'asked') ||
    isWord(tokens[index - 4], 'told', 'tell', 'asked', 'show', 'showed')
  )
    return null;
  if (
    isWord(
      verb,
      'like',
      'likes',
      'wants',
      'want',
      'liked',
      'wanted',
      'has',
      'help',
      'helped',
      'wear',
      'wears',
      'teaches',
    ) &&
    !can(tokens[index + 2], R.DT | R.PRPS | R.TO | R.NNS)
  )
    return null;
  return finding(tokens, index, index + 1, '');
});

/** "the film that we watched it", "the village where I was born in it". */
const doubleObject = tokenRule('pronoun', 'doubleObject', (tokens, index) => {
  const token = tokens[index];
  if (
    isWord(token, 'where') &&
    can(tokens[index - 1], R.NN | R.NNS) &&
    isWord(tokens[index + 1], 'i', 'you', 'we', 'he', 'she', 'they')
  ) {
    for (let at = index + 3; at < index + 8 && at < tokens.length; at += 1) {
      if (isPunctuation(tokens[at]) || can(tokens[at], R.CC | R.WH)) return null;
      const isEnd = isPunctuation(tokens[at + 2]) || can(tokens[at + 2], R.BE | R.RB);
      if (isWord(tokens[at], 'in', 'at', 'on') && isWord(tokens[at + 1], 'it') && isEnd && !can(tokens[at - 1], R.NN))
        return finding(tokens, at, at + 2, '');
    }
    return null;
  }
  if (
    !isWord(token, 'it', 'him', 'them') ||
    !can(tokens[index - 1], R.VBD | R.VB | R.VBZ | R.VBN) ||
    can(tokens[index - 1], R.BE)
  )
    return null;
  const isPerfect = can(tokens[index - 2], R.HAVE) || isWord(tokens[index - 2], 'always', 'never', 'really');
  const subject = isPerfect ? index - 3 : index - 2;
  const relative = tokens[subject - 1];
  if (!isWord(tokens[subject], 'i', 'you', 'we', 'he', 'she', 'they') || !isWord(relative, 'that', 'which', 'who'))
    return null;
  const noun = tokens[subject - 2];
  const isPlural = can(noun, R.NNS);
  const fits = isWord(token, 'it')
    ? THINGS.has(noun?.lower ?? '')
    : isWord(token, 'them')
      ? isPlural
      : MALE.has(noun?.lower ?? '');
  const opens = tokens.slice(Math.max(0, subject - 5), subject - 2);
  const isNamed =
    (subject - 2 <= 3 && isWord(tokens[0], 'the', 'this', 'my', 'these')) ||
    opens.some((each) => can(each, R.BE) || isWord(each, 'bought', 'have', 'has', 'love', 'like', 'lost', 'found'));
  const after = tokens[index + 1];
  if (
    !fits ||
    !isNamed ||
    isWord(noun, 'way', 'reason', 'time', 'idea', 'dream', 'problem', 'result') ||
    isWord(tokens[subject - 3], 'so', 'such')
  )
    return null;
  if (isWord(relative, 'that') && subject - 2 <= 3 && !hasVerbAfter(tokens, index)) return null;
  return after === undefined ||
    isPunctuation(after) ||
    can(after, R.RB | R.BE | R.MD | R.IN | R.VBZ | R.VBD) ||
    isWord(after, 'last', 'every')
    ? finding(tokens, index, index + 1, '')
    : null;
});

/** "There is a man sells corn", "I have a friend lives in Rome": "who" is missing. */
const missingWho = tokenRule('pronoun', 'whoLeftOut', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index - 1];
  const lower = noun?.lower ?? '';
  if (!token?.verb || !noun) return null;
  const isPerson = MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
  if (!isPerson) return null;
  const isVerb = can(noun, R.NNS)
    ? can(token, R.VB) &&
      [
        'live',
        'work',
        'want',
        'come',
        'like',
        'think',
        'go',
        'speak',
        'know',
        'love',
        'have',
        'need',
        'believe',
        'say',
      ].includes(token.verb)
    : is(token, R.VBZ) ||
      isWord(token, 'works', 'likes', 'lives', 'loves', 'wants', 'studies', 'plays', 'has', 'speaks');
  if (!isVerb || isWord(token, 'is', 'are', 'was')) return null;
  let at = index - 2;
  while (at > 0 && can(tokens[at], R.JJ | R.DT | R.QT | R.CD | R.PRPS | R.RB | R.NN) && !can(tokens[at], R.BE | R.HAVE))
    at -= 1;
  if (isWord(tokens[at], 'of') && isWord(tokens[at - 1], 'lot', 'lots')) at -= isWord(tokens[at - 2], 'a') ? 3 : 2;
  const opener = tokens[at];
  const isThere = isWord(opener, 'is', 'are', 'was', 'were', "'s") && isWord(tokens[at - 1], 'there');
  const isHave =
    isWord(opener, 'have', 'had') &&
    isWord(tokens[at - 1], 'i', 'we') &&
    isWord(tokens[at + 1], 'a', 'an', 'some', 'many', 'two', 'one');
  if ((!isThere && !isHave) || (at === index - 2 && !can(noun, R.NNS))) return null;
  return finding(tokens, index, index + 1, `who ${token.text}`, `that ${token.text}`);
});

/** "a friend his name is Ali" → whose name. */
const whoseName = tokenRule('pronoun', 'whoseName', (tokens, index) => {
  if (
    !isWord(tokens[index], 'his', 'her', 'their') ||
    !isWord(tokens[index + 1], 'name', 'names', 'father', 'mother', 'parents', 'job') ||
    !can(tokens[index + 2], R.BE)
  )
    return null;
  const lower = tokens[index - 1]?.lower ?? '';
  const isPerson = MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
  return isPerson && can(tokens[index - 2], R.DT | R.JJ | R.CD | R.QT)
    ? finding(tokens, index, index + 1, 'whose')
    : null;
});

/** "She bought a sofa but she doesn't like any more": the object is missing. */
const missingObject = tokenRule('pronoun', 'missingObject', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(
      token,
      'like',
      'likes',
      'liked',
      'love',
      'loves',
      'loved',
      'enjoy',
      'enjoys',
      'enjoyed',
      'use',
      'wear',
      'trust',
      'appreciate',
      'afford',
    )
  )
    return null;
  const next = tokens[index + 1];
  const end = isWord(token, 'afford')
    ? index + 1
    : isWord(next, 'anymore')
      ? index + 2
      : (isWord(next, 'any') && isWord(tokens[index + 2], 'more')) ||
          (isWord(next, 'very') && isWord(tokens[index + 2], 'much')) ||
          (isWord(next, 'at') && isWord(tokens[index + 2], 'all'))
        ? index + 3
        : -1;
  if (end < 0 || !(isPunctuation(tokens[end]) || tokens[end] === undefined)) return null;
  let at = index - 1;
  while (can(tokens[at], R.RB | R.DO | R.NOT | R.MD)) at -= 1;
  const opener = tokens[at - 1];
  const isClause =
    isWord(tokens[at], 'i', 'you', 'he', 'she', 'we', 'they') &&
    (opener === undefined || isWord(opener, ',', 'and', 'but', 'because', 'so'));
  return isClause && !tokens.slice(0, at).some((each) => isWord(each, 'who', 'which', 'that', 'what'))
    ? finding(tokens, index, index + 1, `${token?.text} it`, `${token?.text} them`)
    : null;
});

export const subjectRules: readonly Rule[] = [
  missingIt,
  weatherIt,
  dummyObject,
  thereForIt,
  existence,
  itIsNear,
  doubleRelative,
  doubleObject,
  doubleSubject,
  missingWho,
  whoseName,
  missingObject,
];
