'use client';
import { Button, Dialog, Stack, Text } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { ActionFailure } from './action-failure.tsx';
import type { Outcome } from './classes.types.ts';
import { useAction } from './use-action.ts';

export interface AskDialogProps {
  title: string;
  /** What it ends and what it leaves. */
  text: string;
  confirm: string;
  /** Default "Cancel". */
  keep?: string;
  tone?: 'primary' | 'critical';
  act: () => Promise<Outcome>;
  /** Called when it is done or given up. */
  onClose: () => void;
}

/** Asks before something is done that can't be undone. */
export function AskDialog({ title, text, confirm, keep, tone = 'critical', act, onClose }: AskDialogProps) {
  const { t } = useClassesTranslation();
  const { isBusy, failure, run } = useAction();
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={title}
      size="small"
      actions={
        <>
          <Button variant="text" tone="neutral" disabled={isBusy} onClick={onClose}>
            {keep ?? t('cancel')}
          </Button>
          <Button tone={tone} loading={isBusy} onClick={() => void run(act).then((isDone) => isDone && onClose())}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack space="medium">
        <Text tone="secondary">{text}</Text>
        <ActionFailure failure={failure} />
      </Stack>
    </Dialog>
  );
}
