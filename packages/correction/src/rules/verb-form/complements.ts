import { ingOf, participleOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isCapital, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import {
  afterObject,
  isGapClause,
  isInflected,
  isObjectPronoun,
  isPerson,
  isSubjectPronoun,
  isVerbHere,
  leadOf,
  looksBase,
  opensObject,
  PEOPLE,
  skipAdverbs,
} from '../../tagging/verbs.ts';
import { type Rule, tokenRule } from '../rule.ts';
import {
  DURATIONS,
  EITHER_VERBS,
  GERUND_VERBS,
  GO_ACTIVITIES,
  INFINITIVE_VERBS,
  OBJECT_TO_VERBS,
  OFTEN_PASSIVE,
  STOPPED,
  TO_ADJECTIVES,
  TO_NOUNS,
  TO_VERBS,
} from './tables.ts';

/** The -ing forms of a verb; with the American one of "travelling". */
const ingForms = (base: string): string[] =>
  /[aeiou]l$/.test(base) && ingOf(base).endsWith('lling') ? [ingOf(base), `${base}ing`] : [ingOf(base)];

/** Whether the base form after "to" or a verb is a verb for certain, not a noun: "to cook for", "to hear". */
function isBaseHere(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!looksBase(token) || can(token, R.MD | R.IN)) return false;
  if (is(token, R.VB | R.BE | R.HAVE | R.DO)) return true;
  return (
    can(token, R.VB) &&
    !can(tokens[index + 1], R.CC) &&
    !isPunctuation(tokens[index + 1]) &&
    tokens[index + 1] !== undefined
  );
}

/** Whether a base form without "to" is a verb for certain: it is nothing else, or has an object. */
function isBareVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (!looksBase(token) || can(token, R.MD | R.IN) || isWord(token, 'own', 'better', 'please')) return false;
  if (is(token, R.VB | R.BE | R.HAVE | R.DO)) return true;
  if (can(token, R.JJ) && !opensObject(after)) return false;
  if (opensObject(after) && !isWord(after, 'a', 'an')) return true;
  if (isWord(after, 'a', 'an') && !can(token, R.JJ)) return true;
  if (isWord(token, 'play', 'watch', 'drink', 'study', 'visit', 'cook') && can(after, NOUN) && !can(after, R.VB))
    return true;
  return (
    isWord(token, 'travel', 'talk', 'live', 'work', 'study', 'walk', 'move', 'return') &&
    isWord(after, 'to', 'with', 'in', 'at', 'abroad', 'about')
  );
}

/** Whether the verb is active: "he considered to go", not "is considered to be" or "a way considered to be". */
function isActive(tokens: readonly Token[], index: number): boolean {
  const verb = tokens[index];
  const lead = tokens[leadOf(tokens, index)];
  if (can(lead, R.BE) && can(verb, R.VBN)) return isWord(lead, "'s") && can(lead, R.HAVE) && !can(lead, R.BE);
  if (!can(verb, R.VBN) || is(verb, R.VBD)) return true;
  return is(lead, R.PRP) || can(lead, R.HAVE) || isPerson(lead);
}

/** Enjoy, avoid, finish … and "to": "enjoy to cook" → enjoy cooking. */
const gerund = tokenRule('verb-form', 'gerundAfterVerb', (tokens, index) => {
  const to = tokens[index];
  const base = tokens[index + 1];
  if (!isWord(to, 'to') || !looksBase(base)) return;
  const at = leadOf(tokens, index);
  const verb = tokens[at];
  const lead = tokens[leadOf(tokens, at)];
  const found = (name: string) => ({ from: index, to: index + 2, fixes: ingForms(base.verb), params: { verb: name } });
  const isSure = isBaseHere(tokens, index + 1);
  // "gave up to try", "feel like to go", "is worth to see"
  const phrase = `${tokens[at - 1]?.verb ?? tokens[at - 1]?.lower ?? ''} ${verb?.lower ?? ''}`;
  if (
    isSure &&
    [
      'give up',
      'keep on',
      'put off',
      'feel like',
      'carry on',
      'end up',
      'insist on',
      'burst out',
      'think about',
      'think of',
      'dream of',
      'dream about',
      'talk about',
    ].includes(phrase)
  ) {
    if (phrase === 'carry on' || (phrase === 'keep on' && at !== index - 1)) return;
    const isAsked = tokens.slice(0, at).some((each) => isWord(each, 'what', 'which', 'that'));
    return !isAsked && !isGapClause(tokens, leadOf(tokens, at - 1)) && found(phrase);
  }
  if (isWord(verb, 'worth') && at === index - 1 && (isSure || isWord(base, 'visit', 'watch', 'try', 'read', 'buy')))
    return found('worth');
  if (!verb?.verb || (can(verb, R.NNS) && !is(lead, R.PRP))) return;
  if (isWord(verb, 'help') && isWord(tokens[at - 1], "n't", 'not') && isWord(tokens[at - 2], 'ca', 'could', 'can'))
    return found("can't help");
  if (isWord(verb, 'mind') && isSure) {
    const asks =
      isWord(tokens[at - 1], 'you', 'they', 'he', 'she') && isWord(tokens[at - 2], 'do', 'would', 'does', 'did');
    return (asks || isWord(tokens[at - 1], "n't", 'not')) && found('mind');
  }
  if (verb.verb === 'regret' && isVerbHere(tokens, at)) {
    return (
      isSure &&
      !isWord(base, 'say', 'tell', 'inform', 'announce', 'advise', 'report', 'hear', 'see', 'learn', 'admit') &&
      found('regret')
    );
  }
  if (verb.verb === 'stop' && !can(verb, R.NN) && STOPPED.has(base.verb)) {
    const isNegated = isWord(tokens[at - 1], "n't", 'not', 'never', 'cannot');
    const isWeather =
      isWord(tokens[at - 1], 'it') ||
      isWord(base, 'rain', 'snow', 'bark', 'cough', 'cry', 'complain', 'scream', 'laugh', 'grow', 'argue');
    return (isNegated || isWeather || can(tokens[at - 1], R.TO)) && found('stop');
  }
  if (!GERUND_VERBS.has(verb.verb) || !isSure) return;
  if (can(lead, R.DT | R.PRPS | R.JJ | R.QT) || (can(verb, R.NN | R.JJ) && !isVerbHere(tokens, at))) return;
  if (OFTEN_PASSIVE.has(verb.verb) ? !isActive(tokens, at) : can(lead, R.BE) && can(verb, R.VBN)) return;
  if (isWord(verb, 'keep', 'risk', 'miss', 'finish', 'mention') && isGapClause(tokens, leadOf(tokens, at))) return;
  if (verb.verb === 'keep' && (can(base, R.NN) || isWord(base, 'be'))) return;
  if (verb.verb === 'finish' && isWord(verb, 'finished') && !is(lead, R.PRP | R.HAVE | R.VBD)) return;
  if (verb.verb === 'consider' && isWord(base, 'be')) return;
  // "practised every day to win": only right after the verb
  if (at !== index - 1 && !isWord(verb, 'enjoy', 'enjoyed', 'enjoys')) return;
  return found(verb.verb);
});

