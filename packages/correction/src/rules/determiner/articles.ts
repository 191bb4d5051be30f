import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase, modifiersBefore } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { countNouns, known, professions } from './count-nouns.ts';
import { articleFor } from './sound.ts';

const POSSESSIVES: Readonly<Record<string, string>> = {
  i: 'my',
  he: 'his',
  she: 'her',
  we: 'our',
  they: 'their',
  you: 'your',
};

/** The possessive of the subject before an index: "he broke leg" → his. */
function possessiveBefore(tokens: readonly Token[], index: number): string | undefined {
  const subject = tokens.slice(0, index).findLast(({ lower }) => POSSESSIVES[lower] !== undefined);
  return subject ? POSSESSIVES[subject.lower] : undefined;
}

/** A finding that puts articles before the word at an index. */
function articles(
  tokens: readonly Token[],
  index: number,
  determiners: readonly string[],
  params: Readonly<Record<string, string>>,
): Finding {
  const word = wordOf(tokens, index);
  return { from: index, to: index + 1, fixes: determiners.map((each) => `${each} ${word}`), params };
}

const isBecome = (token: Token | undefined): boolean =>
  token?.verb === 'become' || (token?.verb === 'be' && token.lower !== "'s");

/** "she is nurse", "wants to become engineer", "works as waiter". */
const profession = tokenRule('determiner', 'articleWithJob', (tokens, index) => {
  const noun = tokens[index];
  if (!noun || !professions.has(noun.lower) || !can(noun, R.NN)) return;
  const from = modifiersBefore(tokens, index);
  const before = tokens[from - 1];
  const after = tokens[index + 1];
  const isAs =
    isWord(before, 'as') &&
    tokens
      .slice(Math.max(0, from - 6), from - 1)
      .some((each) => ['work', 'serve'].includes(each.verb ?? '') || each.noun === 'job');
  if (tokens.slice(from, index).some((each) => can(each, R.JJS | R.JJR))) return;
  if (!isAs && !(isBecome(before) && can(before, VERB | R.BE))) return;
  if (is(tokens[from], R.POS) || !endsNounPhrase(after) || isWord(after, 'of', "'s", '-', ':') || can(after, R.POS))
    return;
  // "is soldier and sailor": a list
  if (isWord(after, 'and', 'or', ',') && is(tokens[index + 2], NOUN) && !isWord(tokens[index + 2], 'she', 'he')) return;
  // a question: "is teacher"; what follows "there" or a relative clause
  if (from - 1 === 0 || isPunctuation(tokens[from - 2]) || isWord(tokens[from - 2], 'what', 'who', 'whose')) return;
  if (
    can(tokens[from], R.VBG) ||
    (from === index &&
      isWord(noun, 'cook', 'guard', 'coach', 'model', 'graduate', 'dancer', 'porter', 'miller') &&
      !is(noun, R.NN))
  )
    return;
  return articles(tokens, from, [articleFor(tokens[from]?.text ?? '')], { noun: noun.text });
});

/** Prepositions after which a single thing needs an article. */
const PLACE_PREPOSITIONS = new Set(
  `
outside in on at with for from into onto near under behind inside beside about through without across along towards
around after before`
    .trim()
    .split(/\s+/),
);

/** Whether the noun may stand in a fixed phrase or in a pair without an article: "from door to door", "bag in hand". */
function isPaired(tokens: readonly Token[], index: number): boolean {
  const noun = tokens[index]?.lower;
  const around = tokens.slice(Math.max(0, index - 4), index + 5).filter(({ lower }) => lower === noun);
  if (around.length > 1) return true;
  const after = tokens[index + 1];
  const beyond = tokens[index + 2];
  if (
    isWord(after, 'and', 'or', 'nor', ',', '&', 'to', 'by', 'after') &&
    can(beyond, NOUN | R.JJ | R.VBG) &&
    !can(beyond, R.PRP)
  )
    return true;
  return isWord(after, '-', '–', '/', ':', ')', 'number');
}

/** Verbs that a verb may follow without "to". */
const BEFORE_VERBS = new Set('help let make go come do see hear watch feel have dare need get'.split(' '));

