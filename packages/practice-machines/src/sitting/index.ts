export { waitOn } from '../shared/wait.ts';
export {
  driveSitting,
  type SittingFixture,
  sittingFixtures,
  type WordFlow,
} from './sitting.fixtures.ts';
export { type LocalQuestion, type LocalSittingOptions, localSitting } from './sitting.local.ts';
export { checksFor, toChecks } from './sitting.logic.ts';
export { type SittingActor, type SittingSnapshot, sittingMachine } from './sitting.machine.ts';
export { runSlotFlow, type SlotFlow, type SlotFlowActor } from './sitting.question.ts';
export type {
  AskedQuestion,
  CheckFailure,
  CheckResult,
  ConnectionReport,
  DeviceCheck,
  DeviceCommand,
  DeviceReport,
  FailedCall,
  OpenedSlot,
  QuestionCommand,
  QuestionReport,
  RunningFlow,
  Sitting,
  SittingCall,
  SittingContext,
  SittingEmitted,
  SittingEvent,
  SittingInput,
  SittingKind,
  SittingSlot,
  SlotCall,
  SlotQuestion,
} from './sitting.types.ts';
export { type SittingProgress, type SittingView, sittingView } from './sitting.view.ts';
