'use client';
import { useRef, useState } from 'react';
import { TextField } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import type { Outcome } from './classes.types.ts';
import { longest } from './longest.ts';
import { SaveDialog } from './save-dialog.tsx';
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
  const submit = async () => {
    const given = text.trim();
    setMissing(given === '');
    if (given === '') field.current?.focus();
    else if (await run(() => onSave(given))) onClose();
  };
  return (
    <SaveDialog
      title={t('learner.renaming')}
      size="small"
      space="medium"
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
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
    </SaveDialog>
  );
}
