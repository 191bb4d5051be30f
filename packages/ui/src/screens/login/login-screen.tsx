'use client';
import type { LoginEvent, LoginView } from '@rehearse/practice-machines/login';
import type { FormEvent } from 'react';
import { Button, Inline, PasswordField, Stack, Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { AuthFrame, authFields, EmailField } from '../auth-frame/index.ts';
import { sitePaths } from '../site-paths.ts';
import { useFieldFailure } from '../use-field-failure.ts';

export interface LoginScreenProps {
  view: LoginView;
  onEvent: (event: LoginEvent) => void;
  /** Called when the form is reached, to load what it needs. */
  onReach?: () => void;
}

/** The login form. Field errors are shown at the field; the host shows others as a toast. */
export function LoginScreen({ view, onEvent, onReach }: LoginScreenProps) {
  const { t } = useScreensTranslation();
  const { form, errorOf } = useFieldFailure(authFields.login, view.failure);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEvent({ type: 'login.submit' });
  };
  return (
    <AuthFrame
      title={t('login.title')}
      onReach={onReach}
      aside={
        <Inline justify="center" space="xsmall">
          <Text as="span" tone="secondary">
            {t('login.noAccount')}
          </Text>
          <TextLink href={sitePaths.register} strong>
            {t('login.signUp')}
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
        <Stack space="xsmall">
          <PasswordField
            label={t('account.password')}
            name="password"
            value={view.password}
            error={errorOf('password')}
            onValueChange={(password) => onEvent({ type: 'password.change', password })}
          />
          <Inline justify="end">
            <TextLink href={sitePaths.passwordReset} quiet>
              {t('login.forgot')}
            </TextLink>
          </Inline>
        </Stack>
        <Button
          type="submit"
          size="large"
          block
          loading={view.phase !== 'editing'}
          disabled={view.phase === 'editing' && !view.canSubmit}
        >
          {t('login.submit')}
        </Button>
      </Stack>
    </AuthFrame>
  );
}