/** The preposition "to" and a base form: "look forward to hear", "is not used to use". */
const afterPrepositionTo = tokenRule('verb-form', 'gerundAfterTo', (tokens, index) => {
  const base = tokens[index + 1];
  if (!isWord(tokens[index], 'to') || !looksBase(base)) return;
  const before = tokens[index - 1];
  const found = (phrase: string) => ({
    from: index + 1,
    to: index + 2,
    fixes: ingForms(base.verb),
    params: { phrase },
  });
  if (isWord(before, 'forward') && tokens[leadOf(tokens, index - 1)]?.verb === 'look') {
    return (!isPunctuation(tokens[index + 2]) && !can(tokens[index + 2], R.CC)) || is(base, R.VB)
      ? found('look forward to')
      : null;
  }
  if (!isBaseHere(tokens, index + 1)) return;
  if (isWord(before, 'accustomed', 'addicted', 'dedicated', 'opposed')) return found(`${before?.lower ?? ''} to`);
  if (before?.verb === 'object' && is(before, R.VB | R.VBZ | R.VBD | R.VBN | R.VBG))
    return opensObject(tokens[index + 2]) || is(base, R.VB) ? found('object to') : null;
  if (isWord(before, 'comes') && isWord(tokens[index - 2], 'it') && isWord(tokens[index - 3], 'when'))
    return found('when it comes to');
  if (isWord(before, 'addition') && isWord(tokens[index - 2], 'in')) return found('in addition to');
  if (!isWord(before, 'used')) return;
  const at = leadOf(tokens, index - 1);
  const lead = tokens[at];
  if (lead?.verb === 'get' || lead?.verb === 'become') return found('used to');
  if (!can(lead, R.BE) || isWord(lead, 'be', 'being')) return;
  const subject = tokens[leadOf(tokens, at)];
  const isNegated = tokens.slice(at, index).some((each) => isWord(each, "n't", 'not'));
  const isHuman =
    isWord(subject, 'i', 'we', 'he', 'she', 'you') ||
    isPerson(subject) ||
    (can(lead, R.BE) && isWord(tokens[at + 1], 'you'));
  return (isHuman || (isNegated && isWord(subject, 'they'))) && found('be used to');
});

/** After these a noun that looks like a verb may follow, so that it is read as one only with an object. */
const GERUND_LEADS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [
    'of',
    [
      'instead',
      'afraid',
      'tired',
      'fond',
      'capable',
      'scared',
      'proud',
      'dream',
      'dreams',
      'dreamed',
      'think',
      'thinking',
      'thought',
      'bored',
      'sick',
      'way',
      'ways',
      'habit',
      'idea',
      'hope',
      'chance',
      'possibility',
      'advantage',
      'advantages',
      'importance',
      'opportunity',
      'kind',
      'experience',
      'pleasure',
      'cost',
      'risk',
      'fear',
    ],
  ],
  [
    'in',
    [
      'interested',
      'succeed',
      'succeeded',
      'success',
      'difficulty',
      'difficulties',
      'experience',
      'interest',
      'specialize',
      'believe',
      'help',
      'helped',
    ],
  ],
  ['at', ['good', 'bad', 'better', 'best', 'great', 'terrible', 'clever', 'excellent']],
  [
    'on',
    ['keen', 'insist', 'insisted', 'insists', 'concentrate', 'focus', 'depends', 'keep', 'kept', 'spend', 'spent'],
  ],
  [
    'about',
    [
      'worried',
      'think',
      'thinking',
      'thought',
      'excited',
      'nervous',
      'talk',
      'talking',
      'talked',
      'dream',
      'dreamed',
      'how',
      'what',
      'happy',
      'crazy',
      'sorry',
    ],
  ],
  ['from', ['stop', 'stopped', 'prevent', 'prevented', 'prevents', 'tired', 'discourage', 'keep']],
  [
    'for',
    [
      'thank',
      'thanks',
      'sorry',
      'responsible',
      'famous',
      'apologize',
      'apologise',
      'apologized',
      'apologised',
      'you',
      'used',
      'blame',
      'reason',
      'excuse',
      'forgive',
    ],
  ],
  ['without', []],
  ['before', []],
  ['after', []],
  ['by', []],
  ['since', []],
  ['despite', []],
  ['besides', []],
  ['with', []],
]);
/** Verbs whose noun takes an article, so that the bare word after a preposition is the verb: "afraid of play". */
const ACTIONS = new Set(
  'play swim visit call cook drive walk run ride climb wait talk sing read eat speak learn write fly draw paint fish ski jump drown fail'.split(
    ' ',
  ),
);