/** Whether a word that may be a verb is a noun after a verb or preposition: "is wearing coat". */
const isNounAfter = (noun: Token, before: Token, after: Token | undefined): boolean =>
  can(noun, R.NN) &&
  !can(noun, R.VBD | R.VBN | R.VBG) &&
  !can(after, R.DT | R.PRPS | R.PRPO | R.RB) &&
  !BEFORE_VERBS.has(before.verb ?? '');

/** "there is woman", "in kitchen", "he broke leg". */
const single = tokenRule('determiner', 'articleMissing', (tokens, index) => {
  const noun = tokens[index];
  if (!noun || !countNouns.has(noun.lower) || !can(noun, R.NN) || is(noun, R.NNP)) return;
  const after = tokens[index + 1];
  const from = modifiersBefore(tokens, index);
  const isJoined = from < index && isWord(after, 'and') && is(tokens[from], R.JJ) && is(tokens[index + 2], R.JJ);
  if (!endsNounPhrase(after) || (!isJoined && isPaired(tokens, index)) || can(after, R.POS)) return;
  const before = tokens[from - 1];
  if (!before || from > index) return;
  if (
    is(tokens[from], R.JJR | R.JJS) ||
    tokens
      .slice(from, index)
      .some(
        (each) =>
          isWord(
            each,
            'same',
            'other',
            'such',
            'own',
            'next',
            'last',
            'first',
            'second',
            'third',
            'main',
            'only',
            'whole',
            'enough',
            'former',
          ) || can(each, R.CD | R.QT),
      )
  )
    return;
  const isThere = isWord(tokens[from - 2], 'there') && can(before, R.BE);
  const isVerb = !isThere && isSurelyVerb(tokens, from - 1);
  const isPreposition =
    !isVerb &&
    !isThere &&
    (is(before, R.IN) ||
      isWord(before, 'near', 'inside', 'behind', 'outside', 'after', 'before', 'under', 'through')) &&
    PLACE_PREPOSITIONS.has(before.lower);
  const isTo = isWord(before, 'to') && isMotion(tokens, from - 2) && known.has(noun.lower);
  if (!isThere && !isVerb && !isPreposition && !isTo) return;
  if (isPreposition && isWord(tokens[from - 2], 'from', 'such', 'as')) return;
  if (
    isWord(before, 'with') &&
    from === index &&
    isWord(noun, 'bus', 'car', 'train', 'tram', 'taxi', 'bike', 'bicycle', 'motorbike', 'boat', 'ship')
  )
    return;
  // "in bed", "on stage" are no matter here; "on screen", "at table", "at sea", "in cap and gown"
  if (isPreposition && isIdiomatic(before, noun)) return;
  // "play guitar", "take bus 12"
  if (
    isVerb &&
    ['play', 'turn', 'call', 'name', 'say', 'mean', 'sign', 'elect', 'spell', 'write', 'read', 'mime'].includes(
      before.verb ?? '',
    )
  )
    return;
  if (isWord(noun, 'country') && from < index) return;
  if ((before.verb === 'move' && isWord(noun, 'house')) || (before.verb === 'make' && isWord(noun, 'friend'))) return;
  if (!is(noun, R.NN) && !isNounAfter(noun, before, after)) return;
  const article = articleFor(tokens[from]?.text ?? '');
  const own = possessiveBefore(tokens, from);
  const plural =
    from === index &&
    (isWord(before, 'for', 'about') || ['like', 'love', 'hate', 'sell', 'collect'].includes(before.verb ?? ''));
  const first = isPreposition || isTo || known.has(noun.lower) ? ['the', article] : [article, 'the'];
  if (isThere) return articles(tokens, from, [article], { noun: noun.text });
  const finding = articles(tokens, from, [...first, ...(own && !plural ? [own] : [])], { noun: noun.text });
  return plural ? { ...finding, fixes: [...finding.fixes, `${noun.text}s`] } : finding;
});

