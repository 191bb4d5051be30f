'use client';
import type { RegistrationEvent, RegistrationView } from '@rehearse/practice-machines/registration';
import type { FormEvent } from 'react';
import { Button, CodeField, Inline, Stack, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { AuthFrame, authFields } from '../auth-frame/index.ts';
import { sitePaths } from '../site-paths.ts';
import { useFieldFailure } from '../use-field-failure.ts';

type VerifyView = Extract<RegistrationView, { phase: 'verify' }>;

export interface VerifyScreenProps {
  view: VerifyView;
  onEvent: (event: RegistrationEvent) => void;
  /** Called when the form is reached, to load what it needs. */
  onReach?: () => void;
}

/** Verifies a new account with the emailed code. */
export function VerifyScreen({ view, onEvent, onReach }: VerifyScreenProps) {
  const { t } = useScreensTranslation();
  const { form, errorOf } = useFieldFailure(authFields.verify, view.failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEvent({ type: 'verificationCode.submit' });
  };
  return (
    <AuthFrame
      title={t('verify.title')}
      onReach={onReach}
      lead={t('verify.lead', { account: view.account })}
      aside={
        <Inline justify="center" space="xsmall">
          <Text as="span" tone="secondary">
            {t('verify.wrongAccount')}
          </Text>
          <TextLink href={sitePaths.register} strong>
            {t('verify.signUpAgain')}
          </TextLink>
        </Inline>
      }
    >
      <Stack as="form" space="medium" onSubmit={submit} noValidate ref={form}>
        <CodeField
          label={t('verify.code')}
          name="code"
          value={view.verificationCode}
          error={errorOf('code')}
          onValueChange={(verificationCode) => onEvent({ type: 'verificationCode.change', verificationCode })}
        />
        <Button
          type="submit"
          size="large"
          block
          loading={view.submitting}
          disabled={!view.submitting && !view.canSubmit}
        >
          {t('verify.submit')}
        </Button>
        <Inline justify="center">
          <ResendButton resend={view.resend} onResend={() => onEvent({ type: 'verificationCode.resend' })} />
        </Inline>
      </Stack>
    </AuthFrame>
  );
}

function ResendButton({ resend, onResend }: { resend: VerifyView['resend']; onResend: () => void }) {
  const { t } = useScreensTranslation();
  if (resend.phase === 'coolingDown') {
    return (
      <Button variant="text" disabledReason={t('verify.resendWhy')}>
        {t('verify.resendIn', { seconds: resend.remainingSeconds })}
      </Button>
    );
  }
  return (
    <Button variant="text" loading={resend.phase === 'sending'} onClick={onResend}>
      {t('verify.resend')}
    </Button>
  );
}
