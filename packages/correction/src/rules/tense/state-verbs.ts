import { ingOf, thirdPersonOf } from '../../lexicon/inflect.ts';
import { NOUN, R } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { opensObject } from '../../tagging/verbs.ts';
import { finding } from '../finding.ts';
import { predicateRule } from './predicate-rule.ts';
import { isShort } from './short-forms.ts';

/** Verbs that have no progressive in the present. */
const NEVER = new Set(
  'know understand believe want need prefer own belong consist contain possess seem resemble deserve matter cost agree disagree depend hate mean recognize recognise like exist'.split(
    ' ',
  ),
);

/** What is had, not done: "is having two sisters". */
const POSSESSED = new Set(
  `brother brothers sister sisters son sons daughter daughters child children cousin cousins car cars house flat apartment dog dogs cat cats eyes hair
money job bike phone friend friends garden rooms bedrooms floor floors windows idea computer laptop family pet pets nose beard`.split(
    /\s+/,
  ),
);

const PERCEPTIONS = new Set('taste smell sound'.split(' '));

/** "I am knowing", "the soup is tasting strange": a state has no progressive. */
export const state = predicateRule('stateInProgressive', (tokens, predicates, index) => {
  const predicate = predicates[index];
  if (predicate?.form !== 'progressive') return;
  const { at, verb, base, subject, time, isNegated } = predicate;
  const main = tokens[verb];
  const after = tokens[verb + 1];
  if (!main || main.lower !== ingOf(base)) return;
  const isHaving = base === 'have' && time === 'present' && possessed(tokens, verb + 1);
  const isPerception =
    PERCEPTIONS.has(base) &&
    (can(after, R.JJ) || isWord(after, 'like', 'very', 'so', 'really')) &&
    !can(after, NOUN) &&
    subject.person === 3;
  const isState =
    NEVER.has(base) &&
    (time === 'present' ||
      !isWord(
        main,
        'wanting',
        'needing',
        'meaning',
        'preferring',
        'depending',
        'hating',
        'disagreeing',
        'agreeing',
        'costing',
      ));
  if (!isHaving && !isPerception && !isState) return;
  // "is a matter of knowing", "the main thing is knowing"
  if (
    isState &&
    !['i', 'you', 'he', 'she', 'we', 'they', 'it'].includes(tokens[subject.head]?.lower ?? '') &&
    !opensObject(after) &&
    !isWord(after, 'to', 'on', 'of', 'that', 'what', 'how')
  )
    return;
  if (
    isWord(main, 'meaning', 'liking', 'costing', 'hating', 'understanding') &&
    !['i', 'he', 'she', 'we', 'they'].includes(tokens[subject.head]?.lower ?? '') &&
    base !== 'cost'
  )
    return;
  if (isWord(main, 'liking', 'hating', 'costing') && isShort(tokens[at])) return;
  if (subject.number === 'unknown' && subject.person === 3) return;
  const isThird = subject.person === 3 && subject.number === 'singular';
  const start = isShort(tokens[at]) ? at - 1 : at;
  const lead = isShort(tokens[at]) ? `${tokens[at - 1]?.text ?? ''} ` : '';
  const middle = tokens
    .slice(at + 1, verb)
    .map(({ text }) => text)
    .join(' ');
  if (subject.from > at) return;
  if (isNegated) {
    const helper = time === 'past' ? 'did' : isThird ? 'does' : 'do';
    const fixes = isWord(tokens[at + 1], 'not')
      ? [`${helper} not ${base}`, `${helper}n't ${base}`]
      : [`${helper}n't ${base}`];
    return finding(
      tokens,
      start,
      verb + 1,
      fixes.map((each) => lead + each),
    );
  }
  const form = time === 'past' ? pastForm(base) : isThird ? thirdPersonOf(base) : base;
  return finding(tokens, start, verb + 1, [`${lead}${middle === '' ? '' : `${middle} `}${form}`]);
});

const PASTS: ReadonlyMap<string, string> = new Map([
  ['know', 'knew'],
  ['understand', 'understood'],
  ['believe', 'believed'],
  ['own', 'owned'],
  ['belong', 'belonged'],
  ['consist', 'consisted'],
  ['contain', 'contained'],
  ['possess', 'possessed'],
  ['seem', 'seemed'],
  ['resemble', 'resembled'],
  ['deserve', 'deserved'],
  ['matter', 'mattered'],
  ['recognize', 'recognized'],
  ['recognise', 'recognised'],
  ['like', 'liked'],
  ['exist', 'existed'],
  ['taste', 'tasted'],
  ['smell', 'smelled'],
  ['sound', 'sounded'],
]);

const pastForm = (base: string): string => PASTS.get(base) ?? base;

function possessed(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 5; at += 1) {
    const token = tokens[at];
    if (!token || isPunctuation(token)) return false;
    if (POSSESSED.has(token.lower)) {
      const after = tokens[at + 1];
      return (
        !isWord(
          after,
          'over',
          'for',
          'round',
          'with',
          'trouble',
          'problems',
          'staying',
          'come',
          'coming',
          'visit',
          'serviced',
          'repaired',
          'fixed',
          'cut',
          'interview',
          'interviews',
          'party',
        ) && !can(after, NOUN | R.VBN | R.VBG)
      );
    }
    if (!can(token, R.DT | R.CD | R.QT | R.JJ | R.PRPS | R.NN) || is(token, R.PRPS)) return false;
  }
  return false;
}