const isMotion = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index];
  if (isWord(token, 'back', 'home', 'me', 'him', 'them', 'us')) return true;
  return (
    [
      'go',
      'come',
      'walk',
      'drive',
      'run',
      'travel',
      'return',
      'move',
      'get',
      'take',
      'bring',
      'ride',
      'hurry',
    ].includes(token?.verb ?? '') && can(token, VERB)
  );
};

/** Whether a verb with an object is at an index. */
function isSurelyVerb(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!token || token.verb === undefined) return false;
  if (is(token, R.BE))
    return (
      token.lower !== "'s" &&
      index > 0 &&
      !isPunctuation(tokens[index - 1]) &&
      !isWord(tokens[index - 1], 'what', 'where', 'who', 'which', 'there', 'here')
    );
  if (can(token, R.BE | R.DO | R.MD) || isWord(token, "'d", "'s", "'ve")) return false;
  if (can(token, R.HAVE)) return is(token, R.HAVE | VERB) && !isPunctuation(tokens[index - 1]);
  const before = tokens[index - 1];
  if (is(token, R.VB))
    return !isWord(token, 'let') && (isVerbAfter(before) || (is(before, R.RB) && isVerbAfter(tokens[index - 2])));
  if (is(token, R.VBD | R.VBZ | R.VB) && can(token, R.VBD | R.VBZ)) return !isWord(token, 'let');
  if (isWord(token, 'found', 'broke')) return can(before, R.PRP | NOUN | R.CC | R.RB);
  if (can(token, R.VBG) && can(before, R.BE)) return true;
  if (is(token, R.VBD | R.VBN)) return can(tokens[index - 1], R.PRP | R.HAVE | NOUN) && !can(tokens[index - 1], R.BE);
  return false;
}

/** Whether a base form can follow: "I [see]", "to [see]", "children [see]". */
const isVerbAfter = (token: Token | undefined): boolean =>
  can(token, R.PRP | R.TO | R.MD | R.DO | R.NOT | R.NNS) || isWord(token, 'and', 'always', 'then');

const IDIOMS = new Set(
  `in hand|on foot|on board|on screen|at table|in bed|in hat|on film|on camera|off camera|in uniform|in mirror|on phone|by phone
on tree|in person|in team|on deck|in town|at town|on stage|in band|in exam|in question|without question|on sight|in ring|on bridge
for example|on paper|in train|on track|in circle|at hand|on tower|at window|on radio|on page|in skirt|in letter|in plan
without problem|without mistake|without ticket|on plan|at test|in test|for dinner|on test|on card|without permission|in office
on key|in key|on ball|in opinion|on letter|in arm|at arm|on street|in coat|in field|in boot|in shoe|on shelf|on ship|in dress|on boat
on knee|on party|to party|on team|on train|on ice|for boy|for girl`.split(/[|\n]/),
);
const isIdiomatic = (before: Token, noun: Token): boolean => IDIOMS.has(`${before.lower} ${noun.lower}`);

/** "is highest mountain", "one of biggest cities", "gave biggest one". */
const superlative = tokenRule('determiner', 'articleWithSuperlative', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  const isMost =
    isWord(token, 'most') &&
    is(after, R.JJ) &&
    !isWord(after, 'people', 'other', 'young', 'old', 'new', 'big', 'small', 'large') &&
    (after?.lower.length ?? 0) > 6;
  if (
    !token ||
    (!isMost && !is(token, R.JJS)) ||
    !before ||
    (isWord(token, 'best', 'least', 'most') !== isMost && isWord(token, 'least', 'most'))
  )
    return;
  const noun = isMost ? tokens[index + 2] : after;
  if (!can(noun, R.NN | R.NNS) || !endsNounPhrase(tokens[index + (isMost ? 3 : 2)])) return;
  if (isMost && is(noun, R.NNS) && !(isWord(before, 'of') && isWord(tokens[index - 2], 'one'))) return;
  const isOne = isWord(before, 'of') && isWord(tokens[index - 2], 'one', 'some', 'two');
  const isPredicate =
    can(before, R.BE) && is(before, R.BE | R.VBD) && can(noun, R.NN) && !isPunctuation(tokens[index - 2]) && index > 1;
  if (!isOne && !isPredicate) return;
  if (
    (isPredicate && isWord(noun, 'time', 'thing', 'practice', 'friend', 'value', 'man') && isWord(token, 'best')) ||
    isWord(tokens[index - 2], 'what', 'which', 'there', 'who')
  )
    return;
  if (isPredicate && !isMost && isWord(token, 'best', 'worst', 'latest', 'earliest')) return;
  return articles(tokens, index, ['the'], { word: isMost ? `most ${after?.text}` : token.text });
});

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth last'.split(' ');
const ORDERED = new Set(
  `
year day week month floor train bus time lesson chapter part page grade job house car child son daughter world
world-war question picture photo paragraph visit trip semester term class`
    .trim()
    .split(/\s+/),
);

