import type { ShareState, SittingReport, SittingReportState } from '@rehearse/ui/screens';
import { sharedReportPath } from '@rehearse/ui/screens';
import { useState } from 'react';
import type { Services } from '../../app/services.ts';
import { failureOf } from '../../host/failure.ts';
import { shareReport, withdrawReport } from './sittings.ts';

interface ShareOptions {
  host: Pick<Services, 'api' | 'extras'>;
  state: SittingReportState;
  onChange: (state: SittingReportState) => void;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

/** Makes, copies and withdraws the link of a report. */
export function useShare({ host, state, onChange, origin }: ShareOptions) {
  const [shareState, setShareState] = useState<ShareState>({ phase: 'idle' });
  const report = state.phase === 'ready' ? state.report : null;
  const shareUrl = report?.share ? `${origin}${sharedReportPath(report.share.token)}` : '';

  const run = async (act: (shown: SittingReport) => Promise<SittingReport['share']>, done: ShareState) => {
    if (!report) return;
    setShareState({ phase: 'saving' });
    try {
      onChange({ phase: 'ready', report: { ...report, share: await act(report) } });
      setShareState(done);
    } catch (error) {
      setShareState({ phase: 'failed', failure: failureOf(error) });
    }
  };

  return {
    shareUrl,
    shareState,
    onShare: (name: string | null) =>
      void run(({ sittingId }) => shareReport(host, sittingId, name), { phase: 'idle' }),
    onWithdraw: () =>
      void run(
        async ({ sittingId }) => {
          await withdrawReport(host, sittingId);
          return null;
        },
        { phase: 'withdrawn' },
      ),
    onCopy: () =>
      void navigator.clipboard.writeText(shareUrl).then(
        () => setShareState({ phase: 'copied' }),
        () => setShareState({ phase: 'notCopied' }),
      ),
  };
}
