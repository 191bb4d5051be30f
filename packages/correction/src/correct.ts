import type { Correction } from './correction.types.ts';
import { lexiconData } from './lexicon/lexicon.data.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { rules } from './rules/index.ts';
import type { Finding, Rule } from './rules/rule.ts';
import { readSentence } from './tagging/sentence.ts';
import type { Token } from './tagging/token.ts';
import { sentencesOf } from './text/sentences.ts';

const lexicon = createLexicon(lexiconData);

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
  const base = { kind: rule.kind, reason: { code: rule.code, params }, certainty: 1 };
  if (from === to) {
    const at = first?.start ?? tokens.at(-1)?.end ?? 0;
    return { ...base, start: at, end: at, fixes: fixes.map((fix) => `${fix} `) };
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

/** How many sentences before a sentence its rules may look at; a limit keeps long paragraphs fast. */
const CONTEXT_SENTENCES = 20;

/** Finds mistakes in a text: in text order, without overlaps. */
export function correct(text: string): Correction[] {
  const sentences = sentencesOf(text).map((raw) => readSentence(lexicon, raw));
  const corrections: Correction[] = [];
  let paragraph = 0;
  for (const [index, { tokens, opensParagraph, endsParagraph }] of sentences.entries()) {
    if (opensParagraph) paragraph = index;
    const context = {
      lexicon,
      earlier: sentences.slice(Math.max(paragraph, index - CONTEXT_SENTENCES), index),
      previous: opensParagraph ? undefined : sentences[index - 1],
      next: endsParagraph ? undefined : sentences[index + 1],
    };
    for (const rule of rules) {
      for (const finding of rule.find(tokens, context)) {
        const correction = toCorrection(text, tokens, context.next?.tokens ?? [], rule, finding);
        const isFree = corrections.every(
          ({ start, end }) =>
            correction.end < start ||
            end < correction.start ||
            (correction.end <= start && correction.start < start) ||
            (end <= correction.start && start < end && correction.end > end),
        );
        if (isFree && !correction.fixes.includes(text.slice(correction.start, correction.end)))
          corrections.push(correction);
      }
    }
  }
  return corrections.sort((a, b) => a.start - b.start);
}
