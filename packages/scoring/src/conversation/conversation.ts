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

export interface ConversationResult {
  turns: GradedTurn[];
  turnCount: number;
  correctCount: number;
  /** Right replies / all turns, 0..1. */
  score: number;
}

/**
 * Grades a conversation. Each turn has the same weight, and an unanswered turn is wrong, like an item left blank in the
 * exam.
 *
 * @param replies the reply chosen in each turn; null or missing if there was none.
 */
export function gradeConversation(
  turns: readonly ConversationTurn[],
  replies: readonly (string | null)[],
): ConversationResult {
  const unit = turns.length === 0 ? 0 : 1 / turns.length;
  const graded = turns.map(({ answer }, index): GradedTurn => {
    const given = replies[index] ?? null;
    const correct = given === answer;
    return { given, expected: answer, correct, lost: correct ? 0 : unit };
  });
  const correctCount = graded.filter(({ correct }) => correct).length;
  return { turns: graded, turnCount: turns.length, correctCount, score: correctCount * unit };
}
