import { ApiError } from '@rehearse/api-client';
import type { ReportShare, SittingReport } from '@rehearse/ui/screens';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LoadedReport } from './sittings.ts';
import { useReport } from './use-report.ts';
import { useShare } from './use-share.ts';

const token = 'Qm3xW8tVn1Lk5ZrYp7Hc2BdJf9SgTa4E';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const correcting = (openLeft: number) => ({ openLeft }) as LoadedReport;
const noConnection = new ApiError('No connection.', null, { code: 'network' });
const settled = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a report follows its corrections until all are done, and stays through a failure', async () => {
  const load = vi
    .fn<() => Promise<LoadedReport>>()
    .mockResolvedValueOnce(correcting(2))
    .mockResolvedValueOnce(correcting(1))
    .mockRejectedValueOnce(noConnection)
    .mockResolvedValueOnce(correcting(0));
  const { result } = renderHook(() => useReport(load));
  expect(result.current.state.phase).toBe('loading');
  await settled();
  expect(result.current.state).toMatchObject({ report: { openLeft: 2 } });
  await settled(5000);
  expect(result.current.state).toMatchObject({ report: { openLeft: 1 } });
  await settled(5000);
  expect(result.current.state).toMatchObject({ report: { openLeft: 1 } });
  await settled(5000);
  expect(result.current.state).toMatchObject({ report: { openLeft: 0 } });
  await settled(60_000);
  expect(load).toHaveBeenCalledTimes(4);
});

it('a report that can’t be loaded can be asked for again', async () => {
  const load = vi
    .fn<() => Promise<LoadedReport>>()
    .mockRejectedValueOnce(noConnection)
    .mockResolvedValueOnce(correcting(0));
  const { result } = renderHook(() => useReport(load));
  await settled();
  expect(result.current.state.phase).toBe('failed');
  act(() => result.current.onRetry());
  expect(result.current.state.phase).toBe('loading');
  await settled();
  expect(result.current.state.phase).toBe('ready');
});

const share: ReportShare = { token, name: null, sharedAt: '2026-11-04T08:00:00Z' };
const report = { share: null } as SittingReport;

/** The link of a report, with what became of the report. */
function sharing(
  shown: SittingReport,
  calls: { share?: () => Promise<ReportShare>; withdraw?: () => Promise<void> } = {},
) {
  const changed = vi.fn();
  const { result } = renderHook(() =>
    useShare({
      share: async () => share,
      withdraw: async () => {},
      ...calls,
      state: { phase: 'ready', report: shown },
      onChange: changed,
      origin: 'https://rehearse.example',
    }),
  );
  return { result, changed };
}

it('a link is the address of this site, and can be copied', async () => {
  const write = vi.fn(async (_text: string) => {});
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  const { result } = sharing({ ...report, share });
  expect(result.current.shareUrl).toBe(`https://rehearse.example/reports/${token}`);
  act(() => result.current.onCopy());
  await settled();
  expect(write).toHaveBeenCalledExactlyOnceWith(`https://rehearse.example/reports/${token}`);
  expect(result.current.shareState.phase).toBe('copied');
});

it('says so where the browser does not let a page copy', async () => {
  vi.stubGlobal('navigator', {});
  const { result } = sharing({ ...report, share });
  act(() => result.current.onCopy());
  await settled();
  expect(result.current.shareState.phase).toBe('notCopied');
});

it('a withdrawn link is gone from the report', async () => {
  const { result, changed } = sharing({ ...report, share });
  act(() => result.current.onWithdraw());
  await settled();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ phase: 'ready', report });
  expect(result.current.shareState.phase).toBe('withdrawn');
});

it('a new link is shown with the report', async () => {
  const { result, changed } = sharing(report);
  act(() => result.current.onShare(null));
  await settled();
  expect(changed).toHaveBeenCalledExactlyOnceWith({ phase: 'ready', report: { ...report, share } });
});

it('a link that could not be made leaves the report as it was', async () => {
  const { result, changed } = sharing(report, { share: () => Promise.reject(noConnection) });
  act(() => result.current.onShare('Lin'));
  expect(result.current.shareState.phase).toBe('saving');
  await settled();
  expect(result.current.shareState.phase).toBe('failed');
  expect(changed).not.toHaveBeenCalled();
});
