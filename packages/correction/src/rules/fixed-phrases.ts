import type { CorrectionKind } from '../kinds.ts';
import { R, VERB } from '../lexicon/readings.ts';
import { can, is, isPunctuation, isWord, type Token } from '../tagging/token.ts';
import { articleFor } from './determiner/sound.ts';
import { PLACES } from './phrase-places.ts';
import type { Finding, Rule } from './rule.ts';

/*
 * Rules from tables of phrases that are mended as a whole. A row is `written > right / also right`, of words and:
 *   `a|b`   one of several words
 *   `~go`   any form of a verb (`~go|run`: of one of several); `!go` where it is a verb for certain
 *   `@end`  a place in the sentence, see PLACES
 *   `x?`    may be missing
 *   `* x`   at the start: no determiner or adjective is before it
 *   `a(n)`  in a fix: a or an, by the sound of the next word
 * An element that the right side repeats is copied from the text. The finding is as short as possible.
 */

/** Verbs with an infinitive: "have to". */
const TAKES_TO = new Set(
  `
have want need like love try decide plan hope learn start begin continue prefer forget remember`
    .trim()
    .split(/\s+/),
);

/** Whether a word that may be a noun is a verb at its place: "I will [visit]", "she didn't [answer]". */
export function isVerbAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  if (!can(token, VERB | R.BE | R.HAVE | R.DO)) return false;
  if (is(token, VERB | R.BE | R.HAVE | R.DO)) return true;
  let at = index - 1;
  while (at >= 0 && is(tokens[at], R.RB | R.NOT)) at -= 1;
  const lead = tokens[at];
  if (isWord(token, 'lacks', 'depends', 'belongs', 'consists')) return true;
  if (can(token, R.VBG)) return can(lead, R.BE);
  if (is(lead, R.TO | R.MD | R.DO) || isWord(lead, 'please') || isWord(lead, 'do', 'does', 'did')) return true;
  if (can(lead, R.TO) && (can(tokens[index + 1], R.DT | R.PRPS) || TAKES_TO.has(tokens[at - 1]?.verb ?? '')))
    return true;
  return is(lead, R.PRP) || (isWord(lead, 'you', 'it', 'who') && can(token, R.VB | R.VBZ | R.VBD));
}

/** The variants of a pattern with and without its optional elements. */
const variantsOf = (pattern: readonly string[]): string[][] =>
  pattern.reduce<string[][]>(
    (lists, element) =>
      element.length > 1 && element.endsWith('?')
        ? lists.flatMap((list) => [[...list, element], list])
        : lists.map((list) => [...list, element]),
    [[]],
  );

const bare = (element: string): string =>
  element.length > 1 && element.endsWith('?') ? element.slice(0, -1) : element;

interface Pattern {
  elements: readonly string[];
  matchers: readonly Matcher[];
  fixes: readonly (readonly string[])[];
  isBare: boolean;
}

function compile(table: string): ReadonlyMap<string, readonly Pattern[]> {
  const byFirst = new Map<string, Pattern[]>();
  for (const line of table.trim().split('\n')) {
    const [left = '', right] = line.trim().split(/\s*>\s*/);
    if (right === undefined) continue;
    const isBare = left.startsWith('* ');
    const written = isBare ? left.slice(2) : left;
    const whole = written.split(' ');
    for (const variant of variantsOf(whole)) {
      const missing = whole.filter((each) => each.endsWith('?') && each.length > 1 && !variant.includes(each));
      const pattern = {
        elements: variant.map(bare),
        matchers: variant.map((each) => matcherOf(bare(each))),
        fixes: right.split(' / ').map((fix) =>
          fix
            .split(' ')
            .filter((each) => each !== '' && !missing.includes(each))
            .map(bare),
        ),
        isBare,
      };
      const first = pattern.elements[0] ?? '';
      const keys = /^[~!]/.test(first)
        ? first
            .slice(1)
            .split('|')
            .map((verb) => `~${verb}`)
        : first.split('|');
      for (const key of keys) byFirst.set(key, [...(byFirst.get(key) ?? []), pattern]);
    }
  }
  return byFirst;
}

type Matcher = (tokens: readonly Token[], index: number) => boolean;

function matcherOf(element: string): Matcher {
  const place = PLACES[element];
  if (place) return (tokens, index) => place(tokens[index]);
  const words = new Set(element.replace(/^[~!](?=.)/, '').split('|'));
  if (!/^[~!]./.test(element)) return (tokens, index) => words.has(tokens[index]?.lower ?? '');
  const isCertain = element.startsWith('!');
  return (tokens, index) => {
    const token = tokens[index];
    if (token?.verb === undefined || !words.has(token.verb) || token.lower === "'d") return false;
    return isCertain ? isVerbAt(tokens, index) : can(token, VERB | R.BE | R.HAVE | R.DO);
  };
}

