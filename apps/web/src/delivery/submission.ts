/** Which question an answer belongs to. */
export interface AnsweredQuestion {
  questionId: number;
  submoduleId: number;
}

/** What the host gets of an answer. `score` is the share of the points, 0 to 1; absent if nothing was graded. */
export type Submission =
  | { kind: 'choice'; answer: string; score?: number }
  | { kind: 'text'; answer: string; score?: number }
  /** A description of a picture; the host replies with feedback. `id` is the question's own, next to `questionId`. */
  | { kind: 'imageWriting'; id: number; answer: string }
  /** `recordingId` is where the device has the sound: it stays until the host has the answer. */
  | {
      kind: 'recording';
      file: Blob;
      recordingId: string;
      /** What is saved with it. Of a conversation: where in the file the answer to each question is. */
      details?: { turns: { name: string; startMs: number; endMs: number }[] };
    }
  /** No answer was given, which only a sitting is told. */
  | { kind: 'none' };

/** The place in a sitting that an answer fills. */
export interface SlotPlace {
  sittingId: string;
  /** From 1. */
  slot: number;
}

/** What the host is told about an answer in a sitting. */
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
