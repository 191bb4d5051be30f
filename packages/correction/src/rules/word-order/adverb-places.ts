import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { finding } from '../finding.ts';
import { isVerbAt, textOf, wordOf } from '../fixed-phrases.ts';
import { nounPhraseAt } from '../noun-phrase.ts';
import { tokenRule } from '../rule.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const SUBJECTS = ['i', 'you', 'he', 'she', 'we', 'they'];

const MANNER = set(
  `carefully slowly quickly quietly easily gently immediately completely well badly perfectly fluently correctly patiently suddenly
regularly carelessly fast secretly finally recently seriously`,
);

/** Adverbs that may stand before a noun phrase: "exactly the same". */
const FOCUS = set(
  `only really exactly nearly mainly simply probably usually especially merely partly mostly hardly early possibly particularly largely
precisely purely solely strictly roughly approximately practically virtually entirely scarcely barely certainly
clearly definitely
obviously actually basically literally apparently essentially truly fully wholly absolutely daily weekly monthly
yearly family
presumably supposedly allegedly generally normally formerly currently originally officially technically primarily
chiefly notably
specifically namely rarely fairly equally likely evidently effectively respectively initially lately friendly nowhere eventually`,
);

/** How many words say how or how much at an index: "very much", "very well", "carefully". */
function mannerLength(tokens: readonly Token[], index: number): number {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (
    isWord(first, 'very', 'so', 'too', 'really') &&
    isWord(second, 'much', 'well', 'often', 'fast', 'carefully', 'slowly', 'quickly')
  )
    return 2;
  if (isWord(first, 'a') && isWord(second, 'lot') && !isWord(tokens[index + 2], 'of')) return 2;
  if (
    isWord(first, 'every') &&
    isWord(second, 'day', 'morning', 'evening', 'week', 'night', 'year', 'month', 'weekend')
  )
    return 2;
  if (isWord(first, 'as') && isWord(tokens[index + 2], 'as') && isWord(tokens[index + 3], 'possible')) return 4;
  if (isWord(first, 'yesterday')) return 1;
  const word = first?.lower ?? '';
  return MANNER.has(word) || (is(first, R.RB) && word.endsWith('ly') && !FOCUS.has(word)) ? 1 : 0;
}

/** Verbs without an object, or with a clause: nothing can be moved after them. */
const NO_OBJECT = set(
  `be go come walk wait work live sit stand say think know hope run travel sleep talk speak happen arrive look seem
become feel stay fall rise smile laugh agree depend last cost take weigh ask tell teach show give mean rain snow do`,
);

const LIKING = set(`like love enjoy appreciate admire want miss hate respect thank help value support trust care fear`);

/** "like very much spicy food", "opened carefully the box". */
export const beforeObject = tokenRule('word-order', 'objectAfterVerb', (tokens, index) => {
  const verb = tokens[index];
  if (!verb?.verb || !isVerbAt(tokens, index) || (can(verb, R.VBN) && !can(verb, R.VBD))) return;
  const length = mannerLength(tokens, index + 1);
  if (length === 0) return;
  const from = index + 1 + length;
  // "eat very much meat": an amount
  if (isWord(tokens[index + 2], 'much') && !LIKING.has(verb.verb)) return;
  const opener = tokens[from];
  const isSpeak = verb.verb === 'speak' && is(opener, R.NNP);
  if (NO_OBJECT.has(verb.verb) && !isSpeak) return;
  const isOpen =
    is(opener, R.DT | R.PRPS) ||
    isSpeak ||
    (isWord(tokens[index + 1], 'very', 'really', 'so', 'every', 'as') && is(opener, NOUN | R.JJ)) ||
    (isWord(opener, 'this', 'these', 'that') && can(tokens[from + 1], NOUN) && !isWord(opener, 'that'));
  if (!isOpen || isWord(opener, 'what', 'which') || can(opener, R.VBG)) return;
  const phrase = nounPhraseAt(tokens, from);
  if (!phrase || is(phrase.head, R.PRP)) return;
  const after = tokens[phrase.to];
  // a clause: "He explained very well the film was"
  if (can(after, VERB | R.BE | R.MD | R.HAVE) && !isPunctuation(after)) return;
  if (
    /^(?:day|week|month|year|night|time|morning|evening|way|moment|hour|hours|minutes|weekend)s?$/.test(
      phrase.head.lower,
    )
  )
    return;
  // "he plays every day and", "walked slowly the last mile"; a passive: "was carefully the"
  if (can(verb, R.VBN) && can(tokens[index - 1], R.BE | NOUN) && !can(verb, R.VBD)) return;
  if (isWord(after, 'and', 'or', ',') && isWord(tokens[index + 1], 'every', 'so', 'too')) return;
  const adverb = textOf(tokens, index + 1, from);
  const object = textOf(tokens, from, phrase.to);
  const first = `${wordOf(tokens, index)} ${object} ${adverb}`;
  const isMovable = !['a lot', 'yesterday'].includes(adverb) && length < 4 && !adverb.startsWith('every');
  return finding(
    tokens,
    index,
    phrase.to,
    isMovable ? [first, `${adverb} ${wordOf(tokens, index)} ${object}`] : [first],
  );
});

const FREQUENCY = ['always', 'never', 'usually', 'rarely', 'seldom', 'often', 'sometimes'];