/** A preposition and a base form or "to": "without say", "instead of to go", "for buy". */
const afterPreposition = tokenRule('verb-form', 'gerundAfterPreposition', (tokens, index, { lexicon }) => {
  const preposition = tokens[index];
  const leads = GERUND_LEADS.get(preposition?.lower ?? '');
  if (!leads || !preposition) return;
  const before = tokens[index - 1];
  const isLed =
    leads.some((each) => isWord(before, each)) ||
    (isWord(preposition, 'for') && isObjectPronoun(before) && tokens[index - 2]?.verb === 'thank');
  let at = index + 1;
  const hasTo = isWord(tokens[at], 'to');
  if (hasTo) at += 1;
  const base = tokens[at];
  const after = tokens[at + 1];
  const found = (fixes: string[]) => ({
    from: index + 1,
    to: at + 1,
    fixes,
    params: { preposition: preposition.lower, verb: base?.text ?? '' },
  });
  if (
    isInflected(base) &&
    !hasTo &&
    isWord(preposition, 'after', 'before', 'without') &&
    !can(base, R.BE | R.HAVE | R.DO)
  ) {
    const isClear = is(base, R.VBD)
      ? !isPunctuation(after)
      : is(base, R.VBD | R.VBN) && opensObject(after) && !isWord(preposition, 'without');
    const opens = index === 0 || isPunctuation(before) || can(before, R.CC | R.RB | NOUN);
    return isClear && opens && found(ingForms(base.verb));
  }
  if (!looksBase(base) || can(base, R.MD | R.IN | R.PRP) || isWord(base, 'own', 'please', 'long', 'like', 'don', 'let'))
    return;
  if (hasTo) {
    if (!isBaseHere(tokens, at)) return;
    if (isWord(preposition, 'for') && !isLed) {
      if (isWord(before, 'what', 'go', 'look', 'wish', 'ask', 'room', 'hope')) return;
      return {
        from: index,
        to: at + 1,
        fixes: [`to ${base.verb}`],
        params: { preposition: preposition.lower, verb: base.text },
      };
    }
    if (isWord(preposition, 'for', 'after', 'by', 'since', 'with', 'at', 'on', 'in', 'from', 'about') && !isLed) return;
    if (isWord(preposition, 'of') && !isLed) return;
    if (isWord(preposition, 'before') && !isWord(tokens[at], 'go', 'leave', 'eat', 'sleep')) return;
    if (
      isWord(preposition, 'of', 'about', 'at', 'on', 'in', 'from') &&
      tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that'))
    )
      return;
    return found(ingForms(base.verb));
  }
  const raw = lexicon.analyse(base.lower).readings;
  const isOnlyVerb = !(raw & (R.NN | R.NNS | R.JJ | R.RB | R.VBN | R.VBD));
  if (isOnlyVerb && is(base, R.BE | R.HAVE | R.DO | R.VB)) {
    if (isWord(preposition, 'since', 'before', 'after') && isSubjectPronoun(before)) return;
    if (isWord(base, 'be', 'have', 'do') && (isWord(preposition, 'with', 'after', 'of') || isPunctuation(after)))
      return;
    if (isWord(preposition, 'of') && isWord(before, 'past', 'passive', 'form', 'forms', 'meaning', 'sense')) return;
    if (isWord(base, 'want', 'fail', 'spin') || /^["“‘']$/.test(tokens[index + 2]?.text ?? '')) return;
    if (
      isWord(preposition, 'with', 'on', 'at', 'by', 'about', 'in', 'of', 'for', 'from') &&
      !isLed &&
      (isPunctuation(after) || after === undefined)
    )
      return;
    if (isWord(preposition, 'on', 'in', 'with', 'at', 'from', 'about') && !isLed) return;
    if (isWord(preposition, 'for') && !isLed)
      return {
        from: index,
        to: at + 1,
        fixes: [`to ${base.verb}`, `for ${ingOf(base.verb)}`],
        params: { preposition: 'for', verb: base.text },
      };
    return found(ingForms(base.verb));
  }
  if (raw & (R.JJ | R.RB | R.VBN | R.VBD) && !isWord(base, 'live', 'clean', 'read')) return;
  if (!(raw & R.VB)) return;
  const hasObject = opensObject(after) && !isWord(after, 'it', 'you', 'a', 'an');
  if (isWord(preposition, 'for') && !isLed) {
    const isVerbOf =
      isWord(base, 'help', 'visit', 'watch', 'play', 'cook', 'study', 'travel', 'talk', 'drink', 'work') &&
      (hasObject || can(after, R.JJ | R.NNS)) &&
      !can(tokens[index - 1], R.IN | R.VB);
    const isMotion = tokens
      .slice(0, index)
      .some((each) =>
        isWord(
          each,
          'go',
          'went',
          'goes',
          'going',
          'come',
          'came',
          'want',
          'wants',
          'study',
          'studied',
          'here',
          'use',
          'money',
          'need',
        ),
      );
    return isVerbOf && isMotion && (hasObject || (can(after, R.JJ) && can(tokens[at + 2], R.NNS)))
      ? { from: index, to: at + 1, fixes: [`to ${base.verb}`], params: { preposition: 'for', verb: base.text } }
      : null;
  }
  if (
    isLed &&
    (hasObject ||
      (ACTIONS.has(base.verb) && !can(after, NOUN)) ||
      (isWord(base, 'sleep', 'travel', 'work') && isWord(after, 'alone')))
  )
    return found(ingForms(base.verb));
  if (
    isWord(preposition, 'before', 'after', 'without', 'by') &&
    hasObject &&
    isPersonal(after) &&
    !(
      isWord(preposition, 'by', 'without') &&
      raw & R.NN &&
      !isWord(base, 'ask', 'use', 'finish', 'take', 'make', 'help', 'check', 'change', 'call', 'open')
    )
  ) {
    return isWord(
      base,
      'work',
      'school',
      'breakfast',
      'lunch',
      'dinner',
      'supper',
      'church',
      'rain',
      'sleep',
      'practice',
    )
      ? null
      : found(ingForms(base.verb));
  }
  return null;
});
const isPersonal = (token: Token | undefined): boolean =>
  is(token, R.PRPS) || isWord(token, 'the', 'me', 'him', 'them', 'us');

/** -ing forms that are no nouns or adjectives in learners' texts, whatever else they can be. */
const PLAIN_ING = new Set(
  'going being having doing getting making becoming buying coming eating working studying living seeing playing visiting helping moving'.split(
    ' ',
  ),
);

/** Want, decide, hope … and -ing: "want going" → want to go. */
const infinitive = tokenRule('verb-form', 'infinitiveAfterVerb', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token?.verb || !before?.verb || !can(token, R.VBG) || !token.lower.endsWith('ing')) return;
  const lead = tokens[leadOf(tokens, index - 1)];
  const isWould = isWord(before, 'like', 'love') && isWord(lead, 'would', "'d");
  if (!isWould && !INFINITIVE_VERBS.has(before.verb)) return;
  if (!isVerbHere(tokens, index - 1) && !isPerson(lead)) return;
  if (can(before, R.NN | R.NNS | R.VBN | R.JJ) && !is(lead, R.PRP | R.MD | R.TO | R.NOT) && !isPerson(lead)) return;
  const isClear = is(token, R.VBG) || PLAIN_ING.has(token.lower);
  const hasObject = opensObject(after);
  if (!isClear && !hasObject) return;
  if (
    can(after, NOUN) &&
    !opensObject(after) &&
    !isWord(token, 'going', 'playing', 'buying', 'studying', 'visiting', 'eating', 'having', 'getting')
  )
    return;
  if (isGapClause(tokens, leadOf(tokens, index - 1)) && !hasObject) return;
  if (isWord(before, 'claiming', 'promising', 'offering')) return;
  return { from: index, to: index + 1, fixes: [`to ${token.verb}`], params: { verb: before.verb, form: token.text } };
});

