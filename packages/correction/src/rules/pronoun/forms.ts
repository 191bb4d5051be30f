import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { isStatement } from './clauses.ts';
import { FEMALE, MALE, NEUTRAL, PLURAL_PEOPLE, THINGS } from './tables.ts';

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

const isPerson = (token: Token | undefined): boolean => {
  const lower = token?.lower ?? '';
  return MALE.has(lower) || FEMALE.has(lower) || NEUTRAL.has(lower) || PLURAL_PEOPLE.has(lower);
};

const OBJECT: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const SUBJECT: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };
const OWNED: Readonly<Record<string, string>> = {
  my: 'mine',
  your: 'yours',
  our: 'ours',
  their: 'theirs',
  her: 'hers',
};
const OWNER: Readonly<Record<string, string>> = {
  mine: 'my',
  yours: 'your',
  ours: 'our',
  theirs: 'their',
  hers: 'her',
};
const POSSESSIVE: Readonly<Record<string, string>> = { i: 'my', he: 'his', she: 'her', we: 'our', they: 'their' };
const REFLEXIVE: Readonly<Record<string, string>> = { i: 'myself', you: 'yourself', we: 'ourselves' };

const TAKES_PERSON = new Set(
  'see meet help love invite visit call thank miss kiss follow hate marry teach hug join follow watch'.split(' '),
);

/** "I saw he at the bus stop", "with she". */
const objectForm = tokenRule('pronoun', 'objectForm', (tokens, index) => {
  const token = tokens[index];
  const fix = OBJECT[token?.lower ?? ''];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || fix === undefined || !before) return null;
  const isEnd =
    after === undefined ||
    /^[.!?,;]$/.test(after.text) ||
    (is(after, R.IN | R.DT | R.PRPS | R.TO) && !isWord(after, 'the')) ||
    isWord(
      after,
      'yesterday',
      'today',
      'tomorrow',
      'every',
      'to',
      'because',
      'when',
      'very',
      'and',
      'but',
      'again',
      'in',
      'on',
      'at',
      'last',
    );
  // "helped they paint"
  if (isWord(before, 'helped', 'helps', 'let') && is(after, R.VB) && !isWord(token, 'i'))
    return finding(tokens, index, index + 1, fix);
  if (
    can(before, R.VBG) &&
    can(tokens[index - 2], R.BE) &&
    TAKES_PERSON.has(before.verb ?? '') &&
    /^[.!]$/.test(after?.text ?? '')
  )
    return finding(tokens, index, index + 1, fix);
  if (!isEnd) return null;
  if (isWord(before, 'with', 'about', 'from', 'of', 'to', 'without', 'against', 'near', 'behind', 'for', 'by', 'at')) {
    if (isWord(before, 'for', 'to', 'of', 'by', 'at') && (after?.text === ',' || isWord(after, 'and'))) return null;
    return isWord(token, 'i') && /^["”']$/.test(after?.text ?? '') ? null : finding(tokens, index, index + 1, fix);
  }
  if (
    before.verb === undefined ||
    !TAKES_PERSON.has(before.verb) ||
    (can(before, R.VBG | R.NN) && !can(before, R.VB | R.VBD))
  )
    return null;
  if (isWord(after, 'and', 'but', 'because', 'when') || after?.text === ',' || after?.text === '?') return null;
  // "the man I met he ...", "when I see he"
  return finding(tokens, index, index + 1, fix);
});

const isFinite = (token: Token | undefined): boolean =>
  can(token, R.MD) ||
  isWord(token, 'is', 'are', 'am', 'was', 'were', 'has', 'have', 'had', 'do', 'does', 'did') ||
  is(token, R.VBZ | R.VBD);

