'use client';
import type { PasswordResetEvent, PasswordResetView } from '@rehearse/practice-machines/password-reset';
import type { FormEvent } from 'react';
import { Button, Stack } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { authFields, EmailField } from '../auth-frame/index.ts';
import { useFieldFailure } from '../use-field-failure.ts';

interface EmailStepProps {
  view: Extract<PasswordResetView, { phase: 'email' }>;
  onEvent: (event: PasswordResetEvent) => void;
}

/** Step 0: the email address. */
export function EmailStep({ view, onEvent }: EmailStepProps) {
  const { t } = useScreensTranslation();
  const { form, errorOf } = useFieldFailure(authFields.resetEmail, view.failure);
  const next = (event: FormEvent) => {
    event.preventDefault();
    onEvent({ type: 'step.next' });
  };
  return (
    <Stack as="form" space="medium" onSubmit={next} noValidate ref={form}>
      <EmailField
        value={view.email}
        onValueChange={(email) => onEvent({ type: 'email.change', email })}
        error={errorOf('email')}
      />
      <Button type="submit" size="large" block loading={view.submitting} disabled={!view.submitting && !view.canGoNext}>
        {t('reset.next')}
      </Button>
    </Stack>
  );
}
