import { ingOf } from '../../lexicon/inflect.ts';
import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { isVerbAt, shortest, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { needsPreposition, needsTo, takesNone, verbObjectPrepositions, verbPrepositions } from './verbs.ts';
import { adjectiveNeeds, adjectivePrepositions, nounPrepositions } from './words.ts';

interface Government {
  right: readonly string[];
  wrong: ReadonlySet<string>;
}

/** Reads rows of `word|word right < wrong wrong`. */
function governmentOf(table: string): ReadonlyMap<string, Government> {
  const words = new Map<string, Government>();
  for (const line of table.trim().split('\n')) {
    const [left = '', wrong = ''] = line.split('<');
    const [heads = '', right = ''] = left.trim().split(' ');
    const list = wrong
      .trim()
      .split(' ')
      .filter((each) => each !== '');
    const own = { right: right === '' ? [] : right.split('/'), wrong: new Set(list) };
    for (const head of heads.split('|')) if (!words.has(head)) words.set(head, own);
  }
  return words;
}

/** After these a phrase says when, where or how, so that the preposition is not the verb's: "arrive in time", "depend at first". */
const ADJUNCTS = new Set(
  `first last least once all time times night home school work part particular general fact turn short detail details full
monday tuesday wednesday thursday friday saturday sunday
january february
march april may june july august september october november december morning afternoon evening end beginning moment
day days week
weeks weekend weekends month months year years minute minutes hour hours second seconds summer winter spring autumn
century
way ways behalf purpose average ease difficulty pleasure pride confidence care help public private person silence
advance
return response reply order case addition future past meantime while age half course top foot board phone table door
place university college office class front future instance example good nature one same present most best worst
occasion occasions account principle practice theory both either neither each
interview meeting conference workshop lesson breakfast lunch dinner noon midnight dawn tones tone voice words word
sentence
whatever which whom what whose hand side contrary`.split(/\s+/),
);

const LANGUAGES = new Set('english spanish french german chinese japanese russian'.split(' '));

/** Whether a preposition at an index governs a phrase that says when, where or how. */
function opensAdjunct(tokens: readonly Token[], index: number): boolean {
  const isLanguage = LANGUAGES.has(tokens[index + 1]?.lower ?? '');
  if (isLanguage) return isWord(tokens[index], 'in');
  if (can(tokens[index + 1], R.VBG) && !can(tokens[index + 1], NOUN)) return false;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase) return true;
  if (phrase.to - phrase.from === 1 && can(phrase.head, R.CD)) return true;
  return tokens.slice(phrase.from, phrase.to).some(({ lower }) => ADJUNCTS.has(lower));
}

/** Whether something that a preposition can govern begins here. */
const opensObject = (token: Token | undefined): boolean =>
  can(token, R.DT | R.PRPS | R.PRPO) || is(token, NOUN | R.JJ | R.VBG) || is(token, R.QT | R.CD);

/** Whether the preposition at an index may be the wrong one that a word before takes. */
function isGoverned(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!after || isPunctuation(after)) return false;
  if (isWord(token, 'to')) {
    if (can(after, R.VB) && !can(after, R.DT | R.PRPS | R.PRPO)) return false;
  }
  if (isWord(token, 'because')) return false;
  // an unknown word is most likely a noun: "mouses"
  const isObject = opensObject(after) || after.readings === 0 || (can(after, R.VBG) && !isWord(token, 'to'));
  return isObject && !isWord(after, 'all', 'course') && !opensAdjunct(tokens, index);
}