/** "Her and her husband opened", "him is my friend". */
const subjectForm = tokenRule('pronoun', 'subjectForm', (tokens, index) => {
  const token = tokens[index];
  const fix = SUBJECT[token?.lower ?? ''];
  const before = tokens[index - 1];
  if (fix === undefined) return null;
  const opens =
    before === undefined ||
    isWord(before, 'because', 'although', 'if') ||
    (isWord(before, 'and', 'but', 'so') && isWord(tokens[index - 2], ','));
  const after = tokens[index + 1];
  if (opens && isFinite(after) && !isWord(token, 'her') && !(isWord(token, 'me', 'us') && isWord(after, 'had')))
    return finding(tokens, index, index + 1, fix);
  if (opens && isWord(token, 'her') && isWord(after, 'is', 'was', 'has', 'does'))
    return finding(tokens, index, index + 1, fix);
  // "her and her husband opened"
  if (
    opens &&
    isWord(after, 'and') &&
    can(tokens[index + 2], R.PRPS) &&
    can(tokens[index + 3], R.NN | R.NNS) &&
    (isFinite(tokens[index + 4]) ||
      (can(tokens[index + 4], R.VBD) && can(tokens[index + 5], R.DT | R.PRPS | R.IN | R.TO)))
  ) {
    const other = `${tokens[index + 2]?.text} ${tokens[index + 3]?.text}`;
    if (isWord(token, 'me')) return finding(tokens, index, index + 4, `${other} and I`);
    return finding(tokens, index, index + 1, fix);
  }
  // "my brother and me went"
  if (
    isWord(before, 'and') &&
    index === 3 &&
    is(tokens[0], R.PRPS) &&
    can(tokens[1], R.NN | R.NNS) &&
    isFinite(after) &&
    !isWord(token, 'her')
  )
    return finding(tokens, index, index + 1, fix);
  return null;
});

/** "a friend of me", "bigger than my". */
const owned = tokenRule('pronoun', 'mineForMy', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const lower = token?.lower ?? '';
  if (isWord(before, 'of') && ['me', 'my', 'him', 'us', 'our', 'them', 'you', 'your', 'their'].includes(lower)) {
    const noun = tokens[index - 2];
    if (
      !isWord(
        noun,
        'friend',
        'friends',
        'colleague',
        'colleagues',
        'classmate',
        'classmates',
        'cousin',
        'cousins',
        'neighbour',
        'neighbours',
        'neighbor',
        'uncle',
        'aunt',
        'teacher',
        'relative',
      )
    )
      return null;
    if (
      !tokens
        .slice(Math.max(0, index - 5), index - 2)
        .some((each) => isWord(each, 'a', 'an', 'some', 'two', 'three', 'many', 'one', 'another', 'several', 'old'))
    )
      return null;
    if (lower === 'my' || lower === 'our' || lower === 'your' || lower === 'their')
      if (can(after, NOUN | R.JJ) && !can(after, R.VBD | R.VBZ | R.IN)) return null;
    const fix: Readonly<Record<string, string>> = {
      me: 'mine',
      my: 'mine',
      him: 'his',
      us: 'ours',
      our: 'ours',
      them: 'theirs',
      you: 'yours',
      your: 'yours',
      their: 'theirs',
    };
    return finding(tokens, index, index + 1, fix[lower] ?? '');
  }
  const fix = OWNED[lower];
  if (
    fix !== undefined &&
    lower !== 'her' &&
    (after === undefined || /^[.,!?;]$/.test(after.text)) &&
    (isWord(before, 'than', 'with', 'to', 'like', 'as', 'from') || can(before, R.BE))
  )
    return finding(tokens, index, index + 1, fix);
  const owner = OWNER[lower];
  const isMine = can(before, NOUN | R.JJ | R.DT | R.BE) || isWord(before, 'of');
  if (owner !== undefined && is(after, R.NN | R.NNS) && !isMine && !can(tokens[index + 2], R.PRP))
    return finding(tokens, index, index + 1, owner);
  return null;
});

const POSSESSED = new Set(
  `mother father brother sister friend friends parents husband wife son daughter grandmother grandfather family house car job hair dog cat
teacher boss uncle aunt cousin children brothers sisters boyfriend girlfriend bag birthday village city country`.split(
    /\s+/,
  ),
);

