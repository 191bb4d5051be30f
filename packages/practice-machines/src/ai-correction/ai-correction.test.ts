import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { leafStates, visitedLeaves } from '../shared/machine-testing.ts';
import { aiCorrectionFixtures, driveAiCorrection, sampleCorrection, sampleOffer } from './ai-correction.fixtures.ts';
import { aiCorrectionMachine } from './ai-correction.machine.ts';
import type { AiCorrectionEvent, CorrectionRequest, FollowRequest, LoadedCorrection } from './ai-correction.types.ts';
import { aiCorrectionView } from './ai-correction.view.ts';

const withoutConsent = { ...sampleOffer, hasConsent: false };
const refusal = (code: string) => Object.assign(new Error(code), { code });

async function start(loaded: Partial<LoadedCorrection> = {}) {
  const load = vi.fn(
    (): Promise<LoadedCorrection> =>
      Promise.resolve({ offer: sampleOffer, attemptId: 41, correction: null, ...loaded }),
  );
  const giveConsent = vi.fn(() => Promise.resolve(sampleOffer));
  const request = vi.fn((_: CorrectionRequest) => Promise.resolve(sampleCorrection));
  const followed: number[] = [];
  const actor = createActor(
    aiCorrectionMachine.provide({
      actors: {
        load: fromPromise(load),
        giveConsent: fromPromise(giveConsent),
        requestCorrection: fromPromise(({ input }) => request(input)),
        follow: fromCallback<{ type: string }, FollowRequest>(({ input }) => void followed.push(input.correctionId)),
      },
    }),
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return {
    ...{ load, giveConsent, request, followed },
    view: () => aiCorrectionView(actor.getSnapshot()),
    async send(...events: AiCorrectionEvent[]) {
      for (const event of events) actor.send(event);
      await settled();
    },
  };
}

describe('AI correction', () => {
  it('requests one correction for many clicks, and follows it to its end', async () => {
    const { view, send, request, followed } = await start();
    expect(view()).toMatchObject({ phase: 'offered', step: 'idle', left: { free: 2, plan: 10, total: 12 } });
    await send({ type: 'mail.change', wanted: true }, { type: 'correction.request' }, { type: 'correction.request' });
    expect(request.mock.calls).toEqual([[{ attemptId: 41, mailWhenDone: true }]]);
    expect(followed).toEqual([7]);
    await send({ type: 'correction.changed', correction: { ...sampleCorrection, ahead: 0 } });
    expect(view()).toMatchObject({ phase: 'waiting', progress: { ahead: 0 } });
    await send({ type: 'correction.changed', correction: { ...sampleCorrection, state: 'done' } });
    expect(view()).toEqual({ phase: 'done', correctionId: 7 });
    expect(followed).toEqual([7]);
  });

  it('asks for consent first, and sends nothing without it', async () => {
    const { view, send, request, giveConsent } = await start({ offer: withoutConsent });
    await send({ type: 'correction.request' });
    expect(view()).toMatchObject({ phase: 'offered', step: 'consenting' });
    await send({ type: 'consent.decline' });
    expect(view()).toMatchObject({ phase: 'offered', step: 'idle' });
    expect(giveConsent).not.toHaveBeenCalled();
    await send({ type: 'correction.request' }, { type: 'consent.agree' });
    await vi.waitFor(() => expect(view()).toMatchObject({ phase: 'waiting' }));
    expect(giveConsent).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledOnce();
  });

  it('keeps asking when the consent could not be stored', async () => {
    const { view, send, request, giveConsent } = await start({ offer: withoutConsent });
    giveConsent.mockRejectedValueOnce(refusal('network'));
    await send({ type: 'correction.request' }, { type: 'consent.agree' });
    expect(view()).toMatchObject({ step: 'consenting', callFailure: { code: 'network' } });
    expect(request).not.toHaveBeenCalled();
    await send({ type: 'consent.decline' });
    expect(view()).toMatchObject({ step: 'idle', callFailure: null });
  });

  it('asks for consent again when the host no longer has it', async () => {
    const { view, send, request } = await start();
    request.mockRejectedValueOnce(refusal('correction.noConsent'));
    await send({ type: 'correction.request' });
    expect(view()).toMatchObject({ step: 'consenting', callFailure: null });
  });

  it('shows why a request was refused, and can be tried again', async () => {
    const { view, send, request } = await start();
    request.mockRejectedValueOnce(refusal('correction.tooShort'));
    await send({ type: 'correction.request' });
    expect(view()).toMatchObject({ phase: 'offered', step: 'idle', callFailure: { code: 'correction.tooShort' } });
    await send({ type: 'correction.request' });
    expect(view()).toMatchObject({ phase: 'waiting' });
  });

  it('reports that none is left: by the offer, by a refusal, and by a failure', async () => {
    const none = await start({ offer: { ...sampleOffer, planLeft: 0, freeLeft: 1, waiting: 1 } });
    expect(none.view()).toMatchObject({ phase: 'usedUp', left: { total: 0 } });

    const refused = await start();
    refused.request.mockRejectedValueOnce(refusal('correction.noneLeft'));
    await refused.send({ type: 'correction.request' });
    expect(refused.view()).toMatchObject({ phase: 'usedUp' });

    const failed = await start({ correction: sampleCorrection });
    await failed.send({
      type: 'correction.changed',
      correction: { ...sampleCorrection, state: 'failed', failure: 'noneLeft' },
    });
    expect(failed.view()).toMatchObject({ phase: 'usedUp' });
  });

  it('can be requested again after a failure', async () => {
    const { view, send, request } = await start({
      correction: { ...sampleCorrection, state: 'failed', failure: 'serviceDown' },
    });
    expect(view()).toMatchObject({ phase: 'failed', step: 'idle', reason: 'serviceDown' });
    await send({ type: 'correction.request' });
    expect(request).toHaveBeenCalledOnce();
    expect(view()).toMatchObject({ phase: 'waiting' });
  });

  it('can be requested again after none was left, once the host has some again', async () => {
    const { view, send } = await start({
      correction: { ...sampleCorrection, state: 'failed', failure: 'noneLeft' },
    });
    expect(view()).toMatchObject({ phase: 'failed', reason: 'noneLeft', left: { total: 12 } });
    await send({ type: 'correction.request' });
    expect(view()).toMatchObject({ phase: 'waiting' });
  });

  it.each(['queued', 'done'] as const)(
    'belongs to the answer that was saved last, also while another is %s',
    async (state) => {
      const { view, send, load } = await start({ correction: { ...sampleCorrection, state } });
      load.mockResolvedValueOnce({ offer: sampleOffer, attemptId: 42, correction: null });
      await send({ type: 'offer.reload' });
      expect(view()).toMatchObject({ phase: 'offered' });
    },
  );

  it('is absent until the answer is saved', async () => {
    const { view, send, load } = await start({ attemptId: null });
    expect(view()).toEqual({ phase: 'absent' });
    load.mockResolvedValueOnce({ offer: sampleOffer, attemptId: 41, correction: null });
    await send({ type: 'offer.reload' });
    expect(view()).toMatchObject({ phase: 'offered' });
  });

  it('shows a report that is there, also when the host no longer offers corrections', async () => {
    const { view } = await start({ offer: null, correction: { ...sampleCorrection, state: 'done' } });
    expect(view()).toEqual({ phase: 'done', correctionId: 7 });
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(aiCorrectionFixtures.map(driveAiCorrection));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(aiCorrectionMachine));
  });
});
