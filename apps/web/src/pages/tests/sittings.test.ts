import { createApiClient, type SittingReport } from '@rehearse/api-client';
import { expect, it } from 'vitest';
import { createExtras } from '../../host/extras.ts';
import { type HeardCall, type HostReply, startHost } from '../../testing/host.ts';
import { loadSharedReport } from './shared-report.ts';
import { deleteSitting, loadReport, loadSittings, loadTrend, shareReport, withdrawReport } from './sittings.ts';

const session = { getToken: () => 'token', onRefreshed: () => {}, onEnded: () => {} };

async function hostThat(answer: (call: HeardCall) => HostReply) {
  const { url, calls } = await startHost(answer);
  return { host: { api: createApiClient({ baseUrl: url, session }), extras: createExtras() }, calls };
}

const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const summary = (last: number, startedAt: string, more: object = {}) => ({
  ...{
    sittingId: idOf(last),
    kind: 'mock',
    state: 'finished',
    answered: 9,
    count: 9,
    startedAt,
    finishedAt: startedAt,
  },
  overall: { low: 90, high: 110 },
  ...more,
});
const pageOf = (content: object[]) => ({ data: { content, totalPages: 1, totalElements: content.length } });

it('a list is asked for by kind, and a drill comes with its types and its share', async () => {
  const drill = { kind: 'drill', submoduleIds: [10], overall: null, share: 0.8 };
  const { host, calls } = await hostThat(() =>
    pageOf([summary(2, '2026-11-03T08:00:00Z', drill), summary(1, '2026-11-01T08:00:00Z', { form: 'short' })]),
  );
  expect(await loadSittings(host, 'all', 1)).toMatchObject({
    sittings: [
      { kind: 'drill', submoduleIds: [10], share: 0.8, overall: null },
      { kind: 'mock', submoduleIds: [], share: null, exam: { form: 'short' } },
    ],
    page: 1,
    pages: 1,
  });
  await loadSittings(host, 'mock', 2);
  expect(calls.map(({ body }) => JSON.parse(body))).toEqual([
    { page: 1, size: 10 },
    { page: 2, size: 10, kind: 'mock' },
  ]);
});

it('a host without sittings is known as one', async () => {
  const { host } = await hostThat(() => ({ status: 404 }));
  await expect(loadSittings(host, 'all', 1)).rejects.toThrow('not offer');
  expect(host.extras.lacks('sittings')).toBe(true);
});

it.each([
  [404, 'missing'],
  [409, 'unfinished'],
])('a report that the host refuses with %i is %s', async (status, outcome) => {
  const { host } = await hostThat(() => ({ status }));
  expect(await loadReport(host, idOf(1))).toBe(outcome);
  expect(host.extras.lacks('sittings')).toBe(false);
});

it('what can’t be an id or a token is not asked for', async () => {
  const { host, calls } = await hostThat(() => ({ status: 500 }));
  expect(await loadReport(host, 'drills')).toBe('missing');
  expect(await loadSharedReport(host.api, 'too-short')).toBeNull();
  expect(calls).toEqual([]);
});

it('the trend ends with the latest test that has a range, and begins with the oldest', async () => {
  const earlier = [2, 1].map((last) => ({ sittingId: idOf(last), takenAt: `2026-11-0${last}T08:00:00Z`, ranges: {} }));
  const report: Partial<SittingReport> = { sittingId: idOf(3), takenAt: '2026-11-03T08:00:00Z', target: 120 };
  const { host, calls } = await hostThat(({ path, body }) => {
    if (path.endsWith('/report')) return { data: { ...report, ranges: {}, earlier } };
    return JSON.parse(body).kind === 'mock'
      ? pageOf([summary(4, '2026-11-04T08:00:00Z', { overall: null }), summary(3, '2026-11-03T08:00:00Z')])
      : pageOf([summary(1, '2026-11-01T08:00:00Z', { kind: 'placement' })]);
  });
  const { points, target } = await loadTrend(host);
  expect(points.map(({ sittingId }) => sittingId)).toEqual([idOf(1), idOf(2), idOf(3)]);
  expect(target).toBe(120);
  expect(calls.at(-1)?.path).toBe(`/api/sittings/${idOf(3)}/report`);
});

it('there is no trend before the first test', async () => {
  const { host } = await hostThat(() => pageOf([]));
  expect(await loadTrend(host)).toEqual({ phase: 'ready', points: [], target: null });
});

it('a link is made without a name unless one is wanted, and withdrawn', async () => {
  const token = 'Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E';
  const { host, calls } = await hostThat(({ body }) => ({
    data: body === '' ? null : { token, sharedAt: '2026-11-04T08:00:00Z', ...JSON.parse(body) },
  }));
  expect(await shareReport(host, idOf(3), null)).toMatchObject({ token, name: null });
  await withdrawReport(host, idOf(3));
  expect(calls.map(({ path }) => path)).toEqual([`/api/sittings/${idOf(3)}/share`, `/api/sittings/${idOf(3)}/share`]);
});

it('a withdrawn link leads nowhere', async () => {
  const { host } = await hostThat(() => ({ status: 404 }));
  expect(await loadSharedReport(host.api, 'Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E')).toBeNull();
});

it('a sitting that another device has deleted is deleted, and one that can’t be reached is not', async () => {
  const replies: HostReply[] = [{ data: null }, { status: 404 }, { status: 500 }];
  const { host, calls } = await hostThat(() => replies.shift() ?? { status: 404 });
  await deleteSitting(host, idOf(1));
  await deleteSitting(host, idOf(1));
  await expect(deleteSitting(host, idOf(1))).rejects.toThrow();
  expect(calls.map(({ path }) => path)).toEqual(Array(3).fill(`/api/sittings/${idOf(1)}`));
});
