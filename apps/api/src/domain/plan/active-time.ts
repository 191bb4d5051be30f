/** When an answer was saved, and how long its question may take. */
export interface AnswerTime {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The whole time limit of its type in milliseconds. */
  readonly limitMs: number;
}

/** What an answer without another one just before it is counted as: people take about half of the time they have. */
const usualShare = 0.5;

/**
 * Time spent practising in milliseconds, estimated from the times of the answers: the time since the answer before, but
 * no more than the question may take. Reading reviews isn't counted.
 *
 * @param answers in the order of their times
 */
export function activeTime(answers: readonly AnswerTime[]): number {
  return answers.reduce((sum, { at, limitMs }, index) => {
    const before = answers[index - 1];
    const since = before ? at - before.at : Number.POSITIVE_INFINITY;
    return sum + (since <= limitMs ? since : limitMs * usualShare);
  }, 0);
}
