import { AiReport } from '@rehearse/ui/practice';
import { LoadedReport } from '@rehearse/ui/screens';
import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { usePart } from '../use-part.ts';
import { correctionsAt } from './corrections.ts';
import { toReport } from './to-report.ts';

interface ReportOfCorrectionProps {
  correctionId: number;
  headingLevel?: 2 | 4;
}

/** The report of a finished correction, which is marked as seen. */
export function ReportOfCorrection({ correctionId, headingLevel = 4 }: ReportOfCorrectionProps) {
  const services = useServices();
  const { bus } = services;
  const [calls] = useState(() => correctionsAt(services));
  const [part, retry] = usePart(useCallback(() => calls.withReport(correctionId), [calls, correctionId]));
  const isUnseen = part.phase === 'ready' && part.value.report !== null && !part.value.correction.isSeen;
  useEffect(() => {
    if (!isUnseen) return;
    calls.markSeen(correctionId).then(
      () => bus.publish('corrections.changed'),
      // it stays new, and is marked the next time
      () => {},
    );
  }, [bus, calls, correctionId, isUnseen]);
  return (
    <LoadedReport part={part} onRetry={retry}>
      {({ report }) => report && <AiReport report={toReport(report)} headingLevel={headingLevel} />}
    </LoadedReport>
  );
}
