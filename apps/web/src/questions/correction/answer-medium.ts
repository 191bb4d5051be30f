import { findType, types } from '@rehearse/question-types';
import type { AnswerMedium } from '@rehearse/ui/screens';

/** What an open answer is made of; null for types whose answers are right or wrong. */
export function answerMediumOf(submoduleId: number): AnswerMedium | null {
  if (submoduleId === types.readAloud.id) return 'readAloud';
  const type = findType(submoduleId);
  if (type?.answer === 'recording') return 'speech';
  return type?.recommendedWords || type?.secondPartRecommendedWords ? 'writing' : null;
}
