import type { CorrectionKind } from '../kinds.ts';
import { ingOf, participleOf, pastOf, pluralOf, thirdPersonOf } from '../lexicon/inflect.ts';
import { R, type Readings } from '../lexicon/readings.ts';
import { can, is, type Token } from '../tagging/token.ts';
import type { Rule } from './rule.ts';

/**
 * Tables of phrases, one per line: `words before [wrong => right / also right] words after`.
 *
 *   `way|road`   one of these words
 *   `make*`      any form of a verb or noun; in a fix, the same form as the wrong word has
 *   `$place`     one of a named list of words
 *   `@DT/PRPS`   a token that is certainly one of these readings; `%NN` may be it
 *   `~`          up to three words that may come before a noun: the, my, two, very, old
 *   `.`          a punctuation mark, or the end of the sentence
 *   `COMMA`      a comma; `QUESTION`: a question mark
 *   `_`          any one word
 *   `^`          the start of the sentence, or of a quotation
 *   `!x`         anything but x
 *   `x?`         x may be missing
 */
export type WordLists = Readonly<Record<string, string>>;

type Test = (token: Token | undefined) => boolean;

interface Element {
  test: Test;
  isOptional: boolean;
  /** Whether the element may match up to three tokens. */
  isRepeated: boolean;
}

interface Phrase {
  before: readonly Element[];
  target: readonly Element[];
  after: readonly Element[];
  fixes: readonly string[];
}

const READINGS: Readonly<Record<string, Readings>> = R;
const readingsOf = (names: string): Readings =>
  names.split('/').reduce((all, name) => {
    const reading = READINGS[name];
    if (reading === undefined) throw new Error(`There is no reading ${name}.`);
    return all | reading;
  }, 0);

const PREMODIFIER = R.DT | R.PRPS | R.QT | R.JJ | R.JJR | R.JJS | R.CD | R.POS;
const ADVERB_BEFORE_ADJECTIVE = new Set(['very', 'really', 'so', 'too', 'quite', 'most', 'more', 'such']);
const canLead = (token: Token | undefined): boolean =>
  token !== undefined && (can(token, PREMODIFIER) || ADVERB_BEFORE_ADJECTIVE.has(token.lower));

