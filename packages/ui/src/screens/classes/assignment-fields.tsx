'use client';
import { Stack, TextArea, TextField } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { zoneName } from './due-time.ts';
import { longest } from './longest.ts';
import type { AssignmentWordsDraft } from './use-assignment-words.ts';

interface AssignmentFieldsProps {
  draft: AssignmentWordsDraft;
  /** The time zone of the device, such as `Europe/Berlin`. */
  timeZone: string;
}

/** The fields for title, instructions and due date. */
export function AssignmentFields({ draft, timeZone }: AssignmentFieldsProps) {
  const { t, language } = useClassesTranslation();
  const { errors, titleRef, dueRef } = draft;
  return (
    <Stack space="large">
      <TextField
        ref={titleRef}
        label={t('give.name')}
        value={draft.title}
        maxLength={longest.title}
        autoComplete="off"
        onValueChange={draft.onTitleChange}
        {...(errors.title === undefined ? {} : { error: errors.title })}
      />
      <TextArea
        label={t('give.instructions')}
        optional
        rows={3}
        value={draft.instructions}
        maxLength={longest.instructions}
        onValueChange={draft.onInstructionsChange}
      />
      <TextField
        ref={dueRef}
        type="datetime-local"
        label={t('give.due')}
        optional
        description={t('give.dueHint', { zone: zoneName(timeZone, language) })}
        value={draft.due}
        onValueChange={draft.onDueChange}
        {...(errors.due === undefined ? {} : { error: errors.due })}
      />
    </Stack>
  );
}
