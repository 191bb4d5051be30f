'use client';
import { type ReactNode, useId } from 'react';
import { Button, Dialog, type DialogProps, Stack, type StackProps } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { ActionFailure } from './action-failure.tsx';
import type { Action } from './use-action.ts';

interface SaveDialogProps extends Pick<DialogProps, 'title' | 'size'>, Pick<Action, 'isBusy' | 'failure'> {
  /** Between the fields. */
  space: StackProps['space'];
  onSubmit: () => Promise<void>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form that is saved; it stays open while that takes, and says why it failed. */
export function SaveDialog({ isBusy, failure, space, onSubmit, onClose, children, ...dialog }: SaveDialogProps) {
  const { t } = useClassesTranslation();
  const form = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={() => !isBusy && onClose()}
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
        space={space}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
