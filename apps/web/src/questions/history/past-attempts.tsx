import type { HostQuestion, PracticeFlow } from '@rehearse/embed/types';
import { LatePart, late } from '@rehearse/ui/practice';
import { LessonLinks, PastAttempts, useFailureText } from '@rehearse/ui/screens';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useServices } from '../../app/services.ts';
import { useLacks } from '../../app/use-extras.ts';
import { failureOf } from '../../host/failure.ts';
import { answerMediumOf } from '../correction/answer-medium.ts';
import { lessonsOfType } from '../lessons-of-type.ts';
import { useComparedTexts } from './use-compared-texts.ts';
import { usePastAttempts } from './use-past-attempts.ts';

const aiCorrection = late(() => import('../correction/ai-correction-of-question.tsx'));

export interface PastAttemptsOfQuestionProps {
  flow: PracticeFlow;
  question: HostQuestion;
}

/** Below a review: its AI correction, lessons, and the learner's earlier answers, loaded when opened. */
export function PastAttemptsOfQuestion({ flow, question }: PastAttemptsOfQuestionProps) {
  const services = useServices();
  const { bus, extras, workspace } = services;
  const { state, load, loadMore, remove } = usePastAttempts(services, flow, question);
  const failureText = useFailureText();
  const isLacking = useLacks('attempts');
  const look = useEffectEvent(load);
  // a host that lacks other features may lack this one, so nothing is offered before it is known
  useEffect(() => {
    if (!extras.lacks('me')) return;
    look();
    return workspace.current()?.answers.onDelivery(() => extras.lacks('attempts') && look());
  }, [extras, workspace]);
  const onDelete = (recordingUrl: string) => {
    remove(recordingUrl).catch((error: unknown) =>
      bus.publish('toast.show', { message: failureText(failureOf(error)), tone: 'critical' }),
    );
  };
  const { referenceAudioLink: sampleUrl, referenceWordTimesLink: wordTimesUrl } = question;
  const lessons = lessonsOfType(question.submoduleId);
  const medium = answerMediumOf(question.submoduleId);
  const comparedTexts = useComparedTexts(services);
  const lacksCorrections = useLacks('corrections');
  const hasNone = isLacking && !(state.phase === 'shown' && state.attempts.length > 0);
  return (
    <>
      {medium && !lacksCorrections && (
        <LatePart part={aiCorrection}>
          {({ AiCorrectionOfQuestion }) => (
            // until its texts are there; without the boundary the review would be hidden
            <Suspense fallback={null}>
              <AiCorrectionOfQuestion question={question} medium={medium} />
            </Suspense>
          )}
        </LatePart>
      )}
      {lessons && <LessonLinks {...lessons} />}
      {!hasNone && (
        <PastAttempts
          state={state}
          onOpen={load}
          onMore={loadMore}
          onRetry={load}
          onDelete={onDelete}
          comparedTexts={medium ? comparedTexts[medium] : undefined}
          sample={sampleUrl && wordTimesUrl ? { sampleUrl, wordTimesUrl } : undefined}
        />
      )}
    </>
  );
}
