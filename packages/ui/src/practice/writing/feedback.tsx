'use client';
import { isReadableIn, isWrittenIn } from '@rehearse/languages';
import type { WritingFeedback } from '@rehearse/practice-machines/writing';
import { adviseOnDescription, LONG_SENTENCE } from '@rehearse/scoring';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ReviewSection } from '../review/index.ts';

const english = { writing: en.writing };

export interface FeedbackProps {
  value: WritingFeedback;
  /** What the learner wrote. */
  text: string;
  /** The text meets its task: advice then says how to improve it, not what is missing. */
  meetsTask: boolean;
  onSendAgain: () => void;
}

/**
 * The host's feedback on the text, whenever it arrives. After a failure it says that the text is safe and how to try
 * again. Feedback in another language than the interface's is replaced by built-in advice.
 */
export function Feedback({ value, text, meetsTask, onSendAgain }: FeedbackProps) {
  const { t, language } = usePracticeTexts(english);
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
  const isForeign = value.phase === 'arrived' && !isReadableIn(value.text, language);
  if (isForeign && !meetsTask) return null;
  return (
    <ReviewSection title={t('writing.feedback')}>
      <div role="status">
        {value.phase === 'waiting' ? (
          <Text tone="muted">{t('writing.waiting')}</Text>
        ) : isForeign ? (
          <Text tone="secondary">{t(`writing.advice.${adviseOnDescription(text)}`, { most: LONG_SENTENCE })}</Text>
        ) : (
          <Text tone="secondary" lang={isWrittenIn(value.text, 'zh') ? 'zh' : 'en'}>
            {value.text}
          </Text>
        )}
      </div>
    </ReviewSection>
  );
}
