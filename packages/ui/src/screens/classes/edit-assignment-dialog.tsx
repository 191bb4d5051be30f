'use client';
import { useId } from 'react';
import { Button, Dialog, Stack } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { ActionFailure } from './action-failure.tsx';
import { AssignmentFields } from './assignment-fields.tsx';
import type { AssignmentWords, Outcome } from './classes.types.ts';
import { useAction } from './use-action.ts';
import { useAssignmentWords } from './use-assignment-words.ts';

interface EditAssignmentDialogProps {
  words: AssignmentWords;
  timeZone: string;
  onSave: (words: AssignmentWords) => Promise<Outcome>;
  onClose: () => void;
}

/** Changes title, instructions and due date of an assignment. */
export function EditAssignmentDialog({ words, timeZone, onSave, onClose }: EditAssignmentDialogProps) {
  const { t } = useClassesTranslation();
  const draft = useAssignmentWords(words);
  const { isBusy, failure, run } = useAction();
  const form = useId();
  const submit = async () => {
    const written = draft.check();
    if (written && (await run(() => onSave(written)))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={t('assignment.editing')}
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
        space="large"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <AssignmentFields draft={draft} timeZone={timeZone} />
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
