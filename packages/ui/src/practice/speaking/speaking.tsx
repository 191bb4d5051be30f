'use client';
import { type SpeakingActor, speakingView } from '@rehearse/practice-machines/speaking';
import { useAhead } from '../late/index.ts';
import { useFlowClock } from '../question-frame/index.ts';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { speakingParts } from './speaking-parts.ts';
import { SpeakingView } from './speaking-view.tsx';

export interface SpeakingProps {
  actor: SpeakingActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Phases in which the late parts are prefetched. */
const soonOver: ReadonlySet<string> = new Set(['ready', 'requesting', 'recording', 'recovering']);

/** All speaking question types, connected to a running actor. */
export function Speaking({ actor, onNext }: SpeakingProps) {
  const view = useSelector(actor, speakingView, isShallowEqual);
  const clock = useFlowClock(actor);
  useAhead(speakingParts, soonOver.has(view.phase));
  return <SpeakingView view={view} clock={clock} onEvent={actor.send} onNext={onNext} />;
}
