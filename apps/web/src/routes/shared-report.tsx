import type { SharedReport } from '@rehearse/api-client';
import { type Part, SharedReportScreen, type SharedReportState } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { usePart } from '../app/use-part.ts';
import { loadSharedReport } from '../pages/tests/shared-report.ts';

export function Component() {
  const { token = '' } = useParams();
  const { api } = useServices();
  useTitle(useTranslation().t('pages.sharedReport'), { isListed: false });
  const [part, onRetry] = usePart(useCallback(() => loadSharedReport(api, token), [api, token]));
  return <SharedReportScreen state={stateOf(part)} onRetry={onRetry} />;
}

function stateOf(part: Part<SharedReport | null>): SharedReportState {
  if (part.phase === 'failed') return part;
  if (part.phase !== 'ready') return { phase: 'loading' };
  return part.value === null ? { phase: 'gone' } : { phase: 'ready', report: part.value };
}
