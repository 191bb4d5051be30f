import {
  type AiCorrectionView,
  aiCorrectionView,
  type LoadedCorrection,
} from '@rehearse/practice-machines/ai-correction';
import type { AiCorrectionActions } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { useServices } from '../services.ts';
import { aiCorrectionAt } from './ai-correction-at.ts';

/** An AI correction: its view, its actions, and a function to load it again. Explanations come in the language of the first render. */
export function useAiCorrection(
  load: () => Promise<LoadedCorrection>,
): [view: AiCorrectionView, actions: AiCorrectionActions, reload: () => void] {
  const services = useServices();
  const [language] = useLanguage();
  const [machine] = useState(() => aiCorrectionAt(services, { load, language }));
  const actor = useActorRef(machine);
  const view = useSelector(actor, aiCorrectionView);
  const actions: AiCorrectionActions = {
    onRequest: () => actor.send({ type: 'correction.request' }),
    onAgree: () => actor.send({ type: 'consent.agree' }),
    onDecline: () => actor.send({ type: 'consent.decline' }),
    onMailChange: (wanted) => actor.send({ type: 'mail.change', wanted }),
  };
  return [view, actions, () => actor.send({ type: 'offer.reload' })];
}
