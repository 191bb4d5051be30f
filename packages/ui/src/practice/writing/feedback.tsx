'use client';
import type { WritingFeedback } from '@rehearse/practice-machines/writing';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ReviewSection } from '../review/index.ts';

export interface FeedbackProps {
  value: WritingFeedback;
  onSendAgain: () => void;
}

/** What the host says about the text, whenever that comes; a failure says that the text is safe and how to try again. */
export function Feedback({ value, onSendAgain }: FeedbackProps) {
  const { t } = usePracticeTranslation();
  if (value.phase === 'none') return null;
  if (value.phase === 'failed') {
    return (
      <Notice
        tone="critical"
        announce="polite"
        title={t('writing.failed')}
        actions={
          <Button size="small" variant="outline" icon={RotateCcw} onClick={onSendAgain}>
            {t('writing.sendAgain')}
          </Button>
        }
      >
        <Text size="small">{t('writing.failedNote')}</Text>
      </Notice>
    );
  }
  return (
    <ReviewSection title={t('writing.feedback')}>
      <div role="status">
        {value.phase === 'waiting' ? (
          <Text tone="muted">{t('writing.waiting')}</Text>
        ) : (
          <Text tone="secondary" lang="en">
            {value.text}
          </Text>
        )}
      </div>
    </ReviewSection>
  );
}
