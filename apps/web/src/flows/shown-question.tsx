import { durationSecondsOf } from '@rehearse/practice-machines/question-browser';
import type { QuestionPlace } from '@rehearse/practice-machines/question-session';
import { ComingNext, FlowClock, FlowProgress, QuestionFrame, useFlowShortcuts } from '@rehearse/ui/practice';
import { difficultyOf, QuestionArrival, ReadOnlyQuestion, SaveStatus } from '@rehearse/ui/screens';
import type { HostQuestion } from './question-session.ts';
import type { PracticeRoom } from './use-practice-room.ts';
import { useRunningFlow } from './use-running-flow.ts';

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
  const running = useRunningFlow(question, {
    room,
    durationSeconds: durationSecondsOf(question.submoduleId),
    onAnswered: () => onPractised(question.questionId),
  });
  const flow = 'flow' in running ? running.flow : null;
  const shortcuts = useFlowShortcuts(flow?.keys ?? 'wordJudgement');
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
        onExit={frame.onExit}
        onLast={frame.onLast}
        onNext={frame.onNext}
      >
        {running.phase === 'notBuilt' && <ComingNext submoduleName={frame.submoduleName} onBack={frame.onExit} />}
        {running.phase === 'readOnly' && (
          <ReadOnlyQuestion>
            <running.flow.View actor={running.actor} />
          </ReadOnlyQuestion>
        )}
        {running.phase === 'running' && (
          <>
            <running.flow.View actor={running.actor} onNext={hasNext ? frame.onNext : undefined} />
            <SaveStatus value={running.saved} />
          </>
        )}
      </QuestionFrame>
    </QuestionArrival>
  );
}