/** "To" and a form that is not the base form: "try to making", "have to paid". */
const baseAfterTo = tokenRule('verb-form', 'baseAfterTo', (tokens, index) => {
  const verb = tokens[index + 1];
  if (!isWord(tokens[index], 'to') || !isInflected(verb) || can(verb, R.NNS)) return;
  const at = leadOf(tokens, index);
  const before = tokens[at];
  const lead = tokens[leadOf(tokens, at)];
  const after = tokens[index + 2];
  const found = (fixes: readonly string[], from = index + 1) => ({
    from,
    to: index + 2,
    fixes,
    params: { wrong: verb.text, right: verb.verb },
  });
  if (before?.verb === 'go' && GO_ACTIVITIES.has(verb.lower) && !can(after, NOUN))
    return { ...found([verb.lower], index), params: { wrong: verb.text, right: `go ${verb.lower}` } };
  const isPast = is(verb, R.VBD) && !can(verb, R.BE | R.HAVE | R.DO);
  // "helped me to ate": nothing but a base form follows "to"
  // "people we'd never spoken to came"
  const isStranded =
    can(before, R.VBN | R.VBG) && isWord(before, 'spoken', 'talked', 'listened', 'gone', 'been', 'belonged');
  if (isPast && !isStranded && !can(before, R.IN) && !isCapital(verb)) return found([verb.verb]);
  if (
    can(verb, R.VBG) &&
    can(before, R.JJ) &&
    isWord(tokens[at - 1], 'too') &&
    !isWord(before, 'close', 'similar', 'near', 'used', 'addicted')
  )
    return found([verb.verb]);
  if (isWord(before, 'order') && isWord(tokens[at - 1], 'in')) return found([verb.verb]);
  if (isWord(before, 'going') && can(lead, R.BE) && !can(verb, R.NN | R.JJ)) return found([verb.verb]);
  if (isWord(before, 'used') && isWord(lead, 'i', 'he', 'she', 'we', 'they', 'you') && can(verb, R.VBG))
    return found([verb.verb]);
  if (
    !before?.verb ||
    !TO_VERBS.has(before.verb) ||
    (can(before, R.NN | R.NNS) && !isVerbHere(tokens, at) && !isPerson(lead))
  )
    return;
  if (isWord(before, 'needs', 'needed', 'likes', 'loves', 'wanted') && isGapClause(tokens, leadOf(tokens, at))) return;
  if (
    can(verb, R.VBG) &&
    can(verb, R.NN) &&
    can(after, R.IN) &&
    !EITHER_VERBS.has(before.verb) &&
    !PLAIN_ING.has(verb.lower) &&
    before.verb !== 'have' &&
    !opensObject(after)
  )
    return;
  if (can(verb, R.VBN) && !can(verb, R.VBD) && !isWord(before, 'have', 'has', 'had', 'want', 'try')) return;
  if (
    isWord(before, 'attempts', 'attempted', 'tended', 'aimed', 'determined', 'prepared', 'prepare', 'claims') &&
    can(verb, R.VBG)
  )
    return;
  if (can(verb, R.JJ) && can(after, NOUN) && !can(verb, R.VBG)) return;
  if (can(lead, R.BE) && can(before, R.VBN) && can(verb, R.VBG)) return;
  if (can(verb, R.VBG) && EITHER_VERBS.has(before.verb))
    return (before.verb === 'prefer' && (!is(lead, R.PRP) || isGapClause(tokens, leadOf(tokens, at)))) ||
      (can(before, R.NN) && !isVerbHere(tokens, at))
      ? null
      : found([verb.lower, `to ${verb.verb}`], index);
  if (before.verb === 'have' && can(verb, R.VBG) && isGapClause(tokens, leadOf(tokens, at))) return;
  return found([verb.verb]);
});

