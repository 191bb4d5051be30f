import { LessonLinks, PastAttempts, useFailureText } from '@rehearse/ui/screens';
import { failureOf } from '../app/failure.ts';
import { useServices } from '../app/services.ts';
import type { HostQuestion } from './host-question.ts';
import { lessonsOfType } from './lessons-of-type.ts';
import type { PracticeFlow } from './practice-flow.ts';
import { usePastAttempts } from './use-past-attempts.ts';

export interface PastAttemptsOfQuestionProps {
  flow: PracticeFlow;
  question: HostQuestion;
}

/** What the learner gave to this question before, asked of the host when it is opened. */
export function PastAttemptsOfQuestion({ flow, question }: PastAttemptsOfQuestionProps) {
  const { api, bus } = useServices();
  const failureText = useFailureText();
  const { state, load, loadMore, remove } = usePastAttempts(api, flow, question);
  const onDelete = (recordingUrl: string) => {
    remove(recordingUrl).catch((error: unknown) =>
      bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' }),
    );
  };
  const lessons = lessonsOfType(question.submoduleId);
  return (
    <>
      {lessons && <LessonLinks {...lessons} />}
      <PastAttempts state={state} onOpen={load} onMore={loadMore} onRetry={load} onDelete={onDelete} />
    </>
  );
}
