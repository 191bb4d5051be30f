'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';

export interface ClockWarningProps {
  onOpen: () => void;
  onStay: () => void;
}

/** Warns that the exam clock keeps running before the help covers the question. */
export function ClockWarning({ onOpen, onStay }: ClockWarningProps) {
  const { t } = usePracticeTranslation();
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('frame.clockTitle')}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onOpen}>
            {t('frame.openHelp')}
          </Button>
          <Button onClick={onStay}>{t('frame.stay')}</Button>
        </>
      }
    >
      <Text>{t('frame.clockNote')}</Text>
    </Dialog>
  );
}
