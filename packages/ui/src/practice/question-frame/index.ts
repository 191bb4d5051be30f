export { FlowClock, type FlowClockProps, FlowProgress } from './flow-clock.tsx';
export { FrameClock, type FrameClockProps, FrameProgress } from './frame-clock.tsx';
export type { FrameStage } from './mode-sheet.tsx';
export { QuestionFrame, type QuestionFrameProps } from './question-frame.tsx';
export { type FlowActorRef, useFlowClock } from './use-flow-clock.ts';
export type { LeaveRequest } from './use-frame-sheets.ts';
