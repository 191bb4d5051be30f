'use client';
import type { MicrophoneFailure } from '@rehearse/practice-machines/ports';
import MicOff from 'lucide-react/icons/mic-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { speaking: en.speaking };

export interface MicrophoneNoticeProps {
  reason: MicrophoneFailure;
  onRetry: () => void;
}

/** Why there is no microphone, and what to do about it. */
export function MicrophoneNotice({ reason, onRetry }: MicrophoneNoticeProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Notice
      tone="attention"
      icon={MicOff}
      announce="assertive"
      title={t(`speaking.${reason}Title`)}
      actions={
        reason === 'unsupported' ? undefined : (
          <Button size="small" icon={RotateCcw} onClick={onRetry}>
            {t('speaking.tryAgain')}
          </Button>
        )
      }
    >
      <Text size="small">{t(`speaking.${reason}`)}</Text>
    </Notice>
  );
}
