'use client';
import {
  type InteractiveSpeakingActor,
  interactiveSpeakingView,
} from '@rehearse/practice-machines/interactive-speaking';
import { useAhead } from '../late/index.ts';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { InteractiveSpeakingView } from './interactive-speaking-view.tsx';
import { talkParts } from './talk-parts.ts';

export interface InteractiveSpeakingProps {
  actor: InteractiveSpeakingActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Speaking, connected to a running actor. */
export function InteractiveSpeaking({ actor, onNext }: InteractiveSpeakingProps) {
  const view = useSelector(actor, interactiveSpeakingView, isShallowEqual);
  useAhead(talkParts, view.phase === 'conversation' || view.phase === 'recovering');
  return <InteractiveSpeakingView view={view} onEvent={actor.send} onNext={onNext} />;
}