const BARE_AFTER = new Set(
  'want decide hope plan agree refuse promise expect manage afford fail pretend learn wish need like love hate prefer start begin try forget remember continue choose'.split(
    ' ',
  ),
);

/** A verb, adjective or noun that needs "to": "would like see", "easy find", "going visit". */
const missingTo = tokenRule('verb-form', 'missingInfinitiveTo', (tokens, index) => {
  const base = tokens[index];
  if (isWord(base, 'want', 'like')) return;
  const before = tokens[index - 1];
  if (!before || !looksBase(base) || can(base, R.MD) || isWord(base, 'like', 'please', 'own')) return;
  const lead = tokens[leadOf(tokens, index - 1)];
  const fixes =
    before.verb !== undefined && EITHER_VERBS.has(before.verb) && !isWord(lead, 'would', "'d")
      ? [`to ${base.verb}`, ingOf(base.verb)]
      : [`to ${base.verb}`];
  const found = { from: index, to: index + 1, fixes, params: { before: before.text, verb: base.text } };
  // "decided not go"
  if (isWord(before, 'not') && is(base, R.VB | R.BE | R.HAVE | R.DO) && !isWord(base, 'have', 'do')) {
    const verb = tokens[index - 2];
    const isChoice =
      ['decide', 'prefer', 'try', 'promise', 'choose', 'agree', 'pretend'].includes(verb?.verb ?? '') &&
      !can(verb, R.NN | R.JJ);
    const asked =
      isObjectPronoun(verb) && ['tell', 'ask', 'warn', 'advise', 'beg', 'want'].includes(tokens[index - 3]?.verb ?? '');
    return (isChoice || asked) && found;
  }
  if (!isBareVerb(tokens, index)) return;
  if (isWord(before, 'going') && can(lead, R.BE) && !isWord(base, 'get', 'be')) return found;
  if (isWord(before, 'used') && isWord(lead, 'i', 'we', 'he', 'she', 'they') && leadOf(tokens, index - 1) === index - 2)
    return found;
  if (TO_NOUNS.has(before.lower) && is(base, R.VB) && can(before, R.NN)) {
    const isTime = isWord(before, 'time')
      ? isWord(tokens[index - 2], "'s", 'is') && isWord(tokens[index - 3], 'it')
      : isWord(before, 'chance', 'opportunity', 'ability', 'permission', 'courage') &&
        can(tokens[index - 2], R.DT | R.PRPS | R.QT | R.JJ);
    const isPlain =
      !tokens.slice(0, index).some((each) => can(each, R.WH) || isWord(each, 'that', 'who')) &&
      !isWord(base, 'be', 'do', 'have');
    return isTime && isPlain && found;
  }
  if (TO_ADJECTIVES.has(before.lower) && can(before, R.JJ | R.VBN | R.JJR | R.JJS)) {
    if (
      !can(lead, R.BE) ||
      isWord(base, 'work', 'be', 'do') ||
      (isWord(before, 'good', 'best', 'great', 'better', 'interesting', 'boring', 'free', 'safe') && !is(base, R.VB))
    )
      return;
    if (isWord(before, 'free', 'easy', 'hard', 'safe', 'better', 'best', 'proud', 'lucky') && can(base, R.NN)) return;
    const isAsked = tokens
      .slice(0, index - 1)
      .some((each) => can(each, R.WH | R.DO) || isWord(each, 'that', 'thing', 'if', 'when', 'all'));
    return !isAsked && found;
  }
  if (before.verb === undefined || !BARE_AFTER.has(before.verb)) return;
  if (isWord(before, 'agree') || (isWord(base, 'have', 'be', 'do') && !is(lead, R.PRP | R.MD))) return;
  if (
    can(base, R.NN) &&
    isWord(tokens[index + 1], 'the') &&
    isWord(tokens[index + 2], 'way', 'moment', 'day', 'time', 'whole')
  )
    return;
  if (isWord(before, 'need') && (isWord(tokens[index - 2], 'need') || can(base, R.BE | R.DO))) return;
  if (can(before, R.VBN) && can(lead, R.BE)) return;
  const isImperative =
    index === 1 && isWord(before, 'try', 'remember', 'start', 'begin', 'forget') && !isWord(base, 'do', 'be', 'have');
  const isNegated = isWord(before, 'forget') && isWord(lead, 'do', "n't");
  if (
    can(before, R.NN | R.NNS | R.JJ | R.IN) &&
    !is(lead, R.PRP | R.MD | R.TO | R.NOT | R.DO) &&
    !isPerson(lead) &&
    !isImperative &&
    !isNegated
  )
    return;
  if (
    isWord(before, 'hope', 'wish', 'expect', 'agree', 'decide', 'remember', 'forget', 'love', 'learn') &&
    can(base, R.NN) &&
    !opensObject(tokens[index + 1])
  )
    return;
  if (isWord(before, 'begin', 'start', 'try', 'continue', 'fail', 'choose', 'wish') && can(base, R.BE | R.HAVE | R.DO))
    return;
  if (
    isWord(lead, 'let', 'help', 'make') ||
    (isWord(before, 'like') && !is(lead, R.PRP | R.MD | R.TO | R.NOT) && !isWord(lead, 'you'))
  )
    return;
  const subject = is(lead, R.PRP) || isPerson(lead) ? leadOf(tokens, index - 1) : -1;
  if (subject > 0 && (isGapClause(tokens, subject) || isPerson(tokens[subject - 1]))) return;
  if (
    tokens
      .slice(0, index)
      .some(
        (each) =>
          (can(each, R.WH) && !isWord(each, 'when', 'who', 'where', 'how', 'why')) || isWord(each, 'all', 'than'),
      )
  )
    return;
  return found;
});

