import type { QuestionPlace } from '@rehearse/practice-machines/question-session';
import {
  FlowClock,
  FlowProgress,
  LatePart,
  late,
  QuestionFrame,
  useFlowShortcuts,
  useLate,
} from '@rehearse/ui/practice';
import { difficultyOf, QuestionArrival, ReadOnlyQuestion, SaveStatus, StorageNotice } from '@rehearse/ui/screens';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PracticeActor } from './practice-flow.ts';
import type { PracticeRoom } from './practice-room.ts';
import type { HostQuestion } from './question-session.ts';
import { useFlowStage } from './use-flow-stage.ts';
import { useStorageWarning } from './use-practice-room.ts';
import { usePracticeSettings } from './use-practice-settings.ts';
import { useRunningFlow } from './use-running-flow.ts';

const pastAttempts = late(() => import('./past-attempts.tsx'));

interface ShownQuestionProps {
  submoduleName: string;
  question: HostQuestion;
  isPracticed: boolean;
  place: QuestionPlace;
  room: PracticeRoom;
  onExit: () => void;
  onLast: () => void;
  onNext: () => void;
  onPractised: (questionId: number) => void;
}

/** One question in its frame, from its draft to its saved answer. */
export function ShownQuestion({ question, room, place, onPractised, ...frame }: ShownQuestionProps) {
  const [settings, setSettings] = usePracticeSettings(room.account);
  const running = useRunningFlow(question, {
    room,
    settings,
    onAnswered: () => onPractised(question.questionId),
  });
  const storageWarning = useStorageWarning();
  const flow = 'flow' in running ? running.flow : null;
  const shortcuts = useFlowShortcuts(flow?.keys ?? 'wordJudgement', {
    heard: Boolean(flow?.audioOf?.(question)?.length),
    pauses: settings.mode !== 'exam',
  });
  const stage = useFlowStage(running.phase === 'running' ? running.actor : undefined);
  useLate(pastAttempts);
  const hasNext = place.globalIndex < place.count;
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
        shortcuts={flow ? shortcuts : []}
        settings={settings}
        onSettingsChange={setSettings}
        stage={stage}
        onExit={frame.onExit}
        onLast={frame.onLast}
        onNext={frame.onNext}
      >
        {storageWarning && <StorageNotice reason={storageWarning} />}
        {running.phase === 'readOnly' && (
          <ReadOnlyQuestion>
            <running.flow.View actor={running.actor} />
          </ReadOnlyQuestion>
        )}
        {running.phase === 'running' && (
          <>
            <running.flow.View actor={running.actor} onNext={hasNext ? frame.onNext : undefined} />
            <SaveStatus value={running.saved} />
            <Reviewed actor={running.actor}>
              <LatePart part={pastAttempts}>
                {({ PastAttemptsOfQuestion }) => <PastAttemptsOfQuestion flow={running.flow} question={question} />}
              </LatePart>
            </Reviewed>
          </>
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
