import { expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { explore, leafStates, never, outcome, replayedLeaves, silent } from '../shared/machine-testing.ts';
import { sampleCorrection, sampleOffer } from './ai-correction.fixtures.ts';
import { aiCorrectionMachine } from './ai-correction.machine.ts';
import type {
  CorrectionOffer,
  CorrectionRequest,
  LoadedCorrection,
  RequestedCorrection,
} from './ai-correction.types.ts';
import { aiCorrectionView } from './ai-correction.view.ts';

const inert = aiCorrectionMachine.provide({
  actors: {
    load: fromPromise<LoadedCorrection, undefined>(never),
    giveConsent: fromPromise<CorrectionOffer, undefined>(never),
    requestCorrection: fromPromise<RequestedCorrection, CorrectionRequest>(never),
    follow: silent,
  },
});
const unasked = { ...sampleOffer, hasConsent: false };
const paths = explore(inert, undefined, [
  outcome.done('load', { offer: null, attemptId: 41, correction: null }),
  outcome.done('load', { offer: unasked, attemptId: null, correction: null }),
  outcome.done('load', { offer: unasked, attemptId: 41, correction: null }),
  outcome.done('load', { offer: { ...unasked, planLeft: 0, freeLeft: 0 }, attemptId: 41, correction: null }),
  outcome.failed('load', 'Down.'),
  { type: 'correction.request' },
  { type: 'consent.agree' },
  { type: 'consent.decline' },
  { type: 'mail.change', wanted: true },
  { type: 'offer.reload' },
  outcome.done('giveConsent', sampleOffer),
  outcome.failed('giveConsent', 'Down.'),
  outcome.done('requestCorrection', sampleCorrection),
  outcome.failed('requestCorrection', 'Down.'),
  { type: 'correction.changed', correction: { ...sampleCorrection, ahead: 1 } },
  { type: 'correction.changed', correction: { ...sampleCorrection, correctionId: 8, state: 'done' } },
  { type: 'correction.changed', correction: { ...sampleCorrection, state: 'done' } },
  { type: 'correction.changed', correction: { ...sampleCorrection, state: 'failed', failure: 'serviceDown' } },
]);

it('reaches every state', () => {
  expect(replayedLeaves(paths)).toEqual(leafStates(aiCorrectionMachine));
});

it('never requests a correction without consent, for an answer that is not saved, or when none is left', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      if (!snapshot.matches('requesting')) return;
      const { offer, attemptId } = snapshot.context;
      expect(offer).toMatchObject({ hasConsent: true });
      expect(attemptId).toBe(41);
      expect((offer?.planLeft ?? 0) + (offer?.freeLeft ?? 0)).toBeGreaterThan(0);
    });
  }
});

it('always has something to show', () => {
  for (const { replay } of paths) {
    replay((snapshot) => {
      const { phase } = aiCorrectionView(snapshot);
      if (snapshot.matches('waiting') || snapshot.matches('done')) expect(phase).toBe(snapshot.value);
      if (snapshot.matches('failed')) expect(aiCorrectionView(snapshot)).toMatchObject({ reason: 'serviceDown' });
    });
  }
});