const isMark = (token: Token | undefined): boolean => token === undefined || /^[.,;:!?)…]+$/.test(token.text);
const isOpening = (token: Token | undefined): boolean => token === undefined || /^["“‘(:]$/u.test(token.text);

function atomTest(source: string): Test {
  if (source === '.') return isMark;
  if (source === '^') return isOpening;
  if (source === '_') return (token) => token !== undefined && !is(token, R.PUNCT);
  if (source === 'COMMA') return (token) => token?.text === ',';
  if (source === 'QUESTION') return (token) => token?.text === '?';
  if (source.startsWith('@') || source.startsWith('%')) {
    const readings = readingsOf(source.slice(1));
    return source.startsWith('@') ? (token) => is(token, readings) : (token) => can(token, readings);
  }
  throw new Error(`There is no test ${source}.`);
}

function testOf(source: string, lists: WordLists): Test {
  if (source.startsWith('!')) {
    const inner = testOf(source.slice(1), lists);
    return (token) => !inner(token);
  }
  const forms = new Set<string>();
  const bases = new Set<string>();
  const others: Test[] = [];
  for (const each of withLists(source, lists).split('|')) {
    if (/^[.^_@%]|^COMMA$|^QUESTION$/.test(each)) others.push(atomTest(each));
    else if (each.endsWith('*')) bases.add(each.slice(0, -1));
    else forms.add(each);
  }
  const hasBase = (token: Token) =>
    [token.verb, token.noun, token.lower].some((base) => base !== undefined && bases.has(base));
  return (token) =>
    others.some((test) => test(token)) ||
    (token !== undefined && (forms.has(token.lower) || (bases.size > 0 && hasBase(token))));
}

/** The source of an element with the words of its named lists. */
function withLists(source: string, lists: WordLists): string {
  return source.replace(/\$(\w+)/g, (_, name: string) => {
    const list = lists[name];
    if (list === undefined) throw new Error(`There is no list ${name}.`);
    return list.trim().split(/\s+/).join('|');
  });
}

function elementsOf(source: string, lists: WordLists): Element[] {
  return source
    .trim()
    .split(/\s+/)
    .filter((each) => each !== '')
    .map((each) => {
      if (each === '~') return { test: canLead, isOptional: true, isRepeated: true };
      const isOptional = each.length > 1 && each.endsWith('?');
      return { test: testOf(isOptional ? each.slice(0, -1) : each, lists), isOptional, isRepeated: false };
    });
}

/** Whether the elements match the tokens from `index` on, in the given direction. */
function matches(
  elements: readonly Element[],
  tokens: readonly Token[],
  index: number,
  step: 1 | -1,
  at = 0,
  used = 0,
): boolean {
  const element = elements[at];
  if (!element) return true;
  if (element.test(tokens[index])) {
    if (element.isRepeated && used < 2 && matches(elements, tokens, index + step, step, at, used + 1)) return true;
    if (matches(elements, tokens, index + step, step, at + 1)) return true;
  }
  return element.isOptional && matches(elements, tokens, index, step, at + 1);
}

/** Have and do, which the lexicon lists as words of grammar. */
const AUXILIARY_PASTS = new Map([
  ['have', { past: 'had', participle: 'had' }],
  ['do', { past: 'did', participle: 'done' }],
]);

/** The form of a word that matches the form of a token: `stole` for `robbed`, `cooks` for `cookers`. */
export function inflectLike(token: Token, base: string, before: Token | undefined): readonly string[] {
  const { lower, readings } = token;
  if (lower === token.verb || (lower === token.noun && token.verb === undefined)) return [base];
  if (can(token, R.VBG) && lower.endsWith('ing')) return [ingOf(base)];
  if (readings & (R.VBD | R.VBN) && token.verb !== undefined) {
    const isParticiple = !can(token, R.VBD) || can(before, R.BE | R.HAVE);
    const own = AUXILIARY_PASTS.get(base);
    if (own) return [isParticiple ? own.participle : own.past];
    const forms = isParticiple ? participleOf(base) : pastOf(base);
    return forms.slice(0, 1);
  }
  if (can(token, R.VBZ) && !can(token, R.NNS)) return [thirdPersonOf(base)];
  if (can(token, R.NNS) && !can(token, R.VBZ)) return [pluralOf(base)];
  return lower.endsWith('s') ? [thirdPersonOf(base)] : [base];
}

function fixesOf(phrase: Phrase, tokens: readonly Token[], from: number): readonly string[] {
  const first = tokens[from];
  if (!first) return [];
  let before = tokens[from - 1];
  for (let index = from - 1; index >= 0 && is(tokens[index], R.RB | R.NOT); index -= 1) before = tokens[index - 1];
  return phrase.fixes.flatMap((fix) => {
    const [head = '', ...rest] = fix.split(' ');
    if (!head.endsWith('*')) return [fix];
    const base = head.slice(0, -1);
    // "it need" lacks its -s too
    const forms = lacksEnding(first, before) ? [thirdPersonOf(base)] : inflectLike(first, base, before);
    return forms.map((form) => [form, ...rest].join(' '));
  });
}

/** Whether a base form follows a subject in the singular: "the rule make". */
const lacksEnding = (token: Token, before: Token | undefined): boolean =>
  token.lower === token.verb &&
  can(token, R.VB) &&
  (before?.lower === 'he' || before?.lower === 'she' || before?.lower === 'it' || is(before, R.NN));

/** Keys under which a phrase is found: the words and base forms of the first token that it replaces. */
const keysOf = (target: string, lists: WordLists): string[] =>
  withLists(target.trim().split(/\s+/)[0] ?? '', lists).split('|');

/** The phrases of a table, by the word or the base form that they replace first. */
interface PhraseIndex {
  words: ReadonlyMap<string, readonly Phrase[]>;
  bases: ReadonlyMap<string, readonly Phrase[]>;
}

function compile(table: string, lists: WordLists): PhraseIndex {
  const words = new Map<string, Phrase[]>();
  const bases = new Map<string, Phrase[]>();
  for (const line of table.split('\n')) {
    const source = line.trim();
    if (source === '' || source.startsWith('#')) continue;
    const parts = /^([^[]*)\[(.+?)=>(.*?)\](.*)$/.exec(source);
    if (!parts) throw new Error(`This phrase has no [wrong => right]: ${source}`);
    const [, before = '', target = '', fixes = '', after = ''] = parts;
    const phrase: Phrase = {
      before: elementsOf(before, lists).reverse(),
      target: elementsOf(target, lists),
      after: elementsOf(after, lists),
      fixes: fixes.split('/').map((fix) => fix.trim()),
    };
    for (const key of keysOf(target, lists)) {
      const [map, word] = key.endsWith('*') ? [bases, key.slice(0, -1)] : [words, key];
      const list = map.get(word);
      if (list) list.push(phrase);
      else map.set(word, [phrase]);
    }
  }
  return { words, bases };
}

/** The phrases that may begin at a token. */
function* candidates({ words, bases }: PhraseIndex, { lower, verb, noun }: Token): Iterable<Phrase> {
  yield* words.get(lower) ?? [];
  if (bases.size === 0) return;
  yield* bases.get(lower) ?? [];
  if (verb !== undefined && verb !== lower) yield* bases.get(verb) ?? [];
  if (noun !== undefined && noun !== lower && noun !== verb) yield* bases.get(noun) ?? [];
}

/** A rule that finds the phrases of a table. */
export function phraseRule(kind: CorrectionKind, code: string, table: string, lists: WordLists = {}): Rule {
  let phrases: PhraseIndex | undefined;
  return {
    kind,
    code,
    *find(tokens) {
      phrases ??= compile(table, lists);
      for (const [index, token] of tokens.entries()) {
        for (const phrase of candidates(phrases, token)) {
          const { target, before, after } = phrase;
          const to = index + target.length;
          if (!target.every((element, offset) => element.test(tokens[index + offset]))) continue;
          if (!matches(before, tokens, index - 1, -1) || !matches(after, tokens, to, 1)) continue;
          const fixes = fixesOf(phrase, tokens, index);
          const wrong = tokens
            .slice(index, to)
            .map(({ text }, at) => (at > 0 && !/^['’]|n['’]t$/.test(text) ? ` ${text}` : text))
            .join('');
          yield { from: index, to, fixes, params: { wrong, right: fixes[0] ?? '' } };
          break;
        }
      }
    },
  };
}
