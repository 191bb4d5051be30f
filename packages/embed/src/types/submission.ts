/** An answer as it is sent to a host. `score` is the share of the points, 0 to 1; absent if nothing was graded. */
export type FlowSubmission =
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
    };
