'use client';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { review: en.review, speaking: en.speaking };

export interface MissedNoticeProps {
  /** Whether an earlier attempt was recorded. */
  hasRecording: boolean;
  onRetry: () => void;
  onNext: (() => void) | undefined;
}

/** The time ran out before an answer was recorded. */
export function MissedNotice({ hasRecording, onRetry, onNext }: MissedNoticeProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Notice
      tone="attention"
      announce="assertive"
      title={t('speaking.missedTitle')}
      actions={
        <>
          <Button size="small" icon={RotateCcw} onClick={onRetry}>
            {t('speaking.tryAgain')}
          </Button>
          {onNext && (
            <Button size="small" variant="outline" onClick={onNext}>
              {t('review.next')}
            </Button>
          )}
        </>
      }
    >
      <Text size="small">{t(hasRecording ? 'speaking.missedKept' : 'speaking.missed')}</Text>
    </Notice>
  );
}
