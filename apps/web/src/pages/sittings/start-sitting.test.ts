// @vitest-environment node
import { createApiClient } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import type { Services } from '../../app/services.ts';
import { createExtras } from '../../host/extras.ts';
import { type HostReply, startHost } from '../../testing/host.ts';
import { pathOfTask } from '../plan/start-task.ts';
import { prepareSitting, suggestedDrill } from './start-sitting.ts';

const sittingId = '00000000-0000-4000-8000-000000000009';

async function hostThat(answer: (path: string) => HostReply) {
  const { url, calls } = await startHost(({ path }) => answer(path));
  const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };
  const services = { api: createApiClient({ baseUrl: url, session }), extras: createExtras() } as Services;
  return { services, calls };
}

it('a suggested drill is prepared once, with the review after each question', async () => {
  const { services, calls } = await hostThat(() => ({ data: { sittingId } }));
  expect(await prepareSitting(services, suggestedDrill({ submoduleId: 6, count: 10 }))).toBe(sittingId);
  expect(calls[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
    ...{ kind: 'drill', submoduleIds: [6], level: 'Mine', count: 10, review: 'each', mode: 'timed' },
  });
});

it('words follow each other without a review, as in the exam', () => {
  expect(suggestedDrill({ submoduleId: 1, count: 18 })).toMatchObject({ review: 'end', count: 18 });
});

it('a test of the day follows the newest exam', async () => {
  const exams = [{ examId: 'new' }, { examId: 'old' }];
  const { services, calls } = await hostThat((path) => ({ data: path === '/api/exams' ? { exams } : { sittingId } }));
  expect(await pathOfTask(services, { task: 'mock', form: 'short', daysSince: null })).toBe(`/sittings/${sittingId}`);
  expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ kind: 'mock', examId: 'new', form: 'short' });
});

it('a host without sittings has its tasks in the browser, and is known as one', async () => {
  const { services } = await hostThat(() => ({ status: 404 }));
  const drill = { task: 'drill', submoduleId: 6, count: 10, reason: 'neverTried' } as const;
  expect(await pathOfTask(services, drill)).toBe('/practice?type=6');
  expect(services.extras.lacks('sittings')).toBe(true);
});
