/** One judgement: whether the item is a real word, and the answer (null: no click in time). */
export interface YesNoAnswer {
  isWord: boolean;
  saidYes: boolean | null;
}

export interface YesNoResult {
  answered: number;
  correct: number;
  /** Share of real words that were judged to be words; null if none was shown. */
  hitRate: number | null;
  /** Share of pseudo-words that were judged to be words; null if none was shown. */
  falseAlarmRate: number | null;
  /** Hit rate minus false-alarm rate, floored at 0; null until both kinds were shown. */
  score: number | null;
  /** False if more than a quarter of the pseudo-words were taken for words: then the score means little. */
  reliable: boolean;
}

/** Share of false alarms above which a session says little about the learner's vocabulary. */
export const FALSE_ALARM_LIMIT = 0.25;

/**
 * Scores a session of word judgements as yes/no vocabulary tests do (Huibregtse, Admiraal & Meara 2002: h − f). A missing
 * click is wrong: a miss for a word, and for a pseudo-word it lowers the score like a false alarm, but does not make the
 * session unreliable, since nobody guessed.
 */
export function scoreYesNo(answers: readonly YesNoAnswer[]): YesNoResult {
  const real = answers.filter((answer) => answer.isWord);
  const pseudo = answers.filter((answer) => !answer.isWord);
  const hits = real.filter((answer) => answer.saidYes === true).length;
  const falseAlarms = pseudo.filter((answer) => answer.saidYes === true).length;
  const rejections = pseudo.filter((answer) => answer.saidYes === false).length;
  const hitRate = real.length === 0 ? null : hits / real.length;
  const falseAlarmRate = pseudo.length === 0 ? null : falseAlarms / pseudo.length;
  const wrongRate = pseudo.length === 0 ? null : 1 - rejections / pseudo.length;
  return {
    answered: answers.length,
    correct: hits + rejections,
    hitRate,
    falseAlarmRate,
    score: hitRate === null || wrongRate === null ? null : Math.max(0, hitRate - wrongRate),
    reliable: falseAlarmRate === null || falseAlarmRate <= FALSE_ALARM_LIMIT,
  };
}
