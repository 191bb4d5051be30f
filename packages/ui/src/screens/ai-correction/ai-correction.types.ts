/** What an answer is made of, as it is described to the learner. */
export type AnswerMedium = 'writing' | 'speech' | 'readAloud';

/** Callbacks of the block. */
export interface AiCorrectionActions {
  onRequest: () => void;
  onAgree: () => void;
  onDecline: () => void;
  onMailChange: (wanted: boolean) => void;
}
