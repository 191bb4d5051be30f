import {
  type zCorrectedPart,
  zCorrectionKind,
  type zCorrectionSubscore,
  type zTextCorrection,
} from '@rehearse/api-client/schemas';
import { isReadableIn, type Language } from '@rehearse/languages';
import { checkTask } from '@rehearse/scoring';
import type { z } from 'zod';
import { type Ceilings, ceilingsOf } from './bounds.ts';
import { locate, narrow } from './locate.ts';
import type { AnswerPart, Criterion } from './rubric.ts';
import { bandAbove, below, highestScore, lowestScore, meanOf, rangeOf, type ScoreRange } from './scale.ts';
import type { ServiceReply } from './service-reply.ts';

/** A mistake in a text, as in the contract. */
export type TextCorrection = z.infer<typeof zTextCorrection>;
/** A text with its mistakes, as in the contract. */
export type CorrectedPart = z.infer<typeof zCorrectedPart>;
/** The score of a criterion, as in the contract. */
export type Subscore = z.infer<typeof zCorrectionSubscore>;

/** What of a reply can be used. */
export interface CheckedReply {
  readonly overall: ScoreRange;
  readonly subscores: Subscore[];
  readonly parts: CorrectedPart[];
  readonly nextSteps: string[];
}

/** An answer, and the criteria of its rubric. */
export interface Assessed {
  /** The whole answer. */
  readonly parts: readonly AnswerPart[];
  /** What the service was sent of it. */
  readonly sent: readonly AnswerPart[];
  readonly criteria: readonly Criterion[];
  /** Language of the explanations. */
  readonly language: Language;
}

const longestSentence = 600;
const mostFixes = 5;
const mostCorrections = 200;
const mostSteps = 2;
/** A range wider than this says nothing. */
const widestRange = 60;
/** A text one level higher has the same ideas, so it has a similar length. */
const longestHigher = 3;
const shortestHigher = 0.4;

const controls = /[\p{Cc}\p{Cf}]+/gu;

/** A sentence as plain text on one line; null if there is none that the learner can read. */
function sentenceOf(text: string, language: Language): string | null {
  const plain = text.replace(controls, ' ').replace(/\s+/gu, ' ').trim();
  return plain === '' || plain.length > longestSentence || !isReadableIn(plain, language) ? null : plain;
}

const kindOf = (kind: string) => zCorrectionKind.options.find((known) => known === kind);

function correctionOf(
  text: string,
  mistake: ServiceReply['mistakes'][number],
  language: Language,
): TextCorrection | null {
  const kind = kindOf(mistake.kind);
  const explanation = sentenceOf(mistake.explanation, language);
  const found = locate(text, mistake.quote, mistake.occurrence);
  const changes = [...new Set(mistake.fixes)].filter(
    (fix) => fix !== mistake.quote && fix.length <= longestSentence && !/\p{Cc}/u.test(fix),
  );
  if (!kind || !explanation || !found || changes.length === 0) return null;
  const { span, fixes } = narrow(mistake.quote, changes.slice(0, mostFixes), found.start);
  return { ...span, fixes, kind, explanation };
}

/** Whether two corrections touch the same characters, or both insert at the same place. */
const overlap = (one: TextCorrection, other: TextCorrection) =>
  (one.start < other.end && other.start < one.end) || one.start === other.start;

function correctionsOf(part: AnswerPart, { mistakes }: ServiceReply, { parts, language }: Assessed): TextCorrection[] {
  const isOnly = parts.length === 1;
  const kept: TextCorrection[] = [];
  for (const mistake of mistakes) {
    if (mistake.part !== part.part && !isOnly) continue;
    const correction = correctionOf(part.text, mistake, language);
    if (correction && !kept.some((other) => overlap(correction, other))) kept.push(correction);
    if (kept.length === mostCorrections) break;
  }
  return kept.toSorted((one, other) => one.start - other.start || one.end - other.end);
}

const isOnScale = (score: number) => score >= lowestScore && score <= highestScore;

interface Scoring {
  readonly reply: ServiceReply;
  readonly ceilings: Ceilings;
  readonly language: Language;
}

function subscoreOf(criterion: Criterion, { reply: { scores }, ceilings, language }: Scoring): Subscore[] {
  const given = scores.find((score) => score.criterion === criterion);
  if (!given || !isOnScale(given.low) || !isOnScale(given.high)) return [];
  if (given.low > given.high || given.high - given.low > widestRange) return [];
  const range = below(ceilings[criterion], rangeOf(given.low, given.high));
  const [lowered, raise] = [given.lowered, given.raise].map((sentence) => sentenceOf(sentence, language));
  return [{ criterion, range, lowered: lowered ?? null, raise: raise ?? null }];
}

function higherOf(part: AnswerPart, { higher }: ServiceReply, isOnly: boolean): string | null {
  const text = higher
    .find(({ part: name }) => name === part.part || isOnly)
    ?.text.replace(/(?!\n)\p{Cc}/gu, '')
    .trim();
  if (!text || text === part.text.trim()) return null;
  if (text.length > part.text.length * longestHigher || text.length < part.text.length * shortestHigher) return null;
  const { problems } = checkTask(text, { kind: 'question', leastWords: 0, prompt: '', samples: [] });
  return problems.some(({ kind }) => kind === 'notEnglish' || kind === 'partlyEnglish') ? null : text;
}

/**
 * What of a service's reply can be used. Nothing in it is trusted: quotes must be in the text, fixes must change it,
 * corrections must not overlap, kinds and criteria must be known and scores on the scale; what fails is dropped. Scores are
 * bounded by checks of our own, and the overall score is computed here. Null if too little is left: fewer than half of the
 * scores, or none of the mistakes that it reported.
 */
export function checkReply(reply: ServiceReply, assessed: Assessed): CheckedReply | null {
  const { parts, sent, criteria, language } = assessed;
  const isOnly = parts.length === 1;
  const corrections = parts.map((part) => correctionsOf(part, reply, assessed));
  const mistakes = corrections.reduce((sum, { length }) => sum + length, 0);
  if (mistakes === 0 && reply.mistakes.length > 0) return null;
  const ceilings = ceilingsOf(sent, mistakes);
  const subscores = criteria.flatMap((criterion) => subscoreOf(criterion, { reply, ceilings, language }));
  if (subscores.length * 2 < criteria.length) return null;
  const overall = meanOf(subscores.map(({ range }) => range));
  const band = bandAbove(overall.band);
  return {
    overall,
    subscores,
    parts: parts.map((part, index) => {
      const higher = higherOf(part, reply, isOnly);
      return {
        part: part.part,
        text: part.text,
        corrections: corrections[index] ?? [],
        higher: higher === null ? null : { band, text: higher },
      };
    }),
    nextSteps: reply.nextSteps.flatMap((step) => sentenceOf(step, language) ?? []).slice(0, mostSteps),
  };
}
