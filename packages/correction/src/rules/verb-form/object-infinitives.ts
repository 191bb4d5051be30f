import { R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord } from '../../tagging/token.ts';
import {
  afterObject,
  isGapClause,
  isInflected,
  isVerbHere,
  leadOf,
  looksBase,
  skipAdverbs,
} from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { isBareVerb, isHuman, PLAIN_ING } from './bare-verbs.ts';
import { OBJECT_TO_VERBS } from './tables.ts';

/** Ask, want, tell … somebody without "to": "want me study" → me to study. */
export const objectInfinitive = tokenRule('verb-form', 'objectAndTo', (tokens, index) => {
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
export const causative = tokenRule('verb-form', 'baseAfterMakeLet', (tokens, index) => {
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
