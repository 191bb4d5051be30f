import type { PracticeFlow } from '@rehearse/embed/types';
import type { AnswerReviewState, Part, ReportedQuestion } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useServices } from '../../app/services.ts';
import { useLearnerWorkspace } from '../../app/use-learner-workspace.ts';
import { usePart } from '../../app/use-part.ts';
import { loadFlow } from '../../questions/load-flow.ts';
import { type AttemptAtQuestion, loadAttempt } from '../../questions/review/load-attempt.ts';
import { loadReport } from './sittings.ts';

interface AnswerOfTest {
  question: ReportedQuestion;
  isCorrecting: boolean;
  hasNext: boolean;
  /** Null for a missed question, and for an answer that is not kept any more. */
  answer: (AttemptAtQuestion & { flow: PracticeFlow }) | null;
}

/** One answer of a test, with what its review needs. */
export function useAnswerOfTest(sittingId: string, slot: number) {
  const services = useServices();
  const workspace = useLearnerWorkspace();
  const [part, onRetry] = usePart(
    useCallback(async (): Promise<AnswerOfTest | null> => {
      const report = await loadReport(services, sittingId);
      if (typeof report === 'string') return null;
      const question = report.questions.find((each) => each.slot === slot);
      if (!question) return null;
      const { attemptId, submoduleId } = question;
      const [found, flow] =
        attemptId === undefined
          ? [null, null]
          : await Promise.all([loadAttempt(services.api, question, attemptId), loadFlow(submoduleId)]);
      return {
        question,
        isCorrecting: report.openLeft > 0,
        hasNext: report.questions.some((each) => each.slot === slot + 1),
        answer: found && flow && { ...found, flow },
      };
    }, [services, sittingId, slot]),
  );
  const answer = part.phase === 'ready' ? part.value?.answer : null;
  return {
    state: stateOf(part, workspace !== null),
    review: answer && workspace ? { ...answer, workspace } : null,
    onRetry,
  };
}

function stateOf(part: Part<AnswerOfTest | null>, isOpen: boolean): AnswerReviewState {
  if (part.phase === 'failed') return part;
  if (part.phase !== 'ready' || !isOpen) return { phase: 'loading' };
  if (part.value === null) return { phase: 'missing' };
  const { question, isCorrecting, hasNext } = part.value;
  return { phase: 'ready', question, isCorrecting, hasNext };
}
