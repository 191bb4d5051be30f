import { type BlankVerdict, gradeBlank, type HeardBlank } from '../blanks/blanks.ts';

/** One turn of a conversation: the possible replies and the right one. */
export interface ConversationTurn {
  options: readonly string[];
  answer: string;
}

export interface GradedTurn {
  /** The chosen reply; null if the turn was not answered. */
  given: string | null;
  expected: string;
  correct: boolean;
  /** How much the turn took off the score, 0..1. */
  lost: number;
}

export interface GradedBlank {
  /** As it was typed. */
  given: string;
  expected: string;
  verdict: BlankVerdict;
  /** How much the blank took off the score, 0..1. */
  lost: number;
}

export interface ConversationResult {
  turns: GradedTurn[];
  turnCount: number;
  /** Turns with the right reply. */
  correctCount: number;
  /** Empty for a conversation without an opening. */
  blanks: GradedBlank[];
  /** Right replies and blanks / all, 0..1. */
  score: number;
}

/** The first part, if there is one: sentences about what is heard before the conversation. */
export interface ConversationOpening {
  blanks: readonly HeardBlank[];
  /** What was typed into each blank; empty or missing if nothing was. */
  entries: readonly string[];
}

/**
 * Grades a conversation and its opening. Each turn and each blank has the same weight, and an unanswered one is wrong, like
 * an item left blank in the exam.
 *
 * @param replies the reply chosen in each turn; null or missing if there was none.
 */
export function gradeConversation(
  turns: readonly ConversationTurn[],
  replies: readonly (string | null)[],
  { blanks, entries }: ConversationOpening = { blanks: [], entries: [] },
): ConversationResult {
  const count = turns.length + blanks.length;
  const unit = count === 0 ? 0 : 1 / count;
  const gradedBlanks = blanks.map((blank, index): GradedBlank => {
    const given = entries[index] ?? '';
    const verdict = gradeBlank(blank, given);
    return { given, expected: blank.answer, verdict, lost: verdict === 'right' ? 0 : unit };
  });
  const graded = turns.map(({ answer }, index): GradedTurn => {
    const given = replies[index] ?? null;
    const correct = given === answer;
    return { given, expected: answer, correct, lost: correct ? 0 : unit };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  const rightBlanks = gradedBlanks.filter(({ verdict }) => verdict === 'right').length;
  return {
    turns: graded,
    turnCount: turns.length,
    correctCount,
    blanks: gradedBlanks,
    score: (correctCount + rightBlanks) * unit,
  };
}
