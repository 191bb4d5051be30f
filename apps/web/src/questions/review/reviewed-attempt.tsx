import { voiceDesk } from '@rehearse/device/voices';
import type { PracticeActor, PracticeFlow } from '@rehearse/embed/types';
import { secondsOf } from '@rehearse/question-types';
import { LatePart, LessonOfContext, late, VoicesContext } from '@rehearse/ui/practice';
import { grammarLessonPath } from '@rehearse/ui/screens';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLanguage } from '../../app/language/use-language.ts';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import type { AttemptAtQuestion } from './load-attempt.ts';
import { submittedDraft } from './submitted-draft.ts';

const keptAnswer = late(() => import('./kept-answer.tsx'));
const correction = late(() => import('../../app/corrections/report-of-correction.tsx'));

interface ReviewedAttemptProps extends AttemptAtQuestion {
  flow: PracticeFlow;
  workspace: QuestionWorkspace;
  /** Called when the learner starts over in the review. */
  onAnswerAgain: () => void;
}

/** An earlier answer as its question reviews it, or as it was kept if the question can't open it; then its AI correction. */
export function ReviewedAttempt({ question, attempt, flow, ...props }: ReviewedAttemptProps) {
  const actor = useReviewActor({ question, attempt, flow, ...props });
  return (
    <>
      {actor && (
        <LessonOfContext value={grammarLessonPath}>
          <VoicesContext value={voiceDesk}>
            <flow.View actor={actor} />
          </VoicesContext>
        </LessonOfContext>
      )}
      {actor === null && (
        <LatePart part={keptAnswer}>
          {({ KeptAnswerAt }) => <KeptAnswerAt question={question} attempt={attempt} flow={flow} />}
        </LatePart>
      )}
      {attempt.correction && <CorrectionBelow {...attempt.correction} />}
    </>
  );
}

const CorrectionBelow = ({ correctionId }: { correctionId: number }) => (
  <LatePart part={correction}>
    {({ ReportOfCorrection }) => <ReportOfCorrection correctionId={correctionId} headingLevel={2} />}
  </LatePart>
);

/** The flow at the review of the answer; null if it can't read it, undefined before it is open. */
function useReviewActor({ question, attempt, flow, workspace, onAnswerAgain }: ReviewedAttemptProps) {
  const [language] = useLanguage();
  const [actor, setActor] = useState<PracticeActor | null>();
  const draft = useMemo(
    () => (attempt.answer === null ? null : submittedDraft(attempt.answer, question)),
    [attempt, question],
  );
  const answerAgain = useEffectEvent(onAnswerAgain);
  useEffect(() => {
    if (!draft) return;
    const durationSeconds = secondsOf(question.submoduleId);
    const opened = flow.open(question, { mode: 'timed', durationSeconds, draft, language }, workspace);
    // a review writes no draft; one that is written is of an answer that was started over
    opened.on('draft', () => answerAgain());
    opened.subscribe((snapshot) => setActor((shown) => shown ?? (snapshot.hasTag('reviewed') ? opened : null)));
    opened.start();
    return () => {
      opened.stop();
      setActor(undefined);
    };
  }, [draft, question, flow, language, workspace]);
  return draft ? actor : null;
}