/** "she mother's hand", "they house". */
const possessiveForm = tokenRule('pronoun', 'possessiveForm', (tokens, index) => {
  const token = tokens[index];
  const fix = POSSESSIVE[token?.lower ?? ''];
  const noun = tokens[index + 1];
  if (fix === undefined || !noun || !POSSESSED.has(noun.lower) || is(noun, R.NNP)) return null;
  if (
    isWord(token, 'i', 'we', 'they') &&
    isWord(noun, 'mother', 'father', 'house', 'dog', 'bag', 'boss', 'friend', 'husband', 'parent')
  )
    return null;
  if (isWord(token, 'i') || (isWord(noun, 'friends', 'cars') && !isWord(token, 'they', 'we', 'he', 'she'))) return null;
  return finding(tokens, index, index + 1, fix);
});

/** "I cut me" → myself. */
const reflexive = tokenRule('pronoun', 'reflexive', (tokens, index) => {
  const token = tokens[index];
  const verb = tokens[index - 1];
  const subject = tokens[index - 2];
  const fix = REFLEXIVE[subject?.lower ?? ''];
  if (fix === undefined || !verb?.verb || !can(verb, R.VBD | R.VB) || can(verb, R.BE | R.HAVE | R.DO | R.MD))
    return null;
  const isSame = (isWord(subject, 'i') && isWord(token, 'me')) || (isWord(subject, 'we') && isWord(token, 'us'));
  const isOther =
    isWord(subject, 'i', 'we') &&
    isWord(token, 'himself', 'herself', 'themselves', 'yourself', isWord(subject, 'i') ? 'ourselves' : 'myself');
  if ((!isSame && !isOther) || isWord(verb, 'let', 'help', 'bet', 'like', 'love')) return null;
  if (can(tokens[index - 3], NOUN) && !isPunctuation(tokens[index - 3])) return null;
  return finding(tokens, index, index + 1, fix);
});

/** "the man which", "the bus who", "a girl which father", "the person with which". */
const relative = tokenRule('pronoun', 'relativePronoun', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (
    isWord(token, 'which') &&
    isWord(before, 'with', 'to', 'for', 'from', 'about', 'by') &&
    isPerson(tokens[index - 2])
  )
    return finding(tokens, index, index + 1, 'whom');
  const noun = before?.text === ',' ? tokens[index - 2] : before;
  if (
    isWord(token, 'which', 'who') &&
    isPerson(noun) &&
    isWord(
      after,
      'father',
      'mother',
      'name',
      'parents',
      'job',
      'son',
      'daughter',
      'house',
      'brother',
      'sister',
      'hair',
      'wife',
      'husband',
      'dream',
      'car',
    ) &&
    can(tokens[index + 2], R.BE | R.VBZ | R.VBD | R.MD)
  ) {
    return can(after, R.VB) && isWord(token, 'who') && PLURAL_PEOPLE.has(noun?.lower ?? '')
      ? null
      : finding(tokens, index, index + 1, 'whose');
  }
  const isVerbAhead =
    isFinite(after) ||
    (is(after, R.RB) && isFinite(tokens[index + 2])) ||
    (can(after, R.VB | R.VBZ | R.VBD) && !can(after, R.PRP | R.DT));
  const isSubjectAhead = isWord(after, 'i', 'you', 'we', 'he', 'she', 'they');
  // "ask the doctor which is better"
  const isAsked = tokens
    .slice(Math.max(0, index - 6), index)
    .some(
      (each) =>
        each.verb !== undefined &&
        ['ask', 'tell', 'show', 'teach', 'decide', 'know', 'choose', 'remind', 'explain', 'wonder'].includes(each.verb),
    );
  if (
    isWord(token, 'which') &&
    !isAsked &&
    isPerson(noun) &&
    before?.text !== ',' &&
    (isVerbAhead || isSubjectAhead) &&
    !isWord(noun, 'police', 'baby', 'child')
  ) {
    return finding(
      tokens,
      index,
      index + 1,
      isSubjectAhead ? 'whom' : 'who',
      'that',
      ...(isSubjectAhead ? ['who'] : []),
    );
  }
  if (isWord(token, 'who') && THINGS.has(noun?.noun ?? noun?.lower ?? '') && (isVerbAhead || isSubjectAhead)) {
    if (
      before?.text === ',' ||
      !can(noun, R.NN | R.NNS) ||
      isWord(tokens[index - 2], 'of', 'in', 'at', 'from', 'on') ||
      hasPersonBefore(tokens, index)
    )
      return null;
    return finding(tokens, index, index + 1, 'which', 'that');
  }
  return null;
});

