'use client';
import { type SpeakingActor, speakingView } from '@rehearse/practice-machines/speaking';
import { shallowEqual, useSelector } from '@xstate/react';
import { useFlowClock } from '../question-frame/index.ts';
import { SpeakingView } from './speaking-view.tsx';

export interface SpeakingProps {
  actor: SpeakingActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Read Aloud and the other speaking questions, live. */
export function Speaking({ actor, onNext }: SpeakingProps) {
  const view = useSelector(actor, speakingView, shallowEqual);
  const clock = useFlowClock(actor);
  return <SpeakingView view={view} clock={clock} onEvent={actor.send} onNext={onNext} />;
}
