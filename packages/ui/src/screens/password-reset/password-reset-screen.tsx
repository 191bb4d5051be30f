'use client';
import type { PasswordResetEvent, PasswordResetView } from '@rehearse/practice-machines/password-reset';
import { ButtonLink, Stack, Stepper, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { AuthFrame } from '../auth-frame/index.ts';
import { sitePaths } from '../site-paths.ts';
import { EmailStep } from './email-step.tsx';
import { PasswordStep } from './password-step.tsx';

export interface PasswordResetScreenProps {
  view: PasswordResetView;
  onEvent: (event: PasswordResetEvent) => void;
  /** Called when the form is reached, to load what it needs. */
  onReach?: () => void;
}

/** Password reset in three steps: email, password and code, done. */
export function PasswordResetScreen({ view, onEvent, onReach }: PasswordResetScreenProps) {
  const { t } = useScreensTranslation();
  const steps = [t('reset.steps.email'), t('reset.steps.password'), t('reset.steps.done')];
  return (
    <AuthFrame
      title={t('reset.title')}
      onReach={onReach}
      aside={
        view.phase !== 'done' && (
          <Text align="center">
            <TextLink href={sitePaths.login} quiet>
              {t('reset.backToLogin')}
            </TextLink>
          </Text>
        )
      }
    >
      <Stepper steps={steps} value={view.step} />
      {view.phase === 'email' && <EmailStep view={view} onEvent={onEvent} />}
      {view.phase === 'password' && <PasswordStep view={view} onEvent={onEvent} />}
      {view.phase === 'done' && (
        <Stack space="medium">
          <Text tone="secondary">{t('reset.doneText')}</Text>
          <ButtonLink href={sitePaths.login} size="large" block>
            {t('reset.finish')}
          </ButtonLink>
        </Stack>
      )}
    </AuthFrame>
  );
}
