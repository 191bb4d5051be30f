'use client';
import type { CameraFailure } from '@rehearse/practice-machines/ports';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import VideoOff from 'lucide-react/icons/video-off';
import { Button, Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { camera: en.camera };

export interface CameraNoticeProps {
  reason: CameraFailure;
  /** Requests the camera again. Without it, the button is not shown. */
  onRetry?: (() => void) | undefined;
}

/** Explains why there is no video, and that the voice is still recorded. */
export function CameraNotice({ reason, onRetry }: CameraNoticeProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Notice
      tone="attention"
      icon={VideoOff}
      announce="polite"
      title={t(`camera.${reason}Title`)}
      actions={
        onRetry && reason !== 'unsupported' ? (
          <Button size="small" variant="outline" icon={RotateCcw} onClick={onRetry}>
            {t('camera.tryAgain')}
          </Button>
        ) : undefined
      }
    >
      <Text size="small">{t(`camera.${reason}`)}</Text>
    </Notice>
  );
}
