import type { HostQuestion } from '@rehearse/embed/types';
import {
  type QuestionSessionActor,
  type QuestionSessionView,
  questionSessionView,
} from '@rehearse/practice-machines/question-session';
import { findType } from '@rehearse/question-types';
import { QuestionStateScreen, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { memo, useContext, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { OriginContext } from '../../app/head/origin.ts';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useLearnerWorkspace, useStorageWarning } from '../../app/use-learner-workspace.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { paths } from '../../lib/paths.ts';
import { useEmitted } from '../../lib/use-emitted.ts';
import { useLatePastAttempts } from '../../questions/history/late-past-attempts.tsx';
import { savedQuestionPlace } from '../../questions/places/place-storage.ts';
import { navigationAt, readQuestionAddress } from '../../questions/places/question-address.ts';
import { type AddressedQuestion, questionPath } from '../../questions/places/question-path.ts';
import { questionSessionAt } from '../../questions/places/question-session.ts';
import { ShownQuestion } from '../../questions/running/shown-question.tsx';
import { useFlowAhead } from '../../questions/running/use-flow-ahead.ts';
import { useNeighboursAhead } from '../../questions/running/use-neighbours-ahead.ts';

export function Component() {
  const { search, state } = useLocation();
  const address = useMemo(() => readQuestionAddress(search), [search]);
  if (address === 'unreadable') {
    return <QuestionStateScreen state={{ phase: 'missing', why: 'badAddress' }} onRetry={() => {}} />;
  }
  return <QuestionAtAddress address={address} state={state} />;
}

/** The question at a URL, or the learner's last one; the URL follows the session. */
function QuestionAtAddress({ address, state }: { address: AddressedQuestion | null; state: unknown }) {
  const services = useServices();
  const navigate = useNavigate();
  const cameBy = useNavigationType();
  const workspace = useLearnerWorkspace();
  const [machine] = useState(() => questionSessionAt(services));
  const [saved] = useState(savedQuestionPlace);
  const navigation = useMemo(() => navigationAt(address, { state, saved }), [address, state, saved]);
  const actor = useActorRef(machine, { input: { navigation, saved } });
  // a question is expensive to render: deferred, it renders in chunks, and the page stays responsive
  const view = useDeferredValue(useSelector(actor, questionSessionView));
  useNeighboursAhead(actor, workspace);
  useEffect(() => {
    const { place } = actor.getSnapshot().context;
    if (address === null && place) void navigate(questionPath(place), { replace: true, state: place });
  }, [actor, address, navigate]);
  useEffect(() => {
    // the session replaces the URL itself; any other change is a navigation by the learner
    if (cameBy !== 'REPLACE') actor.send({ type: 'question.open', navigation });
  }, [actor, cameBy, navigation]);
  return <PlaceView actor={actor} view={view} workspace={workspace} />;
}

interface PlaceViewProps {
  actor: QuestionSessionActor;
  view: QuestionSessionView;
  workspace: LearnerWorkspace | null;
}

/** The content at the learner's place; rendered again only when that changes. */
const PlaceView = memo(function PlaceView({ actor, view, workspace }: PlaceViewProps) {
  const { bus } = useServices();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { t } = useScreensTranslation();
  const submodule = findType(view.place?.submoduleId ?? 0);
  const name = submodule ? t(`submodules.${submodule.id}`) : t('browser.title');
  useTitle(name);

  const storageWarning = useStorageWarning();
  const underReview = useLatePastAttempts(view.phase === 'showing');
  useFlowAhead(submodule?.id);
  useEmitted(actor, {
    moved: ({ place }) => void navigate(questionPath(place), { replace: true, state: place }),
    listEnded: ({ direction }) =>
      bus.publish('toast.show', { message: t(direction === 'next' ? 'question.lastOfList' : 'question.firstOfList') }),
    moveFailed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  const { frames } = useServices();
  // prerendering does not know which question will be opened
  const isSketch = useContext(OriginContext).isForLearners === true;
  const retry = () => actor.send({ type: 'question.retry' });
  if (view.place && !submodule) {
    return <QuestionStateScreen state={{ phase: 'missing', why: 'unknownType' }} onRetry={retry} />;
  }
  if (view.phase === 'missing' && !isSketch) {
    return <QuestionStateScreen state={{ phase: 'missing', why: view.place ? 'gone' : 'none' }} onRetry={retry} />;
  }
  if (view.phase === 'failed') {
    return <QuestionStateScreen state={{ phase: 'failed', failure: view.failure }} onRetry={retry} />;
  }
  if (view.phase !== 'showing' || !workspace) {
    const task = isSketch ? 'kept' : submodule?.id;
    return <QuestionStateScreen state={{ phase: 'loading', task }} onRetry={retry} />;
  }
  return (
    <ShownQuestion
      key={view.place.questionId}
      submoduleName={name}
      question={view.question as HostQuestion}
      isPracticed={view.isPracticed}
      place={view.place}
      workspace={workspace}
      storageWarning={storageWarning}
      onExit={() => void navigate(paths.practice)}
      onLast={() => actor.send({ type: 'question.previous' })}
      onNext={() => actor.send({ type: 'question.next' })}
      onPractised={(questionId) => actor.send({ type: 'question.practise', questionId })}
      isFramable={frames === 'all'}
      underReview={underReview}
    />
  );
});
