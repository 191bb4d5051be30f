import { type Part, SittingComparisonScreen, type SittingComparisonState } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { useQueryValue } from '../../app/use-query-value.ts';
import { type LoadedReport, loadReport } from '../../pages/tests/sittings.ts';

export const Component = () => (
  <Offered extra="sittings">
    <Comparison />
  </Offered>
);

function Comparison() {
  const services = useServices();
  const [first] = useQueryValue('first');
  const [second] = useQueryValue('second');
  useTitle(useTranslation().t('pages.testComparison'));
  const [part, onRetry] = usePart(
    useCallback(
      () => Promise.all([loadReport(services, first ?? ''), loadReport(services, second ?? '')]),
      [services, first, second],
    ),
  );
  return <SittingComparisonScreen state={stateOf(part)} onRetry={onRetry} />;
}

function stateOf(part: Part<readonly [LoadedReport, LoadedReport]>): SittingComparisonState {
  if (part.phase === 'failed') return part;
  if (part.phase !== 'ready') return { phase: 'loading' };
  const [first, second] = part.value;
  if (typeof first === 'string' || typeof second === 'string') return { phase: 'missing' };
  return { phase: 'ready', reports: [first, second] };
}
