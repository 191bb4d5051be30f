'use client';
import type { PasswordResetEvent, PasswordResetView } from '@rehearse/practice-machines/password-reset';
import type { FormEvent } from 'react';
import { Button, CodeField, Inline, PasswordField, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { authFields } from '../auth-frame/index.ts';
import { useFieldFailure } from '../use-field-failure.ts';

type PasswordStepView = Extract<PasswordResetView, { phase: 'password' }>;

interface PasswordStepProps {
  view: PasswordStepView;
  onEvent: (event: PasswordResetEvent) => void;
}

/** Step 1: the new password and the emailed code. */
export function PasswordStep({ view, onEvent }: PasswordStepProps) {
  const { t } = useScreensTranslation();
  const { form, errorOf } = useFieldFailure(authFields.resetPassword, view.failure);
  const next = (event: FormEvent) => {
    event.preventDefault();
    onEvent({ type: 'step.next' });
  };
  return (
    <Stack as="form" space="medium" onSubmit={next} noValidate ref={form}>
      <Text tone="secondary" size="small">
        {t('reset.sendTo', { account: view.email })}
      </Text>
      <Inline space="small" align="end" nowrap>
        <Stack grow>
          <CodeField
            label={t('reset.code')}
            name="code"
            value={view.verificationCode}
            error={errorOf('code')}
            onValueChange={(verificationCode) => onEvent({ type: 'verificationCode.change', verificationCode })}
          />
        </Stack>
        <SendCodeButton mailing={view.mailing} onSend={() => onEvent({ type: 'verificationCode.send' })} />
      </Inline>
      <PasswordField
        label={t('reset.newPassword')}
        name="new-password"
        autoComplete="new-password"
        description={t('signUp.passwordHelp')}
        value={view.password}
        error={errorOf('new-password')}
        onValueChange={(password) => onEvent({ type: 'password.change', password })}
      />
      <PasswordField
        label={t('reset.confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        value={view.confirmation}
        onValueChange={(confirmation) => onEvent({ type: 'confirmation.change', confirmation })}
      />
      <Inline space="small" nowrap>
        <Button variant="outline" tone="neutral" size="large" onClick={() => onEvent({ type: 'step.back' })}>
          {t('reset.back')}
        </Button>
        <Stack grow>
          <Button
            type="submit"
            size="large"
            block
            loading={view.submitting}
            disabled={!view.submitting && !view.canGoNext}
          >
            {t('reset.next')}
          </Button>
        </Stack>
      </Inline>
    </Stack>
  );
}

function SendCodeButton({ mailing, onSend }: { mailing: PasswordStepView['mailing']; onSend: () => void }) {
  const { t } = useScreensTranslation();
  if (mailing.phase === 'coolingDown') {
    return (
      <Button variant="outline" size="large" disabledReason={t('verify.resendWhy')}>
        {t('reset.resendIn', { seconds: mailing.remainingSeconds })}
      </Button>
    );
  }
  return (
    <Button variant="outline" size="large" loading={mailing.phase === 'sending'} onClick={onSend}>
      {t('reset.sendCode')}
    </Button>
  );
}
