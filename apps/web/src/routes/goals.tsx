import { Container, ErrorState, Skeleton } from '@rehearse/ui';
import {
  GoalsScreen,
  type LearnerGoals,
  NotFoundScreen,
  noGoals,
  useFailureText,
  usePlanTranslation,
} from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTitle } from '../app/head/use-title.ts';
import { useRedirectTarget } from '../app/use-redirect-target.ts';
import { useGoals } from '../pages/plan/use-goals.ts';
import { useStartSitting } from '../pages/sittings/start-sitting.ts';
import { useOffersSittings } from '../pages/sittings/use-exams.ts';

/** Today in the learner's time zone, as `2030-01-15`. */
const localDay = () => new Intl.DateTimeFormat('en-CA').format(new Date());

export function Component() {
  const { t } = usePlanTranslation();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const target = useRedirectTarget();
  const isFirst = (useLocation().state as { isFirst?: boolean } | null)?.isFirst === true;
  const { goals, onRetry, saving, save } = useGoals();
  const findsLevel = useOffersSittings() && isFirst;
  const { isStarting, startSitting } = useStartSitting();
  useTitle(useTranslation().t('pages.goals'));

  if (goals.phase === 'absent') return <NotFoundScreen />;
  if (goals.phase === 'failed') {
    return (
      <Container width="reading">
        <ErrorState title={t('goals.notLoaded')} description={failureText(goals.failure)} onRetry={onRetry} />
      </Container>
    );
  }
  if (goals.phase !== 'ready') {
    return (
      <Container width="reading">
        <Skeleton lines={5} width={20} />
      </Container>
    );
  }
  const goOn = () => void navigate(target, { replace: true });
  const leave = async (chosen: LearnerGoals) => {
    if (!(await save(chosen))) return;
    // what can't be started now is the first task of the day
    if (!findsLevel || !(await startSitting({ kind: 'placement' }))) goOn();
  };
  const skip = async () => {
    if (await save(noGoals)) goOn();
  };
  return (
    <GoalsScreen
      goals={goals.value}
      today={localDay()}
      isFirst={isFirst}
      findsLevel={findsLevel}
      isSaving={saving.phase === 'saving' || isStarting}
      failure={saving.phase === 'failed' ? saving.failure : null}
      onSave={(chosen) => void leave(chosen)}
      onSkip={() => void skip()}
    />
  );
}
