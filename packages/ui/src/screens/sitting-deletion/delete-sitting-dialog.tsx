'use client';
import { Button, Dialog, Stack, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import type { TestNaming } from '../score-scale/index.ts';

export interface DeleteSittingDialogProps {
  kind: TestNaming['kind'];
  isFinished: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Says what deleting a test or drill ends and what it leaves, before it is deleted. */
export function DeleteSittingDialog({ kind, isFinished, onKeep, onDelete }: DeleteSittingDialogProps) {
  const { t } = useReportsTranslation();
  const unfinished = kind === 'drill' ? 'unfinishedDrill' : 'unfinished';
  return (
    <Dialog
      open
      onOpenChange={onKeep}
      title={t(`deletion.title.${kind}`)}
      size="small"
      actions={
        <>
          <Button variant="text" tone="neutral" onClick={onKeep}>
            {t('deletion.keep')}
          </Button>
          <Button tone="critical" onClick={onDelete}>
            {t('deletion.confirm')}
          </Button>
        </>
      }
    >
      <Stack space="small">
        <Text tone="secondary">{t(`deletion.${isFinished ? 'finished' : unfinished}`)}</Text>
        {kind === 'mock' && <Text tone="secondary">{t('deletion.counts')}</Text>}
      </Stack>
    </Dialog>
  );
}
