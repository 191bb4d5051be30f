'use client';
import { type FormEvent, useState } from 'react';
import { Button, Heading, Inline, Notice, PasswordField, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './profile.css.ts';
import type { ChangeState } from './profile.types.ts';
import { useChangeForm } from './use-change-form.tsx';

export interface PasswordFormProps {
  /** Email address, for password managers. */
  account: string;
  state: ChangeState;
  onSubmit: (change: { currentPassword: string; newPassword: string }) => void;
}

const fields = { currentPassword: 'current-password', newPassword: 'new-password' };

/** Changes the password; the fields are cleared on success. */
export function PasswordForm({ account, state, onSubmit }: PasswordFormProps) {
  const { t } = useProfileTranslation();
  const { form, errorOf, notice } = useChangeForm(fields, state);
  return (
    <Stack space="medium" ref={form}>
      <Heading level={3} size="small">
        {t('password.title')}
      </Heading>
      <Text size="small" tone="secondary">
        {t('password.lead')}
      </Text>
      {state.phase === 'done' && <Notice tone="positive" announce="polite" title={t('password.done')} />}
      {notice}
      <Fields key={String(state.phase === 'done')} {...{ account, state, onSubmit, errorOf }} />
    </Stack>
  );
}

interface FieldsProps extends PasswordFormProps {
  errorOf: (input: string) => string | undefined;
}

function Fields({ account, state, onSubmit, errorOf }: FieldsProps) {
  const { t } = useProfileTranslation();
  const { t: screen } = useScreensTranslation();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isMismatch, setMismatch] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.phase === 'saving') return;
    setMismatch(newPassword !== confirmation);
    if (newPassword === confirmation) onSubmit({ currentPassword, newPassword });
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <input type="hidden" name="username" autoComplete="username" value={account} readOnly />
      <Stack space="medium">
        <PasswordField
          label={t('password.current')}
          name="current-password"
          autoComplete="current-password"
          value={currentPassword}
          onValueChange={setCurrentPassword}
          error={errorOf('current-password')}
        />
        <PasswordField
          label={screen('reset.newPassword')}
          name="new-password"
          autoComplete="new-password"
          description={screen('signUp.passwordHelp')}
          value={newPassword}
          onValueChange={setNewPassword}
          error={errorOf('new-password')}
        />
        <PasswordField
          label={screen('reset.confirmPassword')}
          name="confirm-password"
          autoComplete="new-password"
          value={confirmation}
          onValueChange={setConfirmation}
          {...(isMismatch ? { error: screen('reset.passwordsMismatch') } : {})}
        />
        <Inline>
          <Button
            type="submit"
            loading={state.phase === 'saving'}
            disabled={currentPassword === '' || newPassword === '' || confirmation === ''}
          >
            {t('password.submit')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