/** Whether a person may be meant: "the people in the house who", "someone from the village who". */
function hasPersonBefore(tokens: readonly Token[], index: number): boolean {
  return tokens
    .slice(Math.max(0, index - 7), index - 1)
    .some(
      (each) =>
        isPerson(each) ||
        is(each, R.NNP) ||
        isWord(
          each,
          'those',
          'ones',
          'all',
          'anyone',
          'someone',
          'ask',
          'asked',
          'know',
          'knows',
          'tell',
          'told',
          'see',
          'shows',
          'show',
          'decide',
          'depends',
          'question',
          'it',
        ),
    );
}

/** "That I like most is …" → What. */
const whatClause = tokenRule('pronoun', 'whatClause', (tokens, index) => {
  if (index !== 0 || !isWord(tokens[0], 'that') || !isWord(tokens[1], 'i', 'you', 'we', 'he', 'she', 'they'))
    return null;
  const verb = tokens[2];
  const next = tokens[3];
  if (
    !isWord(
      verb,
      'like',
      'love',
      'need',
      'want',
      'enjoy',
      'hate',
      'likes',
      'loves',
      'needs',
      'wants',
      'liked',
      'loved',
      'wanted',
      'needed',
      'remember',
    )
  )
    return null;
  if (
    !isWord(next, 'most', 'best', 'about', 'is', 'was', 'the', 'in') ||
    (isWord(next, 'the') && !isWord(tokens[4], 'most', 'best'))
  )
    return null;
  return tokens.slice(3).some((token) => isWord(token, 'is', 'was', 'are', "'s"))
    ? finding(tokens, 0, 1, 'what')
    : null;
});

/** ", what surprised everybody" → which. */
const whichClause = tokenRule('pronoun', 'whichClause', (tokens, index) => {
  if (!isWord(tokens[index], 'what') || tokens[index - 1]?.text !== ',' || index < 4 || !isStatement(tokens))
    return null;
  const after = tokens[index + 1];
  if (
    !isWord(
      after,
      'surprised',
      'made',
      'makes',
      'means',
      'meant',
      'caused',
      'causes',
      'helps',
      'helped',
      'is',
      'was',
      'shows',
      'annoyed',
      'shocked',
      'pleased',
      'showed',
      'explains',
      'saves',
      'saved',
    )
  )
    return null;
  if (
    isWord(tokens[index + 2], 'more', 'worse', 'better', 'called', 'needed', 'left', 'known', 'important') ||
    tokens.slice(index + 2).some((token) => token.text === ',' || can(token, R.BE))
  )
    return null;
  if (
    tokens
      .slice(0, index - 1)
      .some(
        (token) =>
          token.text === ',' ||
          (isWord(
            token,
            'what',
            'if',
            'when',
            'because',
            'although',
            'know',
            'ask',
            'asked',
            'see',
            'for',
            'but',
            'and',
          ) &&
            token.text === ','),
      )
  )
    return null;
  const hasVerb = tokens.slice(0, index - 1).some((token) => can(token, R.VBD | R.VBZ | R.BE | R.HAVE | R.MD));
  return hasVerb &&
    !isWord(tokens[0], 'in', 'on', 'for', 'to', 'when', 'if', 'after', 'then', 'or', 'but', 'after', 'with')
    ? finding(tokens, index, index + 1, 'which')
    : null;
});

const NEGATIVE: Readonly<Record<string, readonly string[]>> = {
  nobody: ['anybody', 'anyone'],
  nothing: ['anything'],
  nowhere: ['anywhere'],
};

