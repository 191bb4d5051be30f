import { ingOf } from '../../lexicon/inflect.ts';
import { R } from '../../lexicon/readings.ts';
import { can, is, isWord, type Token } from '../../tagging/token.ts';
import { isGapClause, isPerson, isVerbHere, leadOf, looksBase } from '../../tagging/verbs.ts';
import { tokenRule } from '../rule.ts';
import { ingForms, isBaseHere } from './bare-verbs.ts';
import { DURATIONS, GERUND_VERBS, OFTEN_PASSIVE, STOPPED } from './tables.ts';

/** Whether the verb is active: "he considered to go", not "is considered to be" or "a way considered to be". */
function isActive(tokens: readonly Token[], index: number): boolean {
  const verb = tokens[index];
  const lead = tokens[leadOf(tokens, index)];
  if (can(lead, R.BE) && can(verb, R.VBN)) return isWord(lead, "'s") && can(lead, R.HAVE) && !can(lead, R.BE);
  if (!can(verb, R.VBN) || is(verb, R.VBD)) return true;
  return is(lead, R.PRP) || can(lead, R.HAVE) || isPerson(lead);
}

/** Enjoy, avoid, finish … and "to": "enjoy to cook" → enjoy cooking. */
export const gerund = tokenRule('verb-form', 'gerundAfterVerb', (tokens, index) => {
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
  if (
    isWord(verb, 'help') &&
    isWord(tokens[at - 1], "n't", 'not') &&
    isWord(tokens[at - 2], 'ca', 'could', 'can') &&
    at === index - 1
  )
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

/** "Spend two hours to travel" → travelling; "have difficulty to find" → finding; "no point to go" → in going. */
export const spend = tokenRule('verb-form', 'gerundAfterSpend', (tokens, index) => {
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
