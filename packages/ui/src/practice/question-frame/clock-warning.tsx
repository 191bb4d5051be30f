'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { frame: en.frame };

export interface ClockWarningProps {
  onOpen: () => void;
  onStay: () => void;
}

/** Warns that the exam clock keeps running before the help covers the question. */
export function ClockWarning({ onOpen, onStay }: ClockWarningProps) {
  const { t } = usePracticeTexts(english);
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
