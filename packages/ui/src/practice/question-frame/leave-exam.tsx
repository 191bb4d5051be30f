'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import type { LeaveRequest } from './use-frame-sheets.ts';

const english = { frame: en.frame };

/** Asks for confirmation before leaving an unanswered exam question. */
export function LeaveExam({ onLeave, onStay }: LeaveRequest) {
  const { t } = usePracticeTexts(english);
  return (
    <Dialog
      open
      onOpenChange={onStay}
      title={t('frame.leaveTitle')}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t('frame.leave')}
          </Button>
          <Button onClick={onStay}>{t('frame.stay')}</Button>
        </>
      }
    >
      <Text>{t('frame.leaveNote')}</Text>
    </Dialog>
  );
}
