'use client';
import { type DictationActor, dictationView } from '@rehearse/practice-machines/dictation';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { DictationView } from './dictation-view.tsx';

export interface DictationProps {
  actor: DictationActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Listen & Type, connected to a running actor. */
export function Dictation({ actor, onNext }: DictationProps) {
  const view = useSelector(actor, dictationView, isShallowEqual);
  return <DictationView view={view} onEvent={actor.send} onNext={onNext} />;
}