const NAMED_PEOPLE = R.NNP;
const isHuman = (tokens: readonly Token[], end: number): boolean =>
  PEOPLE.has(tokens[end]?.lower ?? '') ||
  is(tokens[end], NAMED_PEOPLE) ||
  isWord(tokens[end], 'me', 'him', 'her', 'us', 'them', 'you');

/** Ask, want, tell … somebody without "to": "want me study" → me to study. */
const objectInfinitive = tokenRule('verb-form', 'objectAndTo', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !OBJECT_TO_VERBS.has(verb.verb) || (can(verb, R.NNS | R.NN) && !isVerbHere(tokens, index))) return;
  const end = afterObject(tokens, index + 1);
  if (end < 0) return;
  const base = tokens[end];
  const object = tokens[end - 1];
  if (!base?.verb || !isHuman(tokens, end - 1)) return;
  const lead = tokens[leadOf(tokens, index)];
  if (can(lead, R.BE) && can(verb, R.VBN)) return;
  const found = {
    from: end,
    to: end + 1,
    fixes: [`to ${base.verb}`],
    params: { verb: verb.verb, object: object?.text ?? '', wrong: base.text },
  };
  const isWant = isWord(
    verb,
    'want',
    'wants',
    'wanted',
    'allow',
    'allows',
    'allowed',
    'ask',
    'asked',
    'asks',
    'advise',
    'advised',
    'encourage',
    'encouraged',
    'encourages',
    'invite',
    'invited',
    'force',
    'forced',
    'expect',
  );
  if (can(base, R.VBG) && base.lower.endsWith('ing')) {
    return (
      isWant &&
      !isWord(verb, 'expect') &&
      !can(base, R.JJ | R.NN) &&
      isWord(object, 'me', 'him', 'us', 'them') &&
      !isWord(base, 'being', 'saying', 'using', 'according') &&
      found
    );
  }
  if (!looksBase(base)) return;
  const isYou = isWord(object, 'you', 'her') || !is(object, R.PRPO);
  if (
    isYou &&
    isWord(
      verb,
      'expect',
      'expects',
      'expected',
      'tell',
      'tells',
      'told',
      'warn',
      'promise',
      'remind',
      'convince',
      'teach',
      'pay',
      'require',
    )
  )
    return;
  if (isWord(base, 'do', 'have', 'be', 'please') && !isWord(verb, 'want', 'wants', 'wanted')) return;
  if (isWord(object, 'you') && isGapClause(tokens, leadOf(tokens, index))) return;
  const isImpossibleNoun =
    isWord(object, 'me', 'him', 'us', 'them') &&
    can(base, R.VB) &&
    !can(base, R.NNS | R.JJ | R.RB | R.IN) &&
    [
      'want',
      'advise',
      'encourage',
      'invite',
      'force',
      'persuade',
      'warn',
      'remind',
      'convince',
      'urge',
      'motivate',
    ].includes(verb.verb) &&
    !isPunctuation(tokens[end + 1]);
  if (!isImpossibleNoun && (!isBareVerb(tokens, end) || (isYou && can(base, R.NN)))) return;
  if (tokens.slice(0, index).some((each) => isWord(each, 'what', 'whatever', 'which', 'that', 'whom'))) return;
  return found;
});