/** A preposition right after its verb, adjective or noun. */
function governed(
  code: string,
  table: string,
  accepts: (tokens: readonly Token[], index: number) => boolean,
  key: (token: Token) => string | undefined,
): Rule {
  const words = governmentOf(table);
  return tokenRule('preposition', code, (tokens, index) => {
    const token = tokens[index];
    const own = token && words.get(key(token) ?? '');
    if (!token || !own || !accepts(tokens, index)) return;
    let at = index + 1;
    if (isWord(tokens[at], 'too', 'so', 'very') && isWord(tokens[at + 1], 'much')) at += 2;
    else if (
      isWord(
        tokens[at],
        'only',
        'mainly',
        'mostly',
        'completely',
        'really',
        'always',
        'just',
        'heavily',
        'entirely',
        'totally',
      )
    )
      at += 1;
    else if (isWord(tokens[at], 'a') && isWord(tokens[at + 1], 'lot') && isWord(tokens[at + 2], 'on', 'from', 'in'))
      at += 2;
    const preposition = tokens[at];
    if (!preposition || !own.wrong.has(preposition.lower) || !isGoverned(tokens, at)) return;
    return {
      from: at,
      to: at + 1,
      fixes: own.right,
      params: { word: token.text, wrong: preposition.lower, right: own.right[0] ?? '' },
    };
  });
}

const isPassive = (tokens: readonly Token[], index: number): boolean => {
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB | R.NOT)) at -= 1;
  return (
    can(tokens[index], R.VBN) && (can(tokens[at], R.BE) || !is(tokens[index], R.VBN | R.VBD) || can(tokens[at], NOUN))
  );
};

/** "depend of" → on. */
const afterVerb = governed(
  'verbPreposition',
  verbPrepositions,
  (tokens, index) => isVerbAt(tokens, index),
  ({ verb }) => verb,
);

/** "afraid from" → of. */
const afterAdjective = governed(
  'adjectivePreposition',
  adjectivePrepositions,
  (tokens, index) => {
    const before = tokens[index - 1];
    // "married with two children"
    const follows = tokens[index + 2];
    const isMarried = isWord(tokens[index], 'married');
    if (
      isMarried &&
      (!can(follows, R.DT | R.PRPS | R.PRPO | R.NNP) ||
        /^(?:child|kid|family|son|daughter)/.test(tokens[index + 3]?.noun ?? ''))
    )
      return false;
    // "a good of": a noun; "he bored of": a verb
    return (
      !can(before, R.DT | R.PRPS) &&
      !(isWord(tokens[index], 'good', 'bad', 'great', 'terrible', 'brilliant', 'excellent') && !isGoodAt(tokens, index))
    );
  },
  ({ lower }) => lower,
);

const SKILLS = new Set(
  `maths math mathematics english french spanish chemistry physics biology history geography science football basketball tennis chess
cooking drawing painting singing dancing swimming languages drawing writing reading listening speaking
music art
computers cards games`.split(/\s+/),
);

/** "good in maths", not "good in summer". */
const isGoodAt = (tokens: readonly Token[], index: number): boolean =>
  isWord(tokens[index + 1], 'in', 'on') && (SKILLS.has(tokens[index + 2]?.lower ?? '') || is(tokens[index + 2], R.VBG));

/** "the reason of" → for. */
const afterNoun = governed(
  'nounPreposition',
  nounPrepositions,
  (tokens, index) =>
    (is(tokens[index], NOUN) || can(tokens[index - 1], R.DT | R.PRPS | R.JJ)) && !isWord(tokens[index], 'reasons'),
  ({ noun, lower }) => (lower === 'thanks' || lower === 'congratulations' ? lower : noun),
);

