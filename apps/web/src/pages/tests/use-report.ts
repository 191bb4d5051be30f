import type { SittingReportState, SuggestedDrill } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { failureOf } from '../../host/failure.ts';
import type { LoadedReport } from './sittings.ts';

/** How often a report is loaded again while open answers are being corrected. */
const refreshMs = 5000;

const toState = (loaded: LoadedReport): SittingReportState =>
  typeof loaded === 'string' ? { phase: loaded } : { phase: 'ready', report: loaded };

export interface ReportInProgress {
  state: SittingReportState;
  onRetry: () => void;
  /** Loads it again; the report that is shown stays meanwhile. */
  reload: () => void;
  /** Replaces the report that is shown. */
  change: (state: SittingReportState) => void;
}

/** A report, which follows its corrections until all are done. `load` is the same for the same report. */
export function useReport(load: () => Promise<LoadedReport>): ReportInProgress {
  const [state, setState] = useState<SittingReportState>({ phase: 'loading' });
  const [loads, setLoads] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another load
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setState(toState(loaded)),
      (error: unknown) => {
        if (!isCurrent) return;
        // a report that is shown stays, and the next look may succeed
        setState((shown) => (shown.phase === 'ready' ? { ...shown } : { phase: 'failed', failure: failureOf(error) }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, loads]);

  useEffect(() => {
    if (state.phase !== 'ready' || state.report.openLeft === 0) return;
    const timer = setTimeout(() => setLoads((count) => count + 1), refreshMs);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    reload: () => setLoads((count) => count + 1),
    change: setState,
    onRetry: () => {
      setState({ phase: 'loading' });
      setLoads((count) => count + 1);
    },
  };
}

/** Which drill is being prepared, and a function to prepare one. */
export function useDrillStart(prepare: (drill: SuggestedDrill) => Promise<void>) {
  const [starting, setStarting] = useState<SuggestedDrill | null>(null);
  const onStartDrill = (drill: SuggestedDrill) => {
    if (starting) return;
    setStarting(drill);
    void prepare(drill).finally(() => setStarting(null));
  };
  return { starting, onStartDrill };
}
