'use client';
import type { CameraFailure } from '@rehearse/practice-machines/ports';
import VideoOff from 'lucide-react/icons/video-off';
import { Notice, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';

export interface WithoutPictureProps {
  reason: CameraFailure;
}

/** For the review: the camera was requested, but only sound was recorded. */
export function WithoutPicture({ reason }: WithoutPictureProps) {
  const { t } = usePracticeTranslation();
  return (
    <Notice tone="attention" icon={VideoOff} title={t('camera.soundOnly')}>
      <Text size="small">{t(`camera.without.${reason}`)}</Text>
    </Notice>
  );
}
