'use client';
import { type FormEvent, useState } from 'react';
import { Button, Heading, Inline, Notice, PasswordField, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './profile.css.ts';
import type { ChangeState, PasswordChangeField } from './profile.types.ts';

export interface PasswordFormProps {
  /** E-mail address, so that a password manager knows whose password it is. */
  account: string;
  state: ChangeState<PasswordChangeField>;
  onSubmit: (change: { currentPassword: string; newPassword: string }) => void;
}

/** A new password for who knows the current one; what was typed is cleared once it is changed. */
export function PasswordForm({ account, state, onSubmit }: PasswordFormProps) {
  const { t } = useProfileTranslation();
  return (
    <Stack space="medium">
      <Heading level={3} size="small">
        {t('password.title')}
      </Heading>
      <Text size="small" tone="secondary">
        {t('password.lead')}
      </Text>
      {state.phase === 'done' && <Notice tone="positive" announce="polite" title={t('password.done')} />}
      {state.phase === 'failed' && state.field === null && (
        <Notice tone="critical" announce="assertive" title={state.message} />
      )}
      <Fields key={String(state.phase === 'done')} account={account} state={state} onSubmit={onSubmit} />
    </Stack>
  );
}

function Fields({ account, state, onSubmit }: PasswordFormProps) {
  const { t } = useProfileTranslation();
  const { t: screen } = useScreensTranslation();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isMismatch, setMismatch] = useState(false);
  const refused = state.phase === 'failed' ? state.field : null;
  const message = state.phase === 'failed' ? state.message : '';

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
          {...(refused === 'currentPassword' ? { error: t('password.wrong') } : {})}
        />
        <PasswordField
          label={screen('reset.newPassword')}
          name="new-password"
          autoComplete="new-password"
          description={screen('signUp.passwordHelp')}
          value={newPassword}
          onValueChange={setNewPassword}
          {...(refused === 'newPassword' ? { error: message } : {})}
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
