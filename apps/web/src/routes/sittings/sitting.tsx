import { ApiError } from '@rehearse/api-client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { Card, Skeleton } from '@rehearse/ui';
import { SittingFrame, useSittingTranslation } from '@rehearse/ui/practice';
import { NotFoundScreen, QuestionStateScreen, testReportPath } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useLearnerWorkspace } from '../../app/use-learner-workspace.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { failureOf } from '../../host/failure.ts';
import type { AppSitting } from '../../pages/sittings/host-sitting.ts';
import { loadSitting } from '../../pages/sittings/sitting-at.ts';
import { SittingPage } from '../../pages/sittings/sitting-page.tsx';

export function Component() {
  const { sittingId = '' } = useParams();
  const workspace = useLearnerWorkspace();
  if (!workspace) return <LoadingSitting />;
  return <SittingAtAddress key={sittingId} sittingId={sittingId} workspace={workspace} />;
}

interface Address {
  sittingId: string;
  workspace: LearnerWorkspace;
}

type Found = { phase: 'loading' | 'missing' } | { phase: 'failed'; failure: CallFailure } | AppSitting;

/** What the contract takes for an id. */
const isSittingId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

/** The sitting of an address, loaded once; a failure can be retried. */
function useSitting({ sittingId, workspace }: Address) {
  const services = useServices();
  const [found, setFound] = useState<Found>({ phase: isSittingId(sittingId) ? 'loading' : 'missing' });
  const isLoading = 'phase' in found && found.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    loadSitting(services, workspace, sittingId).then(
      (sitting) => isCurrent && setFound(sitting),
      (error: unknown) => {
        const isMissing = error instanceof ApiError && error.status === 404;
        if (isCurrent) setFound(isMissing ? { phase: 'missing' } : { phase: 'failed', failure: failureOf(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [services, workspace, sittingId, isLoading]);
  return [found, () => setFound({ phase: 'loading' })] as const;
}

function SittingAtAddress(address: Address) {
  const { t } = useSittingTranslation();
  const [found, onRetry] = useSitting(address);
  useTitle(t(`kind.${'kind' in found ? found.kind : 'drill'}`));
  if ('kind' in found) {
    if (found.isSealed && found.state === 'finished') {
      return <Navigate to={testReportPath(found.sittingId)} replace />;
    }
    return <SittingPage sitting={found} workspace={address.workspace} />;
  }
  if (found.phase === 'missing') return <NotFoundScreen />;
  return found.phase === 'failed' ? <QuestionStateScreen state={found} onRetry={onRetry} /> : <LoadingSitting />;
}

function LoadingSitting() {
  const { t } = useSittingTranslation();
  return (
    <SittingFrame title={t('starting')} progress={null} isExam={false} isAnswering={false}>
      <Card as="section" space="xlarge" aria-busy="true">
        <Skeleton lines={4} />
      </Card>
    </SittingFrame>
  );
}
