'use client';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';

/** All answers are stored on the device, but couldn't be put into one recording. */
export function UnjoinedNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = usePracticeTranslation();
  return (
    <Notice
      tone="attention"
      announce="assertive"
      title={t('interactiveSpeaking.unjoinedTitle')}
      actions={
        <Button size="small" icon={RotateCcw} onClick={onRetry}>
          {t('interactiveSpeaking.tryAgain')}
        </Button>
      }
    >
      <Text size="small">{t('interactiveSpeaking.unjoined')}</Text>
    </Notice>
  );
}
