import type { QuestionPlace } from '@rehearse/practice-machines/question-browser';
import { findType } from '@rehearse/question-types';
import type { NotebookQuestionKey } from '@rehearse/ui/screens';

/** The detail screen's navigation state for a single question: a list of one. */
export function placeOfQuestion({ questionId, submoduleId }: NotebookQuestionKey): QuestionPlace {
  return {
    questionId,
    submoduleId,
    moduleId: findType(submoduleId)?.moduleId ?? 1,
    filters: { isAsc: false, difficultyLevel: 'null', isPracticed: 'null' },
    count: 1,
    indexInPage: 0,
    currentPage: 1,
    globalIndex: 1,
  };
}
