import { voiceDesk } from '@rehearse/device/voices';
import type { HostQuestion, PracticeActor, PracticeFlow } from '@rehearse/embed/types';
import type { QuestionPlace } from '@rehearse/practice-machines/question-session';
import {
  FlowClock,
  FlowProgress,
  LatePart,
  type LeaveRequest,
  LessonOfContext,
  late,
  QuestionFrame,
  useAhead,
  useFlowShortcuts,
  VoicesContext,
} from '@rehearse/ui/practice';
import { difficultyOf, grammarLessonPath, QuestionArrival } from '@rehearse/ui/screens';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { LateState } from './late-state.tsx';
import { lateStates } from './states-ahead.ts';
import { useFlowStage } from './use-flow-stage.ts';
import { usePause } from './use-pause.ts';
import { usePracticeSettings } from './use-practice-settings.ts';
import { useRunningQuestion } from './use-running-question.ts';

const embedTool = late(() => import('./embed-tool.tsx'));
const leaveGuard = late(() => import('./leave-guard.ts'));

interface ShownQuestionProps {
  submoduleName: string;
  question: HostQuestion;
  isPracticed: boolean;
  place: Pick<QuestionPlace, 'globalIndex' | 'count'>;
  workspace: QuestionWorkspace;
  /** Why the device keeps nothing more, or null while it does. */
  storageWarning: 'blocked' | 'full' | null;
  onExit: () => void;
  onLast: () => void;
  onNext: () => void;
  onPractised: (questionId: number) => void;
  /** Whether other sites may show it in a frame: how is said below it. */
  isFramable?: boolean;
  /** Shown below a review. */
  underReview: (flow: PracticeFlow, question: HostQuestion) => ReactNode;
}

/** One question in its frame, from its draft to its saved answer. */
export function ShownQuestion({
  question,
  workspace,
  place,
  onPractised,
  storageWarning,
  ...frame
}: ShownQuestionProps) {
  const [settings, setSettings] = usePracticeSettings(workspace.account);
  const running = useRunningQuestion(question, {
    device: workspace,
    settings,
    onAnswered: () => onPractised(question.questionId),
  });
  const flow = 'flow' in running ? running.flow.practice : null;
  const shortcuts = useFlowShortcuts(flow?.shortcuts ?? null, {
    heard: Boolean(flow?.audioOf?.(question)?.length),
    pauses: settings.mode !== 'exam',
  });
  const actor = running.phase === 'running' ? running.actor : undefined;
  const stage = useFlowStage(actor);
  const [isCovered, setCovered] = useState(false);
  usePause(actor, isCovered);
  const [leaving, setLeaving] = useState<LeaveRequest | null>(null);
  useAhead(leaveGuard, settings.mode === 'exam');
  useAhead(lateStates, true);
  const hasNext = place.globalIndex === null || place.count === null || place.globalIndex < place.count;
  return (
    <QuestionArrival>
      <QuestionFrame
        submoduleName={frame.submoduleName}
        questionId={question.questionId}
        difficulty={difficultyOf(question.difficultyLevel)}
        practiced={frame.isPracticed}
        globalIndex={place.globalIndex}
        total={place.count}
        clock={running.phase === 'running' && <FlowClock actor={running.actor} />}
        progress={running.phase === 'running' && <FlowProgress actor={running.actor} />}
        shortcuts={shortcuts}
        settings={settings}
        onSettingsChange={setSettings}
        stage={stage}
        onCoverChange={setCovered}
        leaving={leaving}
        onExit={frame.onExit}
        onLast={frame.onLast}
        onNext={frame.onNext}
      >
        {settings.mode === 'exam' && stage === 'answering' && (
          <LatePart part={leaveGuard}>{({ LeaveGuard }) => <LeaveGuard onRequest={setLeaving} />}</LatePart>
        )}
        {storageWarning && <LateState>{({ StorageNotice }) => <StorageNotice reason={storageWarning} />}</LateState>}
        {running.phase === 'readOnly' && flow && (
          <LateState>
            {({ ReadOnlyQuestion }) => (
              <ReadOnlyQuestion>
                <flow.View actor={running.actor} />
              </ReadOnlyQuestion>
            )}
          </LateState>
        )}
        {running.phase === 'running' && flow && (
          <>
            {running.endedAway && <LateState>{({ TimeUpNotice }) => <TimeUpNotice />}</LateState>}
            <LessonOfContext value={grammarLessonPath}>
              <VoicesContext value={voiceDesk}>
                <flow.View actor={running.actor} onNext={hasNext ? frame.onNext : undefined} />
              </VoicesContext>
            </LessonOfContext>
            <LateState>
              {({ ShownSaveStatus }) => <ShownSaveStatus actor={running.actor} saved={running.saved} />}
            </LateState>
            <Reviewed actor={running.actor}>{frame.underReview(flow, question)}</Reviewed>
          </>
        )}
        {frame.isFramable && (
          <LatePart part={embedTool}>
            {({ EmbedTool }) => (
              <EmbedTool question={question} title={frame.submoduleName} onCoverChange={setCovered} />
            )}
          </LatePart>
        )}
      </QuestionFrame>
    </QuestionArrival>
  );
}

/** What belongs under a review, once there is one. */
function Reviewed({ actor, children }: { actor: PracticeActor; children: ReactNode }) {
  const reviewed = useSelector(actor, (snapshot) => snapshot.hasTag('reviewed'));
  return reviewed && children;
}