/** "in second year", "drives first train". */
const ordinal = tokenRule('determiner', 'articleWithOrdinal', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const noun = tokens[index + 1];
  if (!token || !noun || !isWord(token, ...ORDINALS) || !before) return;
  if (!can(noun, R.NN) || !ORDERED.has(noun.lower) || !endsNounPhrase(tokens[index + 2])) return;
  if (
    isWord(token, 'last') &&
    isWord(noun, 'year', 'day', 'week', 'month', 'time', 'semester', 'term', 'lesson', 'summer')
  )
    return;
  const isPlace = is(before, R.IN) && isWord(before, 'in', 'on', 'during', 'for', 'from', 'after', 'at', 'of');
  const isVerb = isSurelyVerb(tokens, index - 1) && !is(before, R.BE);
  if (!isPlace && !isVerb) return;
  if (isWord(before, 'of') && !isWord(tokens[index - 2], 'end', 'beginning', 'start', 'day')) return;
  if (isWord(noun, 'class', 'grade', 'person', 'world') || (isWord(before, 'at') && isWord(noun, 'sight'))) return;
  const own = possessiveBefore(tokens, index) ?? 'my';
  return articles(tokens, index, ['the', own], { word: token.text, noun: noun.text });
});

const UNIQUE = new Set('sun moon internet environment sky earth government world'.split(' '));

/** "Sun was shining", "because sun is strong". */
const unique = tokenRule('determiner', 'articleUnique', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!token || !UNIQUE.has(token.lower) || isWord(token, 'earth')) return;
  const isFirst =
    index === 0 || isWord(before, 'because', 'when', 'that', 'but', 'and', 'so', 'if', 'while', 'although', ',');
  if (
    !isFirst ||
    !(is(after, R.BE | R.MD | R.VBD) || isWord(after, 'has', 'had', 'shines', 'rises', 'rose', 'shone', 'should'))
  )
    return;
  if (isWord(before, ',', 'and', 'but') && isPaired(tokens, index)) return;
  if (isWord(before, 'and', ',') && can(tokens[index - 2], NOUN) && !isWord(after, 'was', 'is', 'has')) return;
  if (isWord(before, 'and') && can(tokens[index - 2], NOUN)) return;
  return articles(tokens, index, ['the'], { noun: token.text });
});

/** "studied same subject". */
const same = tokenRule('determiner', 'articleWithSame', (tokens, index) => {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (!isWord(token, 'same') || !before || isPunctuation(before)) return;
  if (
    can(before, R.DT | R.PRPS | R.QT | R.CD) ||
    isWord(before, 'very', 'exact', 'exactly', 'same', 'much', 'and', 'or', 'almost')
  )
    return;
  const isBefore = is(after, NOUN) || can(after, R.NN | R.NNS);
  const isEqual = isWord(after, 'as', '.') && can(before, R.BE);
  if (!isBefore && !isEqual) return;
  if (!is(before, VERB | R.BE | R.HAVE | R.IN | R.TO) && !can(before, R.VBD | R.VBN)) return;
  return articles(tokens, index, ['the'], { noun: isBefore ? (after?.text ?? '') : '' });
});

