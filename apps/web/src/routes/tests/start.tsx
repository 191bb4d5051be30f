import { Container, ErrorState, Skeleton } from '@rehearse/ui';
import {
  NotFoundScreen,
  TestStartScreen,
  useFailureText,
  useScreensTranslation,
  useSittingTranslation,
} from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { Offered } from '../../app/frame/offered.tsx';
import { useTitle } from '../../app/head/use-title.ts';
import { useLanguage } from '../../app/language/use-language.ts';
import { useStartSitting } from '../../pages/sittings/start-sitting.ts';
import { useTestStart } from '../../pages/sittings/use-exams.ts';

export const Component = () => (
  <Offered extra="sittings">
    <TestStart />
  </Offered>
);

function TestStart() {
  const { t } = useScreensTranslation();
  const { t: sitting } = useSittingTranslation();
  const failureText = useFailureText();
  const [language] = useLanguage();
  const [part, onRetry] = useTestStart(language);
  const { isStarting, failure, startSitting } = useStartSitting();
  useTitle(useTranslation().t('pages.testStart'));
  if (part.phase === 'absent') return <NotFoundScreen />;
  if (part.phase !== 'ready') {
    return (
      <Container width="reading">
        {part.phase === 'failed' ? (
          <ErrorState title={sitting('failed.title')} description={failureText(part.failure)} onRetry={onRetry} />
        ) : (
          <Skeleton lines={8} width={24} />
        )}
      </Container>
    );
  }
  const { exams, ...rest } = part.value;
  const [newest, ...others] = exams;
  if (!newest) return <NotFoundScreen />;
  return (
    <TestStartScreen
      {...rest}
      exams={[newest, ...others]}
      nameOf={(submoduleId) => t(`submodules.${submoduleId as 1}`)}
      loading={isStarting}
      failure={failure && failureText(failure)}
      onStart={(test) => void startSitting({ kind: 'mock', ...test })}
    />
  );
}