/** "we eat always soup" → always eat. */
export const frequency = tokenRule('word-order', 'adverbBeforeVerb', (tokens, index) => {
  const verb = tokens[index];
  const adverb = tokens[index + 1];
  if (!verb?.verb || !isWord(adverb, ...FREQUENCY) || !adverb || !isWord(tokens[index - 1], ...SUBJECTS)) return;
  if (
    !is(verb, R.VB | R.VBZ | R.VBD | R.VBN | NOUN) ||
    can(verb, R.BE | R.MD | R.HAVE | R.DO) ||
    !can(verb, R.VB | R.VBZ | R.VBD)
  )
    return;
  const after = tokens[index + 2];
  const isOptional = isWord(adverb, 'often', 'sometimes');
  if (after === undefined || isPunctuation(after) || is(after, R.CC | R.SC | R.WH | R.TO)) return;
  if (isOptional && !is(after, R.DT | R.PRPS | NOUN | R.PRPO)) return;
  if (
    isWord(verb, 'know', 'knew', 'think', 'thought', 'say', 'said', 'need', 'dare', 'will', 'hope') ||
    can(after, R.MD)
  )
    return;
  if (
    can(tokens[index - 2], R.BE | R.MD | R.DO | R.HAVE) ||
    (isWord(after, 'so', 'as', 'more', 'less', 'a', 'again', 'before') && isOptional)
  )
    return;
  if (isWord(adverb, 'never') && isWord(after, 'to', 'again', 'before')) return;
  return finding(tokens, index, index + 2, [`${adverb.text} ${verb.text}`]);
});

/** "have been never", "will go probably". */
export const withAuxiliary = tokenRule('word-order', 'adverbAfterAuxiliary', (tokens, index) => {
  const aux = tokens[index];
  const verb = tokens[index + 1];
  const adverb = tokens[index + 2];
  const after = tokens[index + 3];
  if (!aux || !verb || !adverb || after === undefined || isPunctuation(after)) return;
  const isPerfect =
    can(aux, R.HAVE) &&
    isWord(verb, 'been') &&
    isWord(adverb, 'never', 'always', 'ever', 'often') &&
    (isWord(after, 'to', 'in', 'at', 'a', 'the', 'my', 'so', 'very') || is(after, R.JJ));
  const isFuture =
    is(aux, R.MD) &&
    is(verb, R.VB) &&
    isWord(adverb, 'probably', 'definitely', 'certainly', 'always', 'never', 'surely') &&
    is(after, R.IN | R.TO | R.DT | R.PRPS | R.IN | R.RB);
  const isPast =
    can(aux, R.HAVE) &&
    can(verb, R.VBN) &&
    !isWord(verb, 'been') &&
    isWord(adverb, 'never', 'always', 'already', 'just') &&
    is(after, R.DT | R.PRPS | R.PRPO | R.QT | R.JJ);
  if (!isPerfect && !isFuture && !isPast) return;
  if (isFuture && isWord(adverb, 'always', 'never') && (isWord(verb, 'be') || is(after, R.TO))) return;
  if (isWord(tokens[index - 1], 'always', 'never')) return;
  return finding(tokens, index + 1, index + 3, [`${adverb.text} ${verb.text}`]);
});

/** "Always I get up early" → I always get up. */
export const alwaysFirst = tokenRule('word-order', 'adverbFirst', (tokens, index) => {
  const [adverb, subject, verb] = [tokens[0], tokens[1], tokens[2]];
  if (index !== 0 || !isWord(adverb, 'always') || !isWord(subject, ...SUBJECTS) || !verb || !subject) return;
  if (!is(verb, R.VB | R.VBZ | R.VBD | NOUN) || can(verb, R.BE | R.HAVE | R.MD)) return;
  return finding(tokens, 0, 2, [`${wordOf(tokens, 1)} always`]);
});

/** "I in a small company work" → work in a small company. */
export const placeFirst = tokenRule('word-order', 'verbBeforePlace', (tokens, index) => {
  if (
    !isWord(tokens[index], 'i', 'we', 'they', 'he', 'she') ||
    !isWord(tokens[index + 1], 'in', 'at', 'to', 'from', 'with', 'on')
  )
    return;
  const before = tokens[index - 1];
  if (
    before !== undefined &&
    !isPunctuation(before) &&
    !is(before, R.CC | R.SC | R.WH) &&
    !isWord(before, 'that', 'because', 'when', 'but')
  )
    return;
  if (!is(tokens[index + 2], R.DT | R.PRPS | NOUN)) return;
  const phrase = nounPhraseAt(tokens, index + 2);
  if (
    !phrase ||
    isWord(phrase.head, 'turn', 'fact', 'particular', 'general', 'time', 'way', 'least', 'first', 'last', 'part')
  )
    return;
  const verb = tokens[phrase.to];
  if (!verb?.verb || !can(verb, R.VB | R.VBZ | R.VBD) || is(verb, NOUN) || can(verb, R.IN | R.DO | R.HAVE | R.BE))
    return;
  if (!is(phrase.head, NOUN)) return;
  return finding(tokens, index + 1, phrase.to + 1, [`${verb.text} ${textOf(tokens, index + 1, phrase.to)}`]);
});