const objectVerbs = governmentOf(verbObjectPrepositions);
/** "reminds me to the sea" → of. */
const afterObject = tokenRule('preposition', 'objectPreposition', (tokens, index) => {
  const token = tokens[index];
  const own = token && objectVerbs.get(token.verb ?? '');
  if (!token || !own || !isVerbAt(tokens, index)) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase) return;
  const preposition = tokens[phrase.to];
  const isPronoun =
    phrase.to === index + 2 && can(tokens[index + 1], R.PRPO) && !can(tokens[index + 1], R.QT | R.CD | R.DT);
  const remindsTo =
    isPronoun && token.verb === 'remind' && isWord(preposition, 'to') && can(tokens[phrase.to + 1], R.DT | R.PRPS);
  if (remindsTo)
    return {
      from: phrase.to,
      to: phrase.to + 1,
      fixes: ['of'],
      params: { word: token.text, wrong: 'to', right: 'of' },
    };
  if (!preposition || !own.wrong.has(preposition.lower) || !isGoverned(tokens, phrase.to)) return;
  // "thank the manager of the hotel": the preposition may belong to the object
  const isDivision = ['divide', 'cut', 'split'].includes(token.verb ?? '');
  const takesTo = (isDivision || token.verb === 'borrow') && isWord(preposition, 'to');
  if (!isPronoun && !takesTo) return;
  const isParts =
    can(tokens[phrase.to + 1], R.CD) || isWord(tokens[phrase.to + 2], 'pieces', 'parts', 'slices', 'groups');
  if (isDivision && !isParts) return;
  return {
    from: phrase.to,
    to: phrase.to + 1,
    fixes: own.right,
    params: { word: token.text, wrong: preposition.lower, right: own.right[0] ?? '' },
  };
});

const REACHED = new Set(
  `
top station airport house home hotel destination city town village summit goal school office conclusion decision
agreement end beach shore border point level`
    .trim()
    .split(/\s+/),
);
const noneVerbs = governmentOf(takesNone);
/** Phrases where the word after the verb is right: "enter into an agreement", "know on which". */
const isIdiom = (tokens: readonly Token[], index: number, preposition: Token): boolean => {
  const token = tokens[index];
  const next = tokens[index + 2];
  if (token?.verb === 'reach') return !REACHED.has(nounPhraseAt(tokens, index + 2)?.head.lower ?? '');
  if (token?.verb === 'explain') return can(next, R.QT | R.CD) || isWord(next, 'half');
  if (token?.verb === 'enter') return isWord(preposition, 'in') && !can(next, R.DT | R.PRPS);
  if (token?.verb === 'attend' && isWord(preposition, 'in')) return !can(next, R.DT | R.PRPS);
  if (token?.verb === 'answer' || token?.verb === 'invite')
    return !can(next, R.PRPO | R.PRPS) || isWord(next, 'his', 'that', 'this', 'all', 'each', 'it', 'any');
  return false;
};

/** "discuss about" → discuss. */
const noPreposition = tokenRule('preposition', 'noPreposition', (tokens, index) => {
  const token = tokens[index];
  const preposition = tokens[index + 1];
  const own = token && noneVerbs.get(token.verb ?? '');
  if (!token || !own || !preposition || !own.wrong.has(preposition.lower)) return;
  if (!isVerbAt(tokens, index) || isPassive(tokens, index) || isIdiom(tokens, index, preposition)) return;
  if (
    isWord(preposition, 'to', 'with', 'about', 'from')
      ? !opensObject(tokens[index + 2]) || (isWord(preposition, 'to') && is(tokens[index + 2], R.VB))
      : !isGoverned(tokens, index + 1)
  )
    return;
  // "the person I want to marry with my whole heart", "nobody to talk to or visit with"
  if (isWord(preposition, 'to') && is(tokens[index + 2], NOUN) && can(tokens[index + 2], R.VB)) return;
  if (isWord(tokens[index - 1], 'to', 'who', 'that') && isWord(token, 'help') && !can(tokens[index + 2], R.PRPO))
    return;
  return {
    ...shortest(tokens, index, index + 2, [[token.text]]),
    params: { word: token.text, wrong: preposition.lower },
  };
});

