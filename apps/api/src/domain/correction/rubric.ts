import type { zCorrectedPart, zCorrectionCriterion } from '@rehearse/api-client/schemas';
import type { Payload } from '@rehearse/content';
import type { TypeId } from '@rehearse/question-types';
import type { WritingTask } from '@rehearse/scoring';
import type { z } from 'zod';

/** What a rubric scores. */
export type Criterion = z.infer<typeof zCorrectionCriterion>;
/** Which text of an answer, as in the contract. */
export type PartName = z.infer<typeof zCorrectedPart>['part'];

/** A text of an answer, with what it was written for. */
export interface AnswerPart {
  readonly part: PartName;
  readonly text: string;
  /** What the learner was asked, in words for the service; for a photo, what the photo shows. */
  readonly asked: string;
  /** The task, for the checks that need no service. */
  readonly task: WritingTask;
}

/** How the answers to one question type are scored. A change of its text or criteria needs a new version. */
export interface Rubric<Id extends TypeId = TypeId> {
  readonly submoduleId: Id;
  /** Name and version. It is stored with each correction. */
  readonly id: string;
  readonly medium: 'writing' | 'speech' | 'readAloud';
  readonly criteria: readonly Criterion[];
  /** What a complete answer does; part of the instructions for the service. */
  readonly goal: string;
  /** Whether the answer is about a photo, which no service sees. */
  readonly isAboutPhoto: boolean;
  /**
   * The texts of an answer, without empty ones; for speech, `answer` is the transcript and `saved` what was saved with the
   * recording.
   */
  parts(payload: Payload<Id>, answer: string, saved?: string | null): readonly AnswerPart[];
}

/** Criteria of written answers. */
export const writingCriteria = ['task', 'coherence', 'vocabulary', 'grammar'] as const satisfies readonly Criterion[];
/** Criteria of free speech. */
export const speechCriteria = [...writingCriteria, 'fluency', 'pronunciation'] as const satisfies readonly Criterion[];

/** Sample answers that exist. */
export const samplesOf = (...texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined);

/** Parts that have a text. */
export const withText = (...parts: readonly AnswerPart[]): readonly AnswerPart[] =>
  parts.filter(({ text }) => text.trim() !== '');
