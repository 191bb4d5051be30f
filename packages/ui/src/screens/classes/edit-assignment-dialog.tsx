'use client';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { AssignmentFields } from './assignment-fields.tsx';
import type { AssignmentWords, Outcome } from './classes.types.ts';
import { SaveDialog } from './save-dialog.tsx';
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
  const submit = async () => {
    const written = draft.check();
    if (written && (await run(() => onSave(written)))) onClose();
  };
  return (
    <SaveDialog
      title={t('assignment.editing')}
      space="large"
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <AssignmentFields draft={draft} timeZone={timeZone} />
    </SaveDialog>
  );
}
