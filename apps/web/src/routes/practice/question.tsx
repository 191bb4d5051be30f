import { findSubmodule } from '@rehearse/practice-machines/question-browser';
import { questionSessionView } from '@rehearse/practice-machines/question-session';
import { QuestionStateScreen, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useContext, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { OriginContext } from '../../app/origin.ts';
import { paths } from '../../app/paths.ts';
import { useServices } from '../../app/services.ts';
import { useEmitted } from '../../app/use-emitted.ts';
import { useTitle } from '../../app/use-title.ts';
import type { HostQuestion } from '../../flows/host-question.ts';
import { useLatePastAttempts } from '../../flows/late-past-attempts.tsx';
import { savedQuestionPlace } from '../../flows/place-storage.ts';
import { questionSessionAt } from '../../flows/question-session.ts';
import { ShownQuestion } from '../../flows/shown-question.tsx';
import { useFlowAhead } from '../../flows/use-flow-ahead.ts';
import { useNeighboursAhead } from '../../flows/use-neighbours-ahead.ts';
import { usePracticeRoom, useStorageWarning } from '../../flows/use-practice-room.ts';

export function Component() {
  const { api, bus } = useServices();
  const navigate = useNavigate();
  const navigation: unknown = useLocation().state;
  const room = usePracticeRoom();
  const [machine] = useState(() => questionSessionAt(api));
  const [saved] = useState(savedQuestionPlace);
  const actor = useActorRef(machine, { input: { navigation, saved } });
  const view = useSelector(actor, questionSessionView);
  const failureText = useFailureText();
  const { t } = useScreensTranslation();
  const submodule = findSubmodule(view.place?.submoduleId ?? 0);
  const name = submodule ? t(`submodules.${submodule.submodule_id}`) : t('browser.title');
  useTitle(name);

  const storageWarning = useStorageWarning();
  const underReview = useLatePastAttempts(view.phase === 'showing');
  useFlowAhead(submodule?.submodule_id);
  useNeighboursAhead(actor, room);
  useEmitted(actor, {
    moved: ({ place }) => void navigate(paths.question, { replace: true, state: place }),
    moveFailed: ({ code, message }) =>
      bus.publish('toast.show', { message: failureText({ code, message }), tone: 'critical' }),
  });

  // at build nobody knows which question the learner comes for
  const isSketch = useContext(OriginContext).isForLearners === true;
  const retry = () => actor.send({ type: 'question.retry' });
  if (view.place && !submodule) {
    return <QuestionStateScreen state={{ phase: 'missing', why: 'unknownType' }} onRetry={retry} />;
  }
  if (view.phase === 'missing' && !isSketch) {
    return <QuestionStateScreen state={{ phase: 'missing', why: view.place ? 'gone' : 'none' }} onRetry={retry} />;
  }
  if (view.phase === 'failed') {
    return <QuestionStateScreen state={{ phase: 'failed', message: failureText(view.failure) }} onRetry={retry} />;
  }
  if (view.phase !== 'showing' || !room) return <QuestionStateScreen state={{ phase: 'loading' }} onRetry={retry} />;
  return (
    <ShownQuestion
      key={view.place.globalIndex}
      submoduleName={name}
      question={view.question as HostQuestion}
      isPracticed={view.isPracticed}
      place={view.place}
      room={room}
      storageWarning={storageWarning}
      onExit={() => void navigate(paths.practice)}
      onLast={() => actor.send({ type: 'question.previous' })}
      onNext={() => actor.send({ type: 'question.next' })}
      onPractised={(questionId) => actor.send({ type: 'question.practise', questionId })}
      underReview={underReview}
    />
  );
}
