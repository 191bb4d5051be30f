import { type Correction, correct } from '@rehearse/correction';
import { textIn } from '@rehearse/languages';
import { countWords } from '@rehearse/scoring';
import { placesOf } from '../../domain/correction/locate.ts';
import type { PromptData } from '../../domain/correction/prompt.ts';
import { speechCriteria, writingCriteria } from '../../domain/correction/rubric.ts';
import type { ServiceReply } from '../../domain/correction/service-reply.ts';
import { explanations, sentences } from './explain.ts';

type Part = PromptData['parts'][number];

/** A correction of the built-in corrector in the form that services reply in: with the words around an insertion. */
function mistakeOf({ part, text }: Part, { start, end, fixes, kind }: Correction, language: string) {
  const after = /^\s*\S+/u.exec(text.slice(end))?.[0] ?? '';
  const before = /\S+\s*$/u.exec(text.slice(0, start))?.[0] ?? '';
  const isInsertion = start === end;
  const from = isInsertion && after === '' ? start - before.length : start;
  const to = isInsertion ? end + after.length : end;
  const quote = text.slice(from, to);
  const occurrence = placesOf(text, quote).indexOf(from) + 1;
  return {
    ...{ part, quote, occurrence, kind },
    fixes: fixes.map((fix) => text.slice(from, start) + fix + text.slice(end, to)),
    explanation: textIn(explanations[kind], language),
  };
}

/** The text with the first fix of each correction. */
const corrected = (text: string, corrections: readonly Correction[]) =>
  corrections.reduceRight((fixed, { start, end, fixes }) => fixed.slice(0, start) + fixes[0] + fixed.slice(end), text);

const best = 120;
const perMistake = 8;
const margin = 10;

/** The reply of the demonstration: the mistakes that the built-in corrector finds, and scores by how many there are. */
export function demonstrationReply({ parts, language, speech }: PromptData): ServiceReply {
  const found = parts.map((part) => ({ part, corrections: correct(part.text) }));
  const words = parts.reduce((sum, { text }) => sum + countWords(text), 0);
  const count = found.reduce((sum, { corrections }) => sum + corrections.length, 0);
  const score = Math.max(30, best - (perMistake * count * 100) / Math.max(words, 1));
  return {
    scores: (speech ? speechCriteria : writingCriteria).map((criterion) => ({
      criterion,
      low: Math.max(10, score - margin),
      high: score + margin,
      lowered: textIn(sentences.lowered, language),
      raise: textIn(sentences.raise, language),
    })),
    mistakes: found.flatMap(({ part, corrections }) =>
      corrections.map((correction) => mistakeOf(part, correction, language)),
    ),
    nextSteps: sentences.steps.map((step) => textIn(step, language)),
    higher: found.map(({ part, corrections }) => ({ part: part.part, text: corrected(part.text, corrections) })),
  };
}
