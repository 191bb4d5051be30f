import { ApiError } from '@rehearse/api-client';
import { NotFoundScreen, QuestionStateScreen, testReportPath, useSittingTranslation } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useLearnerWorkspace } from '../../app/use-learner-workspace.ts';
import { usePart } from '../../app/use-part.ts';
import type { LearnerWorkspace } from '../../delivery/learner-workspace.ts';
import { loadSitting } from '../../pages/sittings/sitting-at.ts';
import { SittingPage } from '../../pages/sittings/sitting-page.tsx';

const nowhere = () => {};

export function Component() {
  const { sittingId = '' } = useParams();
  const workspace = useLearnerWorkspace();
  if (!workspace) return <QuestionStateScreen state={{ phase: 'loading' }} onRetry={nowhere} />;
  return <SittingAtAddress key={sittingId} sittingId={sittingId} workspace={workspace} />;
}

/** What the contract takes for an id. */
const isSittingId = (text: string) => /^[0-9a-f-]{36}$/.test(text);

function SittingAtAddress({ sittingId, workspace }: { sittingId: string; workspace: LearnerWorkspace }) {
  const services = useServices();
  const { t } = useSittingTranslation();
  const [part, onRetry] = usePart(
    useCallback(async () => {
      if (!isSittingId(sittingId)) return null;
      try {
        return await loadSitting(services, workspace, sittingId);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    }, [services, workspace, sittingId]),
  );
  const sitting = part.phase === 'ready' ? part.value : null;
  useTitle(t(`kind.${sitting?.kind ?? 'drill'}`));
  if (part.phase === 'failed') {
    return <QuestionStateScreen state={{ phase: 'failed', failure: part.failure }} onRetry={onRetry} />;
  }
  if (part.phase === 'loading') return <QuestionStateScreen state={{ phase: 'loading' }} onRetry={onRetry} />;
  if (!sitting) return <NotFoundScreen />;
  if (sitting.isSealed && sitting.state === 'finished') return <Navigate to={testReportPath(sittingId)} replace />;
  return <SittingPage sitting={sitting} workspace={workspace} />;
}
