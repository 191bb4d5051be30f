'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import type { LeaveRequest } from './use-frame-sheets.ts';

/** Asks for confirmation before leaving an unanswered exam question. */
export function LeaveExam({ onLeave, onStay }: LeaveRequest) {
  const { t } = usePracticeTranslation();
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