/** Actions that people are made to do. */
const MADE_TO = new Set(
  'work study learn go stay do think feel wait leave come write read clean wear cry laugh understand believe realize realise eat sit stand run smile pay sleep say know change forget choose worry become'.split(
    ' ',
  ),
);

/** Make, let and help with the wrong form: "made us to write", "let me going", "makes me feels". */
const causative = tokenRule('verb-form', 'baseAfterMakeLet', (tokens, index) => {
  const verb = tokens[index];
  if (!verb || !['make', 'let', 'help'].includes(verb.verb ?? '')) return;
  if (can(verb, R.NNS) && !is(tokens[leadOf(tokens, index)], R.PRP | R.PRPO | R.WH)) return;
  const isMake = verb.verb === 'make';
  if (can(tokens[leadOf(tokens, index)], R.BE) && isMake && !isWord(verb, 'making')) return;
  const next = tokens[index + 1];
  // "let's to go"
  if (isWord(verb, 'let') && isWord(next, "'s")) {
    const at = skipAdverbs(tokens, index + 2);
    const to = isWord(tokens[at], 'to');
    const base = tokens[to ? at + 1 : at];
    if (to ? !looksBase(base) : !isInflected(base) || can(base, R.NN | R.NNS | R.JJ)) return;
    return { from: at, to: to ? at + 2 : at + 1, fixes: [base?.verb ?? ''], params: { verb: "let's" } };
  }
  const end = afterObject(tokens, index + 1);
  if (end < 0) return;
  const object = tokens[end - 1];
  const form = tokens[end];
  const params = { verb: verb.verb ?? '', object: object?.text ?? '' };
  if (isWord(form, 'to') && verb.verb !== 'help') {
    const base = tokens[end + 1];
    if (!looksBase(base) || (isMake && !isHuman(tokens, end - 1) && !isWord(object, 'it'))) return;
    if (isMake && (!MADE_TO.has(base.verb) || isWord(object, 'it') || isGapClause(tokens, leadOf(tokens, index))))
      return;
    if (verb.verb === 'let' && isWord(base, 'work') && isWord(object, 'it')) return;
    return { from: end, to: end + 2, fixes: [base.verb], params };
  }
  if (
    !form?.verb ||
    !isWord(object, 'me', 'him', 'her', 'us', 'them', 'you') ||
    (isWord(object, 'her') && can(form, R.NN))
  )
    return;
  if (can(form, R.VBG) && form.lower.endsWith('ing')) {
    if (!isMake && verb.verb !== 'let') {
      const isCannot = tokens
        .slice(Math.max(0, index - 3), index)
        .some((each) => isWord(each, 'ca', 'could', 'can', 'cannot'));
      return (
        is(form, R.VBG) &&
        !isCannot &&
        !isWord(object, 'you', 'her') && { from: end, to: end + 1, fixes: [form.verb, `to ${form.verb}`], params }
      );
    }
    const isPlain =
      PLAIN_ING.has(form.lower) ||
      isWord(form, 'feeling', 'thinking', 'crying', 'laughing', 'running', 'smiling', 'waiting');
    return isPlain && { from: end, to: end + 1, fixes: [form.verb], params };
  }
  if (!isInflected(form) || verb.verb === 'help' || isWord(object, 'you', 'it')) return;
  const isFiniteForm = is(form, R.VBZ) || is(form, R.VBD) || isWord(form, 'feels', 'felt', 'thought', 'looks', 'wants');
  return isFiniteForm && !can(form, R.BE | R.HAVE | R.DO) && { from: end, to: end + 1, fixes: [form.verb], params };
});

/** "Would rather to go", "had better going": a base form follows. */
const rather = tokenRule('verb-form', 'baseAfterRather', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[leadOf(tokens, index)];
  const isRather = isWord(token, 'rather') && isWord(before, 'would', "'d");
  const isBetter = isWord(token, 'better') && isWord(before, 'had', "'d");
  if (!isRather && !isBetter) return;
  const at = isWord(tokens[index + 1], 'not') ? index + 2 : index + 1;
  const form = tokens[at];
  const params = { phrase: `${isRather ? 'would' : 'had'} ${token?.lower ?? ''}` };
  if (isWord(form, 'to') && looksBase(tokens[at + 1]))
    return { from: at, to: at + 2, fixes: [tokens[at + 1]?.verb ?? ''], params };
  if (
    isInflected(form) &&
    !can(form, R.NN | R.JJ | R.NNS) &&
    (can(form, R.VBG) ||
      (isRather &&
        is(form, R.VBZ | R.VBD) &&
        !can(form, R.BE | R.HAVE | R.DO) &&
        is(tokens[leadOf(tokens, index) - 1], R.PRP)))
  )
    return { from: at, to: at + 1, fixes: [form.verb], params };
});

