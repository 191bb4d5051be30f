export type { CallFailure } from '../shared/failure.ts';
export {
  type RunningQuestionActor,
  type RunningQuestionSnapshot,
  runningQuestionMachine,
} from './running-question.machine.ts';
export type {
  AnswersEvent,
  FlowActor,
  FlowCommand,
  FlowMessage,
  FlowReport,
  LeaveRequest,
  LoadedFlow,
  LoadedQuestion,
  LockEvent,
  OpenedExam,
  OpenFlowOptions,
  RunningQuestionContext,
  RunningQuestionEmitted,
  RunningQuestionEvent,
  RunningQuestionInput,
  RunningQuestionStorageEvent,
  SaveState,
  StoredDraft,
  TabLock,
} from './running-question.types.ts';
export { type RunningQuestionView, runningQuestionView } from './running-question.view.ts';
