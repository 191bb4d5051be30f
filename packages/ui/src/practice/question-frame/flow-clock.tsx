'use client';
import { FrameClock, FrameProgress } from './frame-clock.tsx';
import { type FlowActorRef, useFlowClock } from './use-flow-clock.ts';

export interface FlowClockProps {
  actor: FlowActorRef;
}

/** The clock of a running flow. Each second renders only the clock. */
export function FlowClock({ actor }: FlowClockProps) {
  return <FrameClock view={useFlowClock(actor)} />;
}

/** The progress bar of a running flow. */
export function FlowProgress({ actor }: FlowClockProps) {
  return <FrameProgress view={useFlowClock(actor)} />;
}
