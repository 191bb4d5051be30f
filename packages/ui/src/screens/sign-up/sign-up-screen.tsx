'use client';
import type { RegistrationEvent, RegistrationView } from '@rehearse/practice-machines/registration';
import type { FormEvent } from 'react';
import { Button, Inline, PasswordField, Stack, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { AuthFrame, authFields, EmailField } from '../auth-frame/index.ts';
import { sitePaths } from '../site-paths.ts';
import { useFieldFailure } from '../use-field-failure.ts';

export interface SignUpScreenProps {
  view: Extract<RegistrationView, { phase: 'signUp' }>;
  onEvent: (event: RegistrationEvent) => void;
  /** Called when the form is reached, to load what it needs. */
  onReach?: () => void;
}

/** The sign-up form; a verification code is emailed afterwards. */
export function SignUpScreen({ view, onEvent, onReach }: SignUpScreenProps) {
  const { t } = useScreensTranslation();
  const { form, errorOf } = useFieldFailure(authFields.signUp, view.failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEvent({ type: 'signUp.submit' });
  };
  return (
    <AuthFrame
      title={t('signUp.title')}
      onReach={onReach}
      lead={t('signUp.lead')}
      aside={
        <Inline justify="center" space="xsmall">
          <Text as="span" tone="secondary">
            {t('signUp.haveAccount')}
          </Text>
          <TextLink href={sitePaths.login} strong>
            {t('signUp.login')}
          </TextLink>
        </Inline>
      }
    >
      <Stack as="form" space="medium" onSubmit={submit} noValidate ref={form}>
        <EmailField
          value={view.email}
          onValueChange={(email) => onEvent({ type: 'email.change', email })}
          error={errorOf('email')}
        />
        <PasswordField
          label={t('account.password')}
          name="password"
          autoComplete="new-password"
          description={t('signUp.passwordHelp')}
          value={view.password}
          error={errorOf('password')}
          onValueChange={(password) => onEvent({ type: 'password.change', password })}
        />
        <Button
          type="submit"
          size="large"
          block
          loading={view.submitting}
          disabled={!view.submitting && !view.canSubmit}
        >
          {t('signUp.submit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