/** What may follow a verb without its preposition: how long, how much or in what way. */
const isMeasure = (tokens: readonly Token[], index: number): boolean => {
  const phrase = nounPhraseAt(tokens, index);
  return (
    !phrase ||
    (ADJUNCTS.has(phrase.head.lower) &&
      !isWord(phrase.head, 'english', 'people', 'person', 'teacher', 'voice', 'words', 'word')) ||
    isWord(tokens[index], 'first', 'last', 'all', 'every', 'each') ||
    isWord(
      phrase.head,
      'lot',
      'bit',
      'deal',
      'much',
      'more',
      'little',
      'less',
      'most',
      'miles',
      'metres',
      'turn',
      'turns',
      'tables',
      'another',
      'today',
      'tomorrow',
      'yesterday',
      'tonight',
      'enough',
      'thing',
      'right',
      'here',
      'there',
      'those',
      'that',
      'this',
      'something',
      'nothing',
      'anything',
      'both',
      'any',
      'none',
      'moments',
      'long',
    )
  );
};

/** "listen music" → to music. */
const missingAfterVerb = tokenRule('preposition', 'missingPreposition', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const right = token && needsPreposition.get(token.verb ?? '');
  // "my friends laugh me": a pronoun shows that the word before is a verb
  const hasPronoun = isWord(after, 'me', 'him', 'us', 'them', 'you', 'it') && isEndAfter(tokens, index + 1);
  if (!token || !after || !right || !(isVerbAt(tokens, index) || (hasPronoun && can(token, VERB)))) return;
  if (!can(after, R.DT | R.PRPS | R.PRPO) && !is(after, NOUN | R.VBG)) return;
  if (can(after, R.WH | R.CD) || isWord(after, 'that', 'there', 'here', 'home')) return;
  const isObject = can(after, R.PRPO) && !can(after, R.PRPS | R.DT | R.QT);
  const isPlain =
    isWord(token, 'listen', 'listens', 'listening', 'listened') ||
    token.verb === 'wait' ||
    token.verb === 'belong' ||
    token.verb === 'laugh';
  if (token.verb === 'look' || token.verb === 'point') {
    if (!isObject || isWord(after, 'it', 'you') || !(token.verb === 'look') || !isEndAfter(tokens, index + 1)) return;
  } else if (!isPlain && !isObject && !can(after, R.DT | R.PRPS)) return;
  if (token.verb === 'agree' && !isObject) return;
  if (token.verb === 'concentrate' && isObject) return;
  if (
    token.verb === 'reply' ||
    token.verb === 'shout' ||
    token.verb === 'yell' ||
    token.verb === 'lie' ||
    token.verb === 'happen' ||
    token.verb === 'succeed'
  ) {
    if (!isObject || isWord(after, 'it')) return;
  }
  if (
    (token.verb === 'rebel' ||
      token.verb === 'protest' ||
      token.verb === 'complain' ||
      token.verb === 'apologize' ||
      token.verb === 'concentrate' ||
      token.verb === 'adapt' ||
      token.verb === 'object') &&
    !isObject &&
    !can(after, R.DT | R.PRPS)
  )
    return;
  if (
    token.verb === 'adapt' ||
    token.verb === 'protest' ||
    token.verb === 'arrive' ||
    token.verb === 'contribute' ||
    token.verb === 'dream'
  )
    return;
  if (!isObject && isMeasure(tokens, index + 1)) return;
  // the object of a relative clause or question comes first: "the man she waited for"
  if (
    token.verb === 'wait' &&
    isWord(after, 'your', 'my', 'his', 'her', 'their', 'our') &&
    isWord(tokens[index + 2], 'turn', 'turns')
  )
    return;
  // "not listen you said", a clause without "that"
  if (isWord(after, 'you', 'it') && can(tokens[index + 2], VERB | R.MD | R.BE) && !can(tokens[index + 2], NOUN)) return;
  if (is(after, R.NNP) && token.verb !== 'listen' && token.verb !== 'wait') return;
  return inserted(tokens, index, right);
});

/** A preposition between the words at an index and after it. */
const inserted = (tokens: readonly Token[], index: number, right: string): Finding =>
  shortest(tokens, index, index + 2, [[wordOf(tokens, index), right, wordOf(tokens, index + 1)]], {
    word: tokens[index]?.text ?? '',
    right,
  });