/** Subject and object forms of the pronouns. */
const SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['me', 'I'],
  ['him', 'he'],
  ['her', 'she'],
  ['us', 'we'],
  ['them', 'they'],
  ['you', 'you'],
  ['it', 'it'],
]);
const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['i', 'me'],
  ['he', 'him'],
  ['she', 'her'],
  ['we', 'us'],
  ['they', 'them'],
  ['you', 'you'],
  ['it', 'it'],
]);
/** "Suggest me to take" → suggest that I take; "want that I work" → want me to work. */
const clauses = tokenRule('verb-form', 'clauseAfterVerb', (tokens, index) => {
  const verb = tokens[index];
  const next = tokens[index + 1];
  if (
    verb?.verb === 'suggest' &&
    isObjectPronoun(next) &&
    isWord(tokens[index + 2], 'to') &&
    looksBase(tokens[index + 3])
  ) {
    const base = tokens[index + 3]?.verb ?? '';
    return {
      from: index + 1,
      to: index + 4,
      fixes: [`that ${SUBJECTS.get(next?.lower ?? '')} ${base}`, ingOf(base)],
      params: { verb: 'suggest' },
    };
  }
  const isLike = isWord(verb, 'like') && isWord(tokens[index - 1], 'would', "'d");
  if ((verb?.verb !== 'want' && !isLike) || !isWord(next, 'that') || can(verb, R.NN)) return;
  const subject = tokens[index + 2];
  const isPronoun = isSubjectPronoun(subject);
  const end = isPronoun ? index + 3 : afterObject(tokens, index + 2);
  if (
    end < 0 ||
    (!isPronoun && !can(subject, R.PRPS | R.DT | R.NNP) && !isWord(subject, 'people', 'everyone', 'everybody'))
  )
    return;
  const at = can(tokens[end], R.MD) ? end + 1 : end;
  const form = tokens[at];
  if (
    !form?.verb ||
    !can(form, R.VB | R.VBZ | R.VBD | R.BE | R.HAVE | R.DO) ||
    (isWord(form, 'do', 'does', 'did') && isWord(tokens[at + 1], "n't", 'not'))
  )
    return;
  const object = isPronoun
    ? (OBJECTS.get(subject?.lower ?? '') ?? '')
    : tokens
        .slice(index + 2, end)
        .map(({ text }) => text)
        .join(' ');
  return { from: index + 1, to: at + 1, fixes: [`${object} to ${form.verb}`], params: { verb: verb?.verb ?? '' } };
});

/** "Spend two hours to travel" → travelling; "have difficulty to find" → finding; "no point to go" → in going. */
const spend = tokenRule('verb-form', 'gerundAfterSpend', (tokens, index) => {
  const noun = tokens[index];
  if (!noun || !can(noun, R.NN | R.NNS)) return;
  const hasTo = isWord(tokens[index + 1], 'to');
  const base = tokens[index + (hasTo ? 2 : 1)];
  if (!looksBase(base)) return;
  const at = index + 1;
  const end = index + (hasTo ? 3 : 2);
  const back = tokens.slice(Math.max(0, index - 6), index);
  const found = (phrase: string) => ({ from: at, to: end, fixes: ingForms(base.verb), params: { phrase } });
  const isSure = hasTo ? isBaseHere(tokens, index + 2) : is(base, R.VB);
  if (DURATIONS.has(noun.lower) && isSure && !isWord(base, 'be', 'have')) {
    const spender = back.findLastIndex((each) => each.verb === 'spend' || each.verb === 'waste');
    if (
      spender < 0 ||
      back
        .slice(spender + 1)
        .some(
          (each) => can(each, R.MD | R.WH | R.PRP | R.CC | R.PUNCT | R.BE) && !can(each, R.QT | R.CD | R.DT | R.PRPS),
        )
    )
      return;
    return !isGapClause(tokens, leadOf(tokens, index - back.length + spender)) && found('spend');
  }
  if (
    hasTo &&
    isWord(noun, 'difficulty', 'difficulties', 'trouble') &&
    isSure &&
    back.some((each) => each.verb === 'have')
  ) {
    return !isWord(noun, 'trouble') || can(tokens[index - 1], R.HAVE | R.QT) || isWord(tokens[index - 1], 'no')
      ? found(`have ${noun.lower}`)
      : null;
  }
  if (hasTo && isWord(noun, 'point', 'use') && isWord(tokens[index - 1], 'no') && isSure) {
    return {
      from: at,
      to: end,
      fixes: isWord(noun, 'use') ? ingForms(base.verb) : [`in ${ingOf(base.verb)}`],
      params: { phrase: `no ${noun.lower}` },
    };
  }
});

/** Services that people have done: "have my hair cut", "had my bike repaired". */
const SERVICES = new Set(
  'repair fix paint clean check wash service steal deliver dye install print remove translate renovate replace decorate iron'.split(
    ' ',
  ),
);
const haveDone = tokenRule('verb-form', 'haveSomethingDone', (tokens, index) => {
  const verb = tokens[index];
  if (verb?.verb !== 'have' && verb?.verb !== 'get') return;
  if (!is(tokens[index + 1], R.PRPS | R.DT)) return;
  const end = afterObject(tokens, index + 1);
  const base = tokens[end];
  if (end < 0 || !looksBase(base) || !SERVICES.has(base.verb) || isPerson(tokens[end - 1])) return;
  const after = tokens[end + 1];
  const isEnd =
    after === undefined ||
    isPunctuation(after) ||
    isWord(after, 'by', 'at', 'in', 'yesterday', 'before', 'every', 'last', 'and', 'tomorrow', 'on');
  return (
    isEnd &&
    (is(base, R.VB) || isWord(after, 'by', 'at', 'yesterday')) && {
      from: end,
      to: end + 1,
      fixes: [participleOf(base.verb)[0] ?? ''],
      params: { verb: verb.verb },
    }
  );
});

export const complementRules: readonly Rule[] = [
  gerund,
  afterPrepositionTo,
  spend,
  afterPreposition,
  clauses,
  causative,
  rather,
  objectInfinitive,
  infinitive,
  baseAfterTo,
  haveDone,
  missingTo,
];