/** "I didn't know nobody" → anybody. */
const doubleNegative = tokenRule('pronoun', 'doubleNegative', (tokens, index) => {
  const fixes = NEGATIVE[tokens[index]?.lower ?? ''];
  if (!fixes) return null;
  const verb = tokens[index - 1];
  const at = isWord(verb, 'to', 'with', 'about') ? index - 2 : index - 1;
  const isNegated =
    (can(tokens[at - 1], R.NOT) && can(tokens[at - 2], R.DO | R.MD | R.HAVE | R.BE)) || isWord(tokens[at - 1], 'never');
  if (
    !isNegated ||
    !can(tokens[at], R.VB | R.VBN | R.VBD) ||
    isWord(tokens[at], 'do', 'be', 'done', 'mean') ||
    isWord(tokens[index + 1], 'but', 'else')
  )
    return null;
  return isPunctuation(tokens[at]) ? null : finding(tokens, index, index + 1, ...fixes);
});

/** "two uncles: one is a farmer, and another drives" → the other; "some come by bus, another come by bike" → others. */
const another = tokenRule('pronoun', 'theOther', (tokens, index) => {
  const token = tokens[index];
  if (!isWord(token, 'another', 'other', 'others')) return null;
  const after = tokens[index + 1];
  const isVerb =
    can(after, R.BE | R.MD | R.HAVE) ||
    (can(after, R.VB | R.VBZ | R.VBD) &&
      after?.verb !== undefined &&
      [
        'drive',
        'come',
        'go',
        'live',
        'work',
        'like',
        'want',
        'prefer',
        'play',
        'study',
        'have',
        'say',
        'think',
        'use',
        'take',
        'speak',
        'walk',
      ].includes(after.verb) &&
      !isWord(after, 'work', 'study', 'drive', 'walk', 'play')) ||
    (isWord(after, 'drive') && isWord(tokens[index + 2], 'a', 'the'));
  if (!isVerb) return null;
  const before = tokens[index - 1];
  const earlier = tokens.slice(0, index);
  if (!isWord(before, 'and', ',', 'but')) return null;
  const hasTwo =
    earlier.some((each) => isWord(each, 'two', 'both')) &&
    !earlier.some((each) => isWord(each, 'three', 'four', 'five', 'several', 'many'));
  if (hasTwo && earlier.some((each) => isWord(each, 'one')) && isWord(token, 'another', 'other'))
    return finding(tokens, index, index + 1, 'the other');
  if (
    isWord(tokens[0], 'some') &&
    is(tokens[1], R.NNS) &&
    isWord(token, 'another', 'other') &&
    !is(after, R.VBZ) &&
    !isWord(after, 'is', 'has', 'was')
  )
    return finding(tokens, index, index + 1, 'others');
  return null;
});

/** "All in my office knows" → everybody. */
const everybody = tokenRule('pronoun', 'everybody', (tokens, index) => {
  if (
    !isWord(tokens[index], 'all') ||
    (index > 0 && !isPunctuation(tokens[index - 1]) && !can(tokens[index - 1], R.SC))
  )
    return null;
  let at = index + 1;
  if (isWord(tokens[at], 'in', 'at') && can(tokens[at + 1], R.PRPS | R.DT) && can(tokens[at + 2], R.NN)) at += 3;
  else if (isWord(tokens[at], 'around') && isWord(tokens[at + 1], 'me')) at += 2;
  const verb = tokens[at];
  const isPersonVerb = isWord(
    verb,
    'knows',
    'likes',
    'thinks',
    'wants',
    'loves',
    'says',
    'speaks',
    'laughs',
    'enjoys',
    'goes',
    'works',
    'lives',
    'hates',
    'believes',
  );
  if (!isPersonVerb && !(at > index + 1 && isWord(verb, 'is', 'has'))) return null;
  return finding(tokens, index, index + 1, 'everybody', 'everyone');
});