/** A word as it is written inside a sentence. */
export function wordOf(tokens: readonly Token[], index: number): string {
  const token = tokens[index];
  if (!token) return '';
  return index === 0 && token.lower !== 'i' && !is(token, R.NNP) ? token.lower : token.text;
}

/** The words of a fix; what it repeats of the pattern is copied. */
function filled(fix: readonly string[], elements: readonly string[], tokens: readonly Token[], from: number): string[] {
  let next = 0;
  const words = fix.map((each) => {
    if (!/^[@~!].|\|/.test(each)) return each === 'i' ? 'I' : each;
    const following = elements.indexOf(each, next);
    const at = following < 0 ? elements.indexOf(each) : following;
    next = at + 1;
    return at < 0 ? '' : wordOf(tokens, from + at);
  });
  return words.map((each, index) => (each === 'a(n)' ? articleFor(words[index + 1] ?? '') : each));
}

const join = (words: readonly string[]): string =>
  words
    .filter((each) => each !== '')
    .join(' ')
    .replace(/ (n't|['’]\p{L}*|[,.;:!?])/gu, '$1');

/** Tokens as they were written. */
export const textOf = (tokens: readonly Token[], from: number, to: number): string =>
  join(tokens.slice(from, to).map(({ text }) => text));

/**
 * A finding as short as possible: words at both ends that stay the same are left out. What is inserted takes the words before
 * and after it along ("waiting for me"), or only the one after it ("a nurse").
 */
export function shortest(
  tokens: readonly Token[],
  from: number,
  to: number,
  fixes: readonly (readonly string[])[],
  params: Readonly<Record<string, string>> = {},
  takesBoth = true,
): Finding {
  let start = from;
  let end = Math.min(to, tokens.length);
  const cut = fixes.map((fix) => fix.filter((each) => each !== ''));
  const lowerAt = (index: number) => tokens[index]?.lower;
  while (start < end && cut.every((fix) => fix[0]?.toLowerCase() === lowerAt(start))) {
    start += 1;
    for (const fix of cut) fix.shift();
  }
  while (end > start && cut.every((fix) => fix.at(-1)?.toLowerCase() === lowerAt(end - 1))) {
    end -= 1;
    for (const fix of cut) fix.pop();
  }
  // an inserted or removed word takes a neighbour along
  const takeNext = () => {
    for (const fix of cut) fix.push(wordOf(tokens, end));
    end += 1;
  };
  const takePrevious = () => {
    start -= 1;
    for (const fix of cut) fix.unshift(wordOf(tokens, start));
  };
  const isGlued = (at: number) => isPunctuation(tokens[at]) || tokens[at - 1]?.end === tokens[at]?.start;
  if (start === end) {
    const isOpen = end < tokens.length && !isGlued(end);
    if (isOpen) takeNext();
    if (start > 0 && (!isOpen || (takesBoth && !isGlued(start)))) takePrevious();
  } else if (cut.some((fix) => fix.length === 0)) {
    const isMixed = cut.some((fix) => fix.length > 0);
    if (isMixed && start > 0) takePrevious();
    else if (start === 0) takeNext();
    else if (end >= tokens.length || isGlued(end)) takePrevious();
  }
  return { from: start, to: end, fixes: cut.map(join), params };
}

/** A rule for a table of phrases. `{{wrong}}` and `{{right}}` are the phrase as written and mended. */
export function fixedPhraseRule(kind: CorrectionKind, code: string, table: string): Rule {
  const byFirst = compile(table);
  return {
    kind,
    code,
    *find(tokens) {
      for (const [index, token] of tokens.entries()) {
        const byWord = byFirst.get(token.lower);
        const byVerb = token.verb === undefined ? undefined : byFirst.get(`~${token.verb}`);
        if (!byWord && !byVerb) continue;
        const isBareHere =
          !can(tokens[index - 1], R.DT | R.PRPS | R.QT | R.JJ | R.CD | R.POS) &&
          !is(tokens[index - 1], R.NN | R.VBG | R.JJ);
        const fits = ({ matchers, isBare }: Pattern) =>
          (isBareHere || !isBare) && matchers.every((matches, at) => matches(tokens, index + at));
        const found = byWord?.find(fits) ?? byVerb?.find(fits);
        if (!found) continue;
        const { elements } = found;
        const fixes = found.fixes.map((fix) => filled(fix, elements, tokens, index));
        const isOpen = /^@(?:end|stop)$/.test(elements.at(-1) ?? '');
        const words = isOpen ? elements.length - 1 : elements.length;
        yield shortest(
          tokens,
          index,
          index + elements.length,
          fixes,
          {
            wrong: textOf(tokens, index, index + words),
            right: join(isOpen ? (fixes[0] ?? []).slice(0, -1) : (fixes[0] ?? [])),
          },
          kind !== 'determiner',
        );
      }
    },
  };
}
