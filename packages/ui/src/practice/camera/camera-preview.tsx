'use client';
import type { CameraSession } from '@rehearse/practice-machines/ports';
import { useEffect, useRef } from 'react';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './camera.css.ts';

const english = { camera: en.camera };

export interface CameraPreviewProps {
  session: CameraSession;
}

/** The live preview, mirrored as people expect. The recording is not mirrored. */
export function CameraPreview({ session }: CameraPreviewProps) {
  const { t } = usePracticeTexts(english);
  const screen = useRef<HTMLVideoElement>(null);
  useEffect(() => (screen.current ? session.showOn(screen.current) : undefined), [session]);
  return <video ref={screen} className={styles.mirror} aria-label={t('camera.preview')} muted autoPlay playsInline />;
}