/** "What beautiful day!", "such cold night", "so nice day". */
const afterWhat = tokenRule('determiner', 'articleAfterSuch', (tokens, index) => {
  const token = tokens[index];
  const adjective = tokens[index + 1];
  const noun = tokens[index + 2];
  const after = tokens[index + 3];
  if (!token || !noun || !isWord(token, 'what', 'such') || !is(adjective, R.JJ) || !adjective) return;
  if (!is(noun, R.NN) || !(SUCH_NOUNS.has(noun.lower) || countNouns.has(noun.lower))) return;
  if (
    isWord(token, 'what') &&
    !(index === 0 && (is(after, R.PRP) || isWord(after, 'it', 'you', 'this', '!')) && tokens.at(-1)?.text !== '?')
  )
    return;
  if (
    isWord(token, 'such') &&
    (isWord(tokens[index - 1], 'no', 'any', 'some', 'every', 'one', 'in', 'as') || !endsNounPhrase(after))
  )
    return;
  return articles(tokens, index + 1, [articleFor(adjective.text)], { word: token.lower, noun: noun.text });
});
const SUCH_NOUNS = new Set(
  `
day night week year time place city town person man woman boy girl child family teacher friend evening morning
afternoon weekend holiday trip experience surprise story film movie book song game view meal job life feeling`
    .trim()
    .split(/\s+/),
);

/** General nouns at the start of a sentence: "The life in a big city is", "The nature is". */
const GENERAL = new Set(
  `
public life nature society happiness love education health technology pollution childhood friendship success honesty
patience`
    .trim()
    .split(/\s+/),
);
const general = tokenRule('determiner', 'articleGeneral', (tokens, index) => {
  const token = tokens[index];
  const noun = tokens[index + 1];
  const after = tokens[index + 2];
  if (!isWord(token, 'the') || !noun || !GENERAL.has(noun.lower)) return;
  const before = tokens[index - 1];
  const isFirst =
    index === 0 ||
    isWord(before, 'that', 'think', 'because') ||
    (isWord(before, ',') && isWord(tokens[index - 2], 'opinion', 'general'));
  const isLife =
    isWord(noun, 'life') &&
    ((isWord(after, 'in') && isWord(tokens[index + 3], 'a', 'big', 'small', 'cities', 'villages', 'towns')) ||
      (isWord(after, 'is') && isWord(tokens[index + 3], 'beautiful', 'hard', 'short', 'difficult', 'easy', 'good')));
  const isTransport =
    isWord(noun, 'public') &&
    isWord(after, 'transport', 'transportation') &&
    isWord(tokens[index + 3], 'should', 'must', 'is');
  const isOpinion = isWord(noun, 'education') && isWord(after, 'should', 'is');
  const isNature =
    isWord(noun, 'nature', 'happiness', 'technology', 'friendship', 'society', 'pollution') &&
    (is(after, R.BE) || isWord(after, 'helps', 'makes', 'gives', 'can', 'has'));
  if (!isFirst || !(isLife || ((isTransport || isOpinion) && index > 0) || (isNature && !isWord(after, 'was', 'were'))))
    return;
  return shortest(tokens, index, index + 2, [[index === 0 ? noun.lower : noun.text]], { noun: noun.lower }, false);
});

/** "In general, the dogs are more loyal than the cats." */
const ANIMALS = new Set(
  `
dogs cats animals children people women men students teenagers parents teachers cars phones computers books`
    .trim()
    .split(/\s+/),
);
const generalPlural = tokenRule('determiner', 'articleGeneralPlural', (tokens, index) => {
  const noun = tokens[index + 1];
  if (!isWord(tokens[index], 'the') || !noun || !ANIMALS.has(noun.lower)) return;
  const opener = tokens
    .slice(0, 3)
    .map(({ lower }) => lower)
    .join(' ');
  if (!/^(?:in general ,|generally ,|usually ,)/.test(opener) && !/^in general/.test(opener)) return;
  if (isWord(tokens[index + 2], 'of', 'who', 'that', 'which', 'in', 'at', 'from', 'with', 'on')) return;
  return shortest(tokens, index, index + 2, [[noun.text]], { noun: noun.text }, false);
});

export const articleRules: readonly Rule[] = [
  profession,
  same,
  superlative,
  ordinal,
  afterWhat,
  unique,
  single,
  general,
  generalPlural,
];
