import { createApiClient } from '@rehearse/api-client';
import type { DeliveryStatus } from '@rehearse/practice-machines/protocol';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { aiCorrectionAt } from '../../app/corrections/ai-correction-at.ts';
import type { CurrentWorkspace } from '../../delivery/current-workspace.ts';
import { createExtras } from '../../host/extras.ts';
import { createBus } from '../../lib/bus.ts';
import { type HeardCall, type HostReply, startHost } from '../../testing/host.ts';
import { loadCorrection } from './load-correction.ts';

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
const question = { questionId: 1100001, submoduleId: 11 };
const offer = {
  services: [{ kind: 'correction', name: 'AI', host: 'ai.example', model: 'm', keptDays: 0, isDemonstration: false }],
  submoduleIds: [11, 14],
  consent: { given: false, changedAt: null },
  ...{ planLeft: 0, freeLeft: 3, freePerMonth: 3, waiting: 0 },
};
const correction = {
  ...{ correctionId: 7, attemptId: 41, ...question, state: 'queued', ahead: 1 },
  ...{ requestedAt: '2030-01-15T12:00:00.000Z', finishedAt: null, isSeen: false },
};
const attempts = {
  content: [
    {
      attemptId: 41,
      createdAt: '2030-01-15T12:00:00.000Z',
      score: null,
      kind: 'text',
      answer: 'x',
      recordingUrl: null,
    },
  ],
  ...{ totalPages: 1, totalElements: 1 },
};

const pathOf = ({ path }: HeardCall) => path.split('?')[0] ?? '';
const ofHost: Record<string, HostReply> = {
  '/api/me/corrections/offer': { data: offer },
  '/api/me/corrections/consent': { data: { ...offer, consent: { given: true, changedAt: null } } },
  '/questions/attempts': { data: attempts },
};

async function start({
  replies = {},
  status = null,
  submoduleId = 11,
}: {
  replies?: Record<string, HostReply>;
  status?: DeliveryStatus | null;
  submoduleId?: number;
} = {}) {
  let requests = 0;
  const host = await startHost((call) => {
    const own = { ...ofHost, ...replies }[pathOf(call)];
    if (own) return own;
    if (pathOf(call) !== '/api/me/corrections') return { status: 404 };
    if (call.body === '') return { data: { content: [], totalPages: 0, totalElements: 0, unseen: 0 } };
    requests += 1;
    return { data: correction };
  });
  const workspace = {
    current: () => ({ answers: { statusOf: () => Promise.resolve(status) } }),
  } as unknown as CurrentWorkspace;
  const services = {
    api: createApiClient({ baseUrl: host.url, session }),
    extras: createExtras(),
    bus: createBus(),
    workspace,
  };
  const actor = createActor(
    aiCorrectionAt(services, {
      load: () => loadCorrection(services, { ...question, submoduleId }),
      language: 'zh',
    }),
  ).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return { actor, settled, host, requests: () => requests };
}

it('offers a correction of the saved answer, and requests it in the learner’s language after consent', async () => {
  const { actor, settled, host, requests } = await start();
  expect(actor.getSnapshot().value).toBe('offered');
  actor.send({ type: 'correction.request' });
  expect(requests()).toBe(0);
  actor.send({ type: 'consent.agree' });
  await settled();
  expect(actor.getSnapshot()).toMatchObject({
    value: 'waiting',
    context: { correction: { correctionId: 7, ahead: 1 } },
  });
  const sent = host.calls.filter(({ body }) => body.includes('attemptId')).map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([{ attemptId: 41, mailWhenDone: false, language: 'zh' }]);
  actor.stop();
});

it.each([
  ['without the calls', { replies: { '/api/me/corrections/offer': { status: 404 } } }],
  [
    'without a service',
    { replies: { '/api/me/corrections/offer': { data: { ...offer, services: [], submoduleIds: [] } } } },
  ],
  ['of another type', { submoduleId: 13 }],
  [
    'while the answer is only on this device',
    { status: { idempotencyKey: 'k', kind: 'text', state: 'onDevice' } as const },
  ],
  ['without past attempts', { replies: { '/questions/attempts': { status: 404 } } }],
])('offers nothing %s', async (_, options) => {
  const { actor } = await start(options);
  expect(actor.getSnapshot().value).toBe('absent');
});

it('asks the host once whether it has corrections', async () => {
  const { host } = await start({ replies: { '/api/me/corrections/offer': { status: 404 } } });
  expect(host.pathsCalled()).toEqual(['/api/me/corrections/offer']);
});
