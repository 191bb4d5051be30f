'use client';
import {
  type ClockView,
  type FlowContext,
  type FlowTag,
  type PracticeQuestion,
  toClockView,
} from '@rehearse/practice-machines/protocol';
import type { AnyActorRef } from 'xstate';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';

interface FlowSnapshot {
  context: FlowContext<PracticeQuestion>;
  hasTag: (tag: FlowTag) => boolean;
}

/** Any running practice flow. */
export interface FlowActorRef extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot: () => FlowSnapshot;
}

const selectClock = (snapshot: FlowSnapshot): ClockView => toClockView(snapshot.context);

/** The clock of a running flow; updates every second. */
export function useFlowClock(actor: FlowActorRef): ClockView {
  return useSelector(actor, selectClock, isShallowEqual);
}
