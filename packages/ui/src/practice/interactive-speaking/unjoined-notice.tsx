'use client';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { interactiveSpeaking: en.interactiveSpeaking };

/** All answers are stored on the device, but couldn't be put into one recording. */
export function UnjoinedNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = usePracticeTexts(english);
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
