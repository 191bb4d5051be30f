'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';

export interface PauseDialogProps {
  onPause: () => void;
  onStay: () => void;
}

/** Says that a pause ends the open question. The clock runs on meanwhile. */
export function PauseDialog({ onPause, onStay }: PauseDialogProps) {
  const { t } = useSittingTranslation();
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('pause.askTitle')}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onPause}>
            {t('pause.confirm')}
          </Button>
          <Button onClick={onStay}>{t('pause.stay')}</Button>
        </>
      }
    >
      <Text>{t('pause.askText')}</Text>
    </Dialog>
  );
}