/** "My mother is a dentist, and he": the pronoun has the wrong gender, and nobody else is named. */
const gender: Rule = {
  kind: 'pronoun',
  code: 'gender',
  *find(tokens, { previous }) {
    const head = tokens[1];
    const isFemale = FEMALE.has(head?.lower ?? '');
    const isMale = MALE.has(head?.lower ?? '');
    if (
      (!isWord(tokens[0], 'my', 'our') && !isWord(tokens[0], 'the')) ||
      (!isFemale && !isMale) ||
      isWord(tokens[2], 'and', 'or')
    ) {
      yield* couple(tokens);
      return;
    }
    if (
      previous?.tokens.some(
        (token) => isPerson(token) || is(token, R.NNP) || isWord(token, 'he', 'she', 'him', 'her', 'his', 'hers'),
      )
    )
      return;
    const fixes: Readonly<Record<string, string>> = isFemale
      ? { he: 'she', his: 'her', him: 'her' }
      : { she: 'he', her: 'his' };
    for (let index = 2; index < tokens.length; index += 1) {
      const token = tokens[index];
      const isPredicate =
        (can(tokens[index - 1], R.DT) && can(tokens[index - 2], R.BE)) ||
        (can(tokens[index - 1], R.JJ | R.NN) && can(tokens[index - 2], R.DT) && can(tokens[index - 3], R.BE));
      if (
        (isPerson(token) && !isPredicate) ||
        (is(token, R.NNP) && !isWord(tokens[index - 1], 'in', 'to', 'from', 'at')) ||
        isWord(token, 'dog', 'cat', 'who', 'whose', 'i')
      )
        return;
      const fix = fixes[token?.lower ?? ''];
      if (fix === undefined) continue;
      if (isMale && isWord(token, 'her') && !can(token, R.PRPS)) return;
      if (isWord(token, 'him', 'her') && !(isWord(token, 'her') && can(tokens[index + 1], R.NN | R.NNS | R.JJ))) return;
      if (isPerson(tokens[index + 1]) && isWord(token, 'her', 'his') && !isWord(tokens[index + 1], 'husband', 'wife'))
        return;
      yield finding(tokens, index, index + 1, fix);
      return;
    }
  },
};

/** "my sister and his husband" → her husband. */
function* couple(tokens: readonly Token[]): Generator<Finding> {
  for (let index = 2; index < tokens.length - 1; index += 1) {
    const owner = tokens[index - 2];
    if (!isWord(tokens[index - 1], 'and', 'with')) continue;
    if (
      isWord(tokens[index], 'his') &&
      isWord(tokens[index + 1], 'husband', 'boyfriend') &&
      FEMALE.has(owner?.lower ?? '')
    )
      yield finding(tokens, index, index + 1, 'her');
    if (isWord(tokens[index], 'her') && isWord(tokens[index + 1], 'wife', 'girlfriend') && MALE.has(owner?.lower ?? ''))
      yield finding(tokens, index, index + 1, 'his');
  }
}

/** "My father lost its job" → his. */
const itsOfPerson = tokenRule('pronoun', 'itsOfPerson', (tokens, index) => {
  if (!isWord(tokens[index], 'its') || !can(tokens[index - 1], R.VBD | R.VBZ | R.VB) || can(tokens[index - 1], R.BE))
    return null;
  const owner = tokens[index - 2];
  const lower = owner?.lower ?? '';
  if (!can(tokens[index - 3], R.PRPS | R.DT) && index !== 2) return null;
  if (MALE.has(lower) || isWord(owner, 'he')) return finding(tokens, index, index + 1, 'his');
  if (FEMALE.has(lower) || isWord(owner, 'she')) return finding(tokens, index, index + 1, 'her');
  if (PLURAL_PEOPLE.has(lower) || isWord(owner, 'they')) return finding(tokens, index, index + 1, 'their');
  return isWord(owner, 'i') ? finding(tokens, index, index + 1, 'my') : null;
});

const THING_ADJECTIVES = [
  'big',
  'small',
  'expensive',
  'cheap',
  'broken',
  'heavy',
  'dirty',
  'large',
  'wide',
  'narrow',
  'delicious',
  'boring',
  'interesting',
  'modern',
  'comfortable',
  'uncomfortable',
  'useful',
  'empty',
  'full',
  'closed',
  'open',
  'tasty',
];

