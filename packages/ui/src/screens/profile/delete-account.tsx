'use client';
import { type FormEvent, useId, useState } from 'react';
import { Button, Dialog, Inline, PasswordField, Stack, Text, TextField } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import * as styles from './profile.css.ts';
import type { ChangeState, DeletionConfirmation } from './profile.types.ts';
import { ProfileSection } from './profile-part.tsx';
import { useChangeForm } from './use-change-form.tsx';

export interface DeleteAccountProps {
  state: ChangeState;
  /** False for an account of a school: the learner types a word instead. */
  hasPassword: boolean;
  onDelete: (confirmation: DeletionConfirmation) => void;
}

const fields = { password: 'password', confirmed: 'confirmed' };

/** Says what will be deleted, and asks for the password first, or for a word where there is none. */
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

function DeleteDialog({ state, hasPassword, onDelete, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const { t } = useProfileTranslation();
  const [typed, setTyped] = useState('');
  const formId = useId();
  const { form, errorOf, notice } = useChangeForm(fields, state);
  const isBusy = state.phase === 'saving';
  const word = t('delete.word');
  const isConfirmed = hasPassword ? typed !== '' : typed.trim().toLowerCase() === word.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && isConfirmed) onDelete(hasPassword ? { password: typed } : { confirmed: true });
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
          <Button type="submit" form={formId} tone="critical" loading={isBusy} disabled={!isBusy && !isConfirmed}>
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
            {t(hasPassword ? 'delete.stays' : 'delete.staysAtSchool')}
          </Text>
          {notice}
          {hasPassword ? (
            <PasswordField
              label={t('delete.password')}
              name="password"
              autoComplete="current-password"
              value={typed}
              onValueChange={setTyped}
              error={errorOf('password')}
            />
          ) : (
            <TextField
              label={t('delete.typeWord', { word })}
              name="confirmed"
              autoComplete="off"
              autoCapitalize="none"
              value={typed}
              onValueChange={setTyped}
              error={errorOf('confirmed')}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
