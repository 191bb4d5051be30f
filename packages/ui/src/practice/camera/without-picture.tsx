'use client';
import type { CameraFailure } from '@rehearse/practice-machines/ports';
import VideoOff from 'lucide-react/icons/video-off';
import { Notice, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';

const english = { camera: en.camera };

export interface WithoutPictureProps {
  reason: CameraFailure;
}

/** For the review: the camera was requested, but only sound was recorded. */
export function WithoutPicture({ reason }: WithoutPictureProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Notice tone="attention" icon={VideoOff} title={t('camera.soundOnly')}>
      <Text size="small">{t(`camera.without.${reason}`)}</Text>
    </Notice>
  );
}
