import type { FlowSubmission } from '@rehearse/embed/types';

/** Which question an answer belongs to. */
export interface AnsweredQuestion {
  questionId: number;
  submoduleId: number;
}

/** What the host gets of an answer. */
export type Submission =
  | FlowSubmission
  /** No answer was given. Only a sitting gets this. */
  | { kind: 'none' };

/** The place in a sitting that an answer fills. */
export interface SlotPlace {
  sittingId: string;
  /** From 1. */
  slot: number;
}

/** What the host gets about an answer in a sitting. */
export interface AnsweredSlot extends SlotPlace {
  /** Exam rules: the host gets the answer only through the slot, and grades it. */
  isSealed: boolean;
  /** By the device's own stopwatch. */
  usedSeconds: number;
}

/** The key of drafts and answers in a sitting: the same question practiced elsewhere has others. */
export const slotKey = ({ sittingId, slot }: SlotPlace): string => `${sittingId}/${slot}`;

/** The payload of an answer in the outbox. Entries of earlier releases have these names. */
export type AnswerPayload = AnsweredQuestion & {
  given: Submission;
  /** Absent outside sittings. */
  slot?: AnsweredSlot;
};