const isEndAfter = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index + 1];
  return token === undefined || is(token, R.PUNCT | R.CC | R.SC | R.WH);
};

/** "explain me" → explain to me. */
const missingTo = tokenRule('preposition', 'missingTo', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const next = tokens[index + 2];
  if (!token?.verb || !after || !needsTo.includes(token.verb) || !isVerbAt(tokens, index)) return;
  if (!isWord(after, 'me', 'him', 'us', 'them', 'her') || !next) return;
  if (isWord(after, 'her') && can(next, NOUN | R.JJ) && !isWord(next, 'that')) return;
  const isFollowed =
    can(next, R.WH | R.DT | R.PRPS) ||
    isWord(next, 'that', 'about') ||
    (is(next, R.NNS | R.JJ | R.QT) && !isWord(next, 'all', 'both'));
  if (
    !isFollowed ||
    (token.verb === 'introduce' && !can(next, R.DT | R.PRPS)) ||
    (token.verb === 'speak' && !isWord(next, 'about'))
  )
    return;
  return inserted(tokens, index, 'to');
});

/** "interested music" → in music. */
const missingAfterAdjective = tokenRule('preposition', 'missingAfterAdjective', (tokens, index) => {
  const token = tokens[index];
  const after = tokens[index + 1];
  const right = token && adjectiveNeeds.get(token.lower);
  if (!token || !after || !right) return;
  let at = index - 1;
  while (is(tokens[at], R.RB | R.NOT)) at -= 1;
  if (!can(tokens[at], R.BE) && !isWord(tokens[at], 'feel', 'felt', 'get', 'got', 'became', 'become', 'am')) return;
  // "she was different that day", "I am tired every day"
  const isObject = can(after, R.PRPO) && !can(after, R.PRPS | R.DT | R.QT) && isEndAfter(tokens, index + 1);
  const isOpen = isWord(after, 'the', 'my', 'our', 'his', 'her', 'their', 'your') && !isMeasure(tokens, index + 1);
  if (isWord(token, 'full', 'ready', 'different', 'tired', 'bored', 'famous', 'worried') && !isOpen) return;
  if (!isObject && !isOpen) return;
  const phrase = nounPhraseAt(tokens, index + 1);
  if (!phrase || can(tokens[phrase.to], VERB | R.BE | R.MD | R.HAVE) || isWord(after, 'you', 'it')) return;
  return inserted(tokens, index, right);
});

/** Verbs with a preposition and -ing where learners use "to": "insist to pay". */
const ING_AFTER: ReadonlyMap<string, string> = new Map(
  'insist on|succeed in|apologize for|apologise for|depend on|persist in|concentrate on|focus on|dream of'
    .split('|')
    .map((row) => row.split(' ') as [string, string]),
);
const insistTo = tokenRule('preposition', 'prepositionWithIng', (tokens, index): Finding | undefined => {
  const token = tokens[index];
  const base = tokens[index + 2];
  const right = token && ING_AFTER.get(token.verb ?? '');
  if (
    !token ||
    !right ||
    !isWord(tokens[index + 1], 'to') ||
    !base?.verb ||
    !can(base, R.VB) ||
    !isVerbAt(tokens, index)
  )
    return;
  if (token.verb === 'depend' || can(tokens[index - 1], R.PRPS)) return;
  return {
    from: index + 1,
    to: index + 3,
    fixes: [`${right} ${ingOf(base.verb)}`],
    params: { word: token.text, right: `${right} ${ingOf(base.verb)}`, wrong: `to ${base.text}` },
  };
});

export const governmentRules: readonly Rule[] = [
  insistTo,
  noPreposition,
  afterVerb,
  afterAdjective,
  afterNoun,
  afterObject,
  missingTo,
  missingAfterVerb,
  missingAfterAdjective,
];