/** "I bought a table, but she was too big" → it. */
const thing: Rule = {
  kind: 'pronoun',
  code: 'itForThing',
  *find(tokens, { previous }) {
    for (const [index, token] of tokens.entries()) {
      if (
        !isWord(token, 'she', 'he') ||
        !isWord(tokens[index + 1], 'is', 'was') ||
        !isWord(tokens[index - 1], 'but', 'and', 'because', 'so', 'that')
      )
        continue;
      let at = index + 2;
      while (is(tokens[at], R.RB)) at += 1;
      const earlier = [...(previous?.tokens ?? []), ...tokens.slice(0, index)];
      const hasPerson = earlier.some(
        (each) =>
          isPerson(each) ||
          is(each, R.NNP) ||
          isWord(
            each,
            'he',
            'she',
            'him',
            'her',
            'his',
            'dog',
            'cat',
            'horse',
            'bird',
            'animal',
            'puppy',
            'kitten',
            'rabbit',
            'fish',
            'elephant',
            'baby',
            'cow',
            'pig',
            'tortoise',
          ),
      );
      const hasThing = earlier.some((each) => THINGS.has(each.lower));
      if (!hasPerson && hasThing && THING_ADJECTIVES.includes(tokens[at]?.lower ?? ''))
        yield finding(tokens, index, index + 1, 'it');
    }
  },
};

/** "If the shoes are wet, don't put it" → them. */
const themForPlural = tokenRule('pronoun', 'themForPlural', (tokens, index) => {
  if (
    !isWord(tokens[index], 'it') ||
    !isWord(tokens[0], 'if', 'when', 'before', 'after', 'because') ||
    !can(tokens[index - 1], R.VB)
  )
    return null;
  const noun = tokens[2];
  if (!is(tokens[1], R.DT | R.PRPS) || !is(noun, R.NNS) || !can(tokens[3], R.BE | R.VB)) return null;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 0 || comma > index || index - comma > 5) return null;
  if (tokens.slice(3, index).some((each) => is(each, R.NN | R.NNP))) return null;
  const after = tokens[index + 1];
  return isPunctuation(after) ||
    isWord(after, 'near', 'in', 'on', 'with', 'at', 'into', 'away', 'off', 'before', 'again')
    ? finding(tokens, index, index + 1, 'them')
    : null;
});

/** "If you want …, one must" → you. */
const oneForYou = tokenRule('pronoun', 'oneForYou', (tokens, index) => {
  if (
    !isWord(tokens[index], 'one') ||
    tokens[index - 1]?.text !== ',' ||
    !can(tokens[index + 1], R.MD) ||
    !isWord(tokens[0], 'if', 'when')
  )
    return null;
  return isWord(tokens[1], 'you') && !tokens.slice(2, index).some((each) => isWord(each, 'two', 'three'))
    ? finding(tokens, index, index + 1, 'you')
    : null;
});

/** "I prefer the blue" → the blue one. */
const one = tokenRule('pronoun', 'missingOne', (tokens, index) => {
  const token = tokens[index];
  if (
    !isWord(tokens[index - 1], 'the') ||
    !isWord(
      tokens[index - 2],
      'prefer',
      'prefers',
      'preferred',
      'choose',
      'chose',
      'take',
      'took',
      'want',
      'buy',
      'bought',
    )
  )
    return null;
  if (
    !isWord(
      token,
      'blue',
      'red',
      'black',
      'white',
      'green',
      'yellow',
      'brown',
      'grey',
      'pink',
      'big',
      'small',
      'bigger',
      'smaller',
      'cheaper',
      'cheap',
      'new',
      'old',
    )
  )
    return null;
  const after = tokens[index + 1];
  return isPunctuation(after) || isWord(after, 'in', 'because', 'with', 'on')
    ? finding(tokens, index, index + 1, `${token?.text} one`)
    : null;
});

export const formRules: readonly Rule[] = [
  objectForm,
  subjectForm,
  owned,
  possessiveForm,
  reflexive,
  relative,
  whatClause,
  whichClause,
  doubleNegative,
  another,
  everybody,
  gender,
  itsOfPerson,
  thing,
  themForPlural,
  oneForYou,
  one,
];
