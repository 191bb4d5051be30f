'use client';
import {
  type InteractiveListeningActor,
  interactiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import { useSelector } from '../use-selector/index.ts';
import { isSame } from './interactive-listening.utils.ts';
import { InteractiveListeningView } from './interactive-listening-view.tsx';
import { PartnerContext, partnerOf } from './partner.ts';

export interface InteractiveListeningProps {
  actor: InteractiveListeningActor;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Interactive Listening, connected to a running actor. Clock ticks do not render anything here. */
export function InteractiveListening({ actor, onNext }: InteractiveListeningProps) {
  const view = useSelector(actor, interactiveListeningView, isSame);
  const questionId = useSelector(actor, ({ context }) => context.question.questionId);
  return (
    <PartnerContext.Provider value={partnerOf(questionId)}>
      <InteractiveListeningView view={view} onEvent={actor.send} onNext={onNext} />
    </PartnerContext.Provider>
  );
}
