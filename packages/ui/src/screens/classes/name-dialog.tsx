'use client';
import { useId, useRef, useState } from 'react';
import { Button, Dialog, Stack, TextField } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { ActionFailure } from './action-failure.tsx';
import type { Outcome } from './classes.types.ts';
import { longest } from './longest.ts';
import { useAction } from './use-action.ts';

interface NameDialogProps {
  name: string;
  onSave: (name: string) => Promise<Outcome>;
  onClose: () => void;
}

/** Changes the name of a learner in a class. */
export function NameDialog({ name, onSave, onClose }: NameDialogProps) {
  const { t } = useClassesTranslation();
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, failure, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const submit = async () => {
    const given = text.trim();
    setMissing(given === '');
    if (given === '') field.current?.focus();
    else if (await run(() => onSave(given))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={t('learner.renaming')}
      size="small"
      actions={
        <>
          <Button variant="text" tone="neutral" disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        id={form}
        space="medium"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          ref={field}
          label={t('join.yourName')}
          description={t('join.yourNameHint')}
          value={text}
          maxLength={longest.person}
          autoComplete="name"
          onValueChange={setText}
          {...(isMissing ? { error: t('required') } : {})}
        />
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
