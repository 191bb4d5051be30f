'use client';
import { Button, Dialog, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';

export interface LeaveExamProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLeave: () => void;
}

/** Asks before Exit leaves a question of an exam that is not answered yet. */
export function LeaveExam({ open, onOpenChange, onLeave }: LeaveExamProps) {
  const { t } = usePracticeTranslation();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('frame.leaveTitle')}
      size="small"
      actions={
        <>
          <Button variant="outline" onClick={onLeave}>
            {t('frame.leave')}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t('frame.stay')}</Button>
        </>
      }
    >
      <Text>{t('frame.leaveNote')}</Text>
    </Dialog>
  );
}
