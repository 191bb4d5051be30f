import type { Correction } from './correction.types.ts';
import type { CorrectionKind } from './kinds.ts';
import { decodeLexicon } from './lexicon/encoding.ts';
import { lexiconData } from './lexicon/lexicon.data.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { certaintyOf } from './rules/certainty.ts';
import { rules } from './rules/index.ts';
import type { Finding, Rule } from './rules/rule.ts';
import { readSentence } from './tagging/sentence.ts';
import type { Token } from './tagging/token.ts';
import { mentionsOf } from './text/quotations.ts';
import { sentencesOf } from './text/sentences.ts';

const lexicon = createLexicon(decodeLexicon(lexiconData));

/** A value that is computed when it is first needed. */
function lazy<T>(compute: () => T): () => T {
  let value: { of: T } | undefined;
  return () => {
    value ??= { of: compute() };
    return value.of;
  };
}

const isUpperFirst = (text: string) => /^\p{Lu}/u.test(text);

/** A fix in the case of what it replaces, with the space that an inserted or removed word needs. */
function toCorrection(
  text: string,
  tokens: readonly Token[],
  following: readonly Token[],
  rule: Rule,
  { from, to, fixes, params = {} }: Finding,
): Correction {
  const first = tokens[from];
  const last = tokens[to - 1] ?? following[to - 1 - tokens.length];
  const base = { kind: rule.kind, reason: { code: rule.code, params }, certainty: certaintyOf(rule.code) };
  if (from === to) {
    const at = first?.start ?? tokens.at(-1)?.end ?? 0;
    // at the end of a text a mark is missing, elsewhere a word
    return { ...base, start: at, end: at, fixes: first ? fixes.map((fix) => `${fix} `) : fixes };
  }
  const start = first?.start ?? 0;
  const end = last?.end ?? start;
  const isSentenceStart = from === 0 && first !== undefined && isUpperFirst(first.text);
  const adapted = fixes.map((fix) => (isSentenceStart ? fix.charAt(0).toUpperCase() + fix.slice(1) : fix));
  if (adapted[0] === '') {
    const isSpaced = text[end] === ' ';
    return { ...base, start, end: isSpaced ? end + 1 : end, fixes: adapted };
  }
  return { ...base, start, end, fixes: adapted };
}

/**
 * Whether two corrections can be applied side by side. Two insertions at the same place, or next to a change, can't,
 * but a mark may follow a changed word.
 */
function areApart(a: Correction, b: Correction): boolean {
  if (a.end < b.start || b.end < a.start) return true;
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.end > second.start || first.start >= second.start) return false;
  return second.start < second.end || (first.start < first.end && /^[.?]$/.test(second.fixes[0] ?? ''));
}

/** How many sentences before a sentence its rules may look at; a limit keeps long paragraphs fast. */
const CONTEXT_SENTENCES = 20;

export interface CorrectOptions {
  /** Kinds to look for. Default: all. */
  kinds?: readonly CorrectionKind[];
}

/**
 * Finds mistakes one sentence after the other, so that a page can pause in between. Yields the corrections of each
 * sentence; a few reach into the next one.
 */
export function* correctBySentence(text: string, { kinds }: CorrectOptions = {}): Generator<Correction[], void> {
  const applied = kinds ? rules.filter(({ kind }) => kinds.includes(kind)) : rules;
  const sentences = sentencesOf(text).map((raw) => lazy(() => readSentence(lexicon, raw)));
  let before: Correction[] = [];
  let paragraph = 0;
  for (const [index, read] of sentences.entries()) {
    const { tokens, opensParagraph, endsParagraph, isCutBefore, isCutAfter } = read();
    if (opensParagraph) paragraph = index;
    const earliest = Math.max(paragraph, index - CONTEXT_SENTENCES);
    const context = {
      lexicon,
      earlier: sentences.slice(earliest, index).map((sentence) => sentence()),
      previous: opensParagraph || isCutBefore ? undefined : sentences[index - 1]?.(),
      next: endsParagraph || isCutAfter ? undefined : sentences[index + 1]?.(),
    };
    const mentions = mentionsOf(tokens);
    const isMentioned = ({ from, to }: Finding) => mentions.some((each) => from < each.to && to > each.from);
    const corrections: Correction[] = [];
    for (const rule of applied) {
      for (const finding of rule.find(tokens, context)) {
        // what touches a cut was found without the words on the other side
        if ((isCutBefore && finding.from === 0) || (isCutAfter && finding.to >= tokens.length)) continue;
        if (rule.kind !== 'punctuation' && rule.kind !== 'capital' && isMentioned(finding)) continue;
        const correction = toCorrection(text, tokens, context.next?.tokens ?? [], rule, finding);
        const isChange = !correction.fixes.includes(text.slice(correction.start, correction.end));
        const isFree = [...before, ...corrections].every((other) => areApart(correction, other));
        if (isChange && isFree) corrections.push(correction);
      }
    }
    before = corrections;
    yield corrections.toSorted((a, b) => a.start - b.start);
  }
}

/**
 * Finds mistakes in a text: in text order, without overlaps. Takes about 20 ms per 120 words on a laptop.
 * Any string is fine; other languages than English yield mostly nothing.
 */
export function correct(text: string, options?: CorrectOptions): Correction[] {
  return [...correctBySentence(text, options)].flat();
}
