import { voiceDesk } from '@rehearse/device/voices';
import { fallbackLanguage, findLanguage } from '@rehearse/languages';
import { runningQuestionView } from '@rehearse/practice-machines/running-question';
import type { SittingSlot } from '@rehearse/practice-machines/sitting';
import { LessonOfContext, Sitting, useAhead, useFlowShortcuts, VoicesContext } from '@rehearse/ui/practice';
import { classPath, grammarLessonPath, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../app/services.ts';
import { useStorageWarning } from '../../app/use-learner-workspace.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { paths } from '../../lib/paths.ts';
import { useEmitted } from '../../lib/use-emitted.ts';
import { placeOfQuestion } from '../../questions/places/place-of-question.ts';
import { questionPath } from '../../questions/places/question-path.ts';
import { LateState } from '../../questions/running/late-state.tsx';
import type { AppQuestionView } from '../../questions/running/running-question.ts';
import { lateStates } from '../../questions/running/states-ahead.ts';
import { usePause } from '../../questions/running/use-pause.ts';
import type { SlotFlow } from './ask-question.ts';
import type { AppSitting } from './host-sitting.ts';
import { reportPathOf } from './report-path-of.ts';
import { sittingAt } from './sitting-at.ts';

interface SittingPageProps {
  sitting: AppSitting;
  workspace: LearnerWorkspace;
}

/** A sitting from where it is to its end. */
export function SittingPage({ sitting, workspace }: SittingPageProps) {
  const services = useServices();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const { t } = useScreensTranslation();
  const { i18n } = useTranslation();
  const { sittingId, kind, isSealed, timeFactor, assignment } = sitting;
  const classHref = assignment && classPath(assignment.classId);
  const [machine] = useState(() =>
    sittingAt(services, {
      workspace,
      sittingId,
      timeFactor,
      language: () => findLanguage(i18n.resolvedLanguage) ?? fallbackLanguage,
    }),
  );
  const actor = useActorRef(machine, { input: { sitting } });
  const flow = useSelector(actor, ({ context }) => context.flow) as SlotFlow | null;
  const shortcuts = useFlowShortcuts(flow?.practice.shortcuts ?? null, {
    heard: Boolean(flow?.question && flow.practice.audioOf?.(flow.question)?.length),
    pauses: !isSealed,
  });
  useAhead(lateStates, true);
  const [isCovered, setCovered] = useState(false);
  usePause(flow && !flow.isReadOnly ? flow.actor : undefined, isCovered);
  useEmitted(actor, {
    finished: () => {
      if (isSealed) void navigate(reportPathOf(sitting), { replace: true });
    },
  });
  return (
    <Sitting<SlotFlow>
      actor={actor}
      renderFlow={(shown, onNext) => <FlowOfSlot flow={shown} onNext={onNext} isSealed={isSealed} />}
      nameOf={(submoduleId) => t(`submodules.${submoduleId as 1}`)}
      failureText={failureText}
      shortcuts={shortcuts}
      onCoverChange={setCovered}
      onLeave={() => void navigate(classHref ?? (kind === 'drill' ? paths.practice : paths.home))}
      reviewHref={pathOfReview}
      reportHref={isSealed ? reportPathOf(sitting) : null}
      againHref={kind === 'drill' ? paths.practiceInARow : paths.tests}
      assignment={assignment && classHref ? { ...assignment, href: classHref } : undefined}
    />
  );
}

/** The question with the learner's attempts. */
const pathOfReview = ({ questionId, submoduleId }: SittingSlot) =>
  questionId === undefined ? null : questionPath(placeOfQuestion({ questionId, submoduleId }));

interface FlowOfSlotProps {
  flow: SlotFlow;
  onNext: (() => void) | undefined;
  isSealed: boolean;
}

function FlowOfSlot({ flow: { actor, practice, isReadOnly, running }, onNext, isSealed }: FlowOfSlotProps) {
  const storageWarning = useStorageWarning();
  if (isReadOnly) {
    return (
      <LateState>
        {({ ReadOnlyQuestion }) => (
          <ReadOnlyQuestion>
            <practice.View actor={actor} />
          </ReadOnlyQuestion>
        )}
      </LateState>
    );
  }
  return (
    <>
      {storageWarning && <LateState>{({ StorageNotice }) => <StorageNotice reason={storageWarning} />}</LateState>}
      <LessonOfContext value={grammarLessonPath}>
        <VoicesContext value={voiceDesk}>
          <practice.View actor={actor} onNext={onNext} />
        </VoicesContext>
      </LessonOfContext>
      <Delivery running={running} isShown={!isSealed && onNext !== undefined} />
    </>
  );
}

/** That time ran out while the question was left; and under a review, where its answer is. */
function Delivery({ running, isShown }: Pick<SlotFlow, 'running'> & { isShown: boolean }) {
  const view = useSelector(running, runningQuestionView) as AppQuestionView;
  if (view.phase !== 'running') return null;
  return (
    <>
      {view.endedAway && <LateState>{({ TimeUpNotice }) => <TimeUpNotice />}</LateState>}
      {isShown && (
        <LateState>{({ ShownSaveStatus }) => <ShownSaveStatus actor={view.actor} saved={view.saved} />}</LateState>
      )}
    </>
  );
}
