import { Card, Skeleton } from '@rehearse/ui';
import { LatePart, late, SittingFrame, useSittingTranslation } from '@rehearse/ui/practice';
import type { QuestionState } from '@rehearse/ui/screens';
import { Navigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useLearnerWorkspace } from '../../app/use-learner-workspace.ts';
import { reportPathOf } from '../../pages/sittings/report-path-of.ts';
import { SittingPage } from '../../pages/sittings/sitting-page.tsx';
import { type SittingAddress, useSitting } from '../../pages/sittings/use-sitting.ts';

/** Instead of a sitting that is not there. */
const sittingStates = late(() => import('../../pages/sittings/sitting-states.ts'));

export function Component() {
  const { sittingId = '' } = useParams();
  const workspace = useLearnerWorkspace();
  if (!workspace) return <LoadingSitting />;
  return <SittingAtAddress key={sittingId} sittingId={sittingId} workspace={workspace} />;
}

function SittingAtAddress(address: SittingAddress) {
  const { t } = useSittingTranslation();
  const [found, onRetry] = useSitting(address);
  useTitle(t(`kind.${'kind' in found ? found.kind : 'drill'}`));
  if ('kind' in found) {
    if (found.isSealed && found.state === 'finished') {
      return <Navigate to={reportPathOf(found)} replace />;
    }
    return <SittingPage sitting={found} workspace={address.workspace} />;
  }
  if (found.phase === 'loading') return <LoadingSitting />;
  const state: QuestionState = found.phase === 'failed' ? found : { phase: 'missing', why: 'noSitting' };
  return (
    <LatePart part={sittingStates} waiting={<LoadingSitting />}>
      {({ QuestionStateScreen }) => <QuestionStateScreen state={state} onRetry={onRetry} />}
    </LatePart>
  );
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
