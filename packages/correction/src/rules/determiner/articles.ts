import { NOUN, R, VERB } from '../../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../../tagging/token.ts';
import { strictlyCounted } from '../bare-noun/nouns.ts';
import { articleMissing, isPaired } from '../bare-noun.ts';
import { shortest, wordOf } from '../fixed-phrases.ts';
import { endsNounPhrase, modifiersBefore } from '../noun-phrase.ts';
import { type Finding, type Rule, tokenRule } from '../rule.ts';
import { countNouns, professions } from './count-nouns.ts';
import { articleFor } from './sound.ts';

const POSSESSIVES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    i: 'my',
    he: 'his',
    she: 'her',
    we: 'our',
    they: 'their',
    you: 'your',
  }),
);

/** The possessive of the subject before an index: "he broke leg" → his. */
function possessiveBefore(tokens: readonly Token[], index: number): string | undefined {
  const subject = tokens.slice(0, index).findLast(({ lower }) => POSSESSIVES.get(lower) !== undefined);
  return subject ? POSSESSIVES.get(subject.lower) : undefined;
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
  if (
    !can(noun, R.NN) ||
    !(
      ORDERED.has(noun.lower) ||
      (strictlyCounted.has(noun.lower) && is(noun, R.NN) && !isWord(noun, 'prize', 'name', 'cousin'))
    ) ||
    !endsNounPhrase(tokens[index + 2])
  )
    return;
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
  if (isWord(before, ',', 'and', 'but') && isPaired(tokens, index, index)) return;
  if (isWord(before, 'and', ',') && can(tokens[index - 2], NOUN) && !isWord(after, 'was', 'is', 'has')) return;
  if (isWord(before, 'and') && can(tokens[index - 2], NOUN)) return;
  return articles(tokens, index, ['the'], { noun: token.text });
});

const SEEM = new Set('look feel taste smell sound stay remain'.split(' '));

/** "studied same subject", "they look same". */
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
  if (isWord(before, 'in') && isWord(after, 'time')) return;
  const isEqual =
    (isWord(after, 'as', '.', ',', 'for', 'with', 'every', 'in') &&
      (can(before, R.BE) || (is(before, R.NOT) && can(tokens[index - 2], R.BE)))) ||
    (SEEM.has(before.verb ?? '') && can(before, VERB) && (isPunctuation(after) || isWord(after, 'as', 'to')));
  if (!isBefore && !isEqual) return;
  if (!isEqual && !is(before, VERB | R.BE | R.HAVE | R.DO | R.IN | R.TO) && !can(before, R.VBD | R.VBN)) return;
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
  articleMissing,
  general,
  generalPlural,
];
