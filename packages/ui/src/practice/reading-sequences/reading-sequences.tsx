'use client';
import { type ReadingSequencesActor, readingSequencesView } from '@rehearse/practice-machines/reading-sequences';
import { isShallowEqual, useSelector } from '../use-selector/index.ts';
import { ReadingSequencesView } from './reading-sequences-view.tsx';

export interface ReadingSequencesProps {
  actor: ReadingSequencesActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Reading, connected to a running actor. */
export function ReadingSequences({ actor, onNext }: ReadingSequencesProps) {
  const view = useSelector(actor, readingSequencesView, isShallowEqual);
  return <ReadingSequencesView view={view} onEvent={actor.send} onNext={onNext} />;
}
