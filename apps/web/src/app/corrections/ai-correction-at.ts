import type { Language } from '@rehearse/languages';
import {
  aiCorrectionMachine,
  type CorrectionOffer,
  type CorrectionRequest,
  type FollowRequest,
  type LoadedCorrection,
  type RequestedCorrection,
} from '@rehearse/practice-machines/ai-correction';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { Services } from '../services.ts';
import { correctionsAt, toOffer, toRequested } from './corrections.ts';
import { followCorrections } from './follow-corrections.ts';

interface AiCorrectionOptions {
  load: () => Promise<LoadedCorrection>;
  /** Language of the explanations. */
  language: Language;
}

/** Provides the machine of an answer's correction with a host's calls. */
export function aiCorrectionAt(
  host: Pick<Services, 'api' | 'extras' | 'bus'>,
  { load, language }: AiCorrectionOptions,
) {
  const calls = correctionsAt(host);
  return aiCorrectionMachine.provide({
    actors: {
      load: fromPromise<LoadedCorrection, undefined>(load),
      giveConsent: fromPromise<CorrectionOffer, undefined>(async () => toOffer(await calls.setConsent(true))),
      requestCorrection: fromPromise<RequestedCorrection, CorrectionRequest>(async ({ input }) => {
        const correction = toRequested(await calls.request(input, language));
        host.bus.publish('corrections.changed');
        return correction;
      }),
      follow: fromCallback<EventObject, FollowRequest>(({ sendBack, input: { correctionId } }) =>
        followCorrections(host.api, {
          read: async () => [(await calls.withReport(correctionId)).correction],
          onChange: (correction) => sendBack({ type: 'correction.changed', correction: toRequested(correction) }),
        }),
      ),
    },
  });
}
