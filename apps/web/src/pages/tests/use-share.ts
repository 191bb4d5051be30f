import type { ReportShare, ShareState, SittingReportState } from '@rehearse/ui/screens';
import { sharedReportPath } from '@rehearse/ui/screens';
import { useState } from 'react';
import { failureOf } from '../../host/failure.ts';

interface ShareOptions {
  /** Makes the link, or changes the name that it shows. */
  share: (name: string | null) => Promise<ReportShare>;
  withdraw: () => Promise<void>;
  state: SittingReportState;
  onChange: (state: SittingReportState) => void;
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

/** Makes, copies and withdraws the link of a report. */
export function useShare({ share, withdraw, state, onChange, origin }: ShareOptions) {
  const [shareState, setShareState] = useState<ShareState>({ phase: 'idle' });
  const report = state.phase === 'ready' ? state.report : null;
  const shareUrl = report?.share ? `${origin}${sharedReportPath(report.share.token)}` : '';

  const run = async (act: () => Promise<ReportShare | null>, done: ShareState) => {
    if (!report) return;
    setShareState({ phase: 'saving' });
    try {
      onChange({ phase: 'ready', report: { ...report, share: await act() } });
      setShareState(done);
    } catch (error) {
      setShareState({ phase: 'failed', failure: failureOf(error) });
    }
  };

  return {
    shareUrl,
    shareState,
    onShare: (name: string | null) => void run(() => share(name), { phase: 'idle' }),
    onWithdraw: () =>
      void run(
        async () => {
          await withdraw();
          return null;
        },
        { phase: 'withdrawn' },
      ),
    onCopy: () =>
      // pages that are not served over TLS have no clipboard
      void Promise.resolve()
        .then(() => navigator.clipboard.writeText(shareUrl))
        .then(
          () => setShareState({ phase: 'copied' }),
          () => setShareState({ phase: 'notCopied' }),
        ),
  };
}
