'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Inline, Notice, PasswordField, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useFieldFailure } from '../use-field-failure.ts';
import * as styles from './profile.css.ts';
import type { ChangeState } from './profile.types.ts';
import { ProfileSection } from './profile-part.tsx';

export interface DeleteAccountProps {
  state: ChangeState;
  onDelete: (password: string) => void;
}

const fields = { password: 'password' };

/** Says what will be deleted, and asks for the password first. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { t } = useProfileTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection title={t('delete.title')}>
      <Stack space="medium">
        <Text tone="secondary">{t('delete.lead')}</Text>
        <Inline>
          <Button variant="outline" tone="critical" onClick={() => setOpen(true)}>
            {t('delete.open')}
          </Button>
        </Inline>
      </Stack>
      {isOpen && <DeleteDialog {...props} onClose={() => setOpen(false)} />}
    </ProfileSection>
  );
}

function DeleteDialog({ state, onDelete, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const { t } = useProfileTranslation();
  const [password, setPassword] = useState('');
  const formId = useId();
  const failureText = useFailureText();
  const { form, errorOf, rest } = useFieldFailure(fields, state.phase === 'failed' ? state.failure : null);
  const isBusy = state.phase === 'saving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && password !== '') onDelete(password);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={t('delete.confirm')}
      actions={
        <>
          <Button variant="outline" tone="neutral" disabled={isBusy} onClick={onClose}>
            {t('delete.keep')}
          </Button>
          <Button type="submit" form={formId} tone="critical" loading={isBusy} disabled={!isBusy && password === ''}>
            {t('delete.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack space="medium" ref={form}>
          <Text>{t('delete.goes')}</Text>
          <ul className={styles.list}>
            <Text as="li">{t('delete.goesAnswers')}</Text>
            <Text as="li">{t('delete.goesPlan')}</Text>
            <Text as="li">{t('delete.goesDevice')}</Text>
          </ul>
          <Text size="small" tone="secondary">
            {t('delete.stays')}
          </Text>
          {rest && <Notice tone="critical" announce="assertive" title={failureText(rest)} />}
          <PasswordField
            label={t('delete.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onValueChange={setPassword}
            error={errorOf('password')}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
