'use client';
import type { CameraView } from '@rehearse/practice-machines/camera';
import Video from 'lucide-react/icons/video';
import { Icon, Spinner, Stack, Switch, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './camera.css.ts';
import { CameraNotice } from './camera-notice.tsx';
import { CameraPreview } from './camera-preview.tsx';

const english = { camera: en.camera };

export interface CameraPanelProps {
  camera: CameraView;
  /** True while recording: only the preview is shown, because the choice is made. */
  recording?: boolean;
  onTurn: (on: boolean) => void;
}

/** The camera switch, the live preview, and why there is none. Renders nothing without a camera port. */
export function CameraPanel({ camera, recording = false, onTurn }: CameraPanelProps) {
  const { t } = usePracticeTexts(english);
  if (camera.phase === 'absent' || (recording && (camera.phase === 'off' || camera.phase === 'resting'))) return null;
  return (
    <Stack space="medium">
      {!recording && (
        <Switch
          label={t('camera.switch')}
          description={t(camera.phase === 'resting' ? 'camera.resting' : 'camera.switchNote')}
          value={camera.phase !== 'off'}
          onValueChange={onTurn}
        />
      )}
      <Picture camera={camera} onRetry={recording ? undefined : () => onTurn(true)} />
    </Stack>
  );
}

function Picture({ camera, onRetry }: { camera: CameraView; onRetry: (() => void) | undefined }) {
  const { t } = usePracticeTexts(english);
  switch (camera.phase) {
    case 'on':
      return (
        <div className={styles.frame}>
          <CameraPreview session={camera.session} />
        </div>
      );
    case 'opening':
      return (
        <div className={styles.frame}>
          <div className={styles.waiting}>
            <Spinner label="" />
            <Text size="small" weight="medium" role="status">
              {t('camera.opening')}
            </Text>
            <Text size="small" tone="secondary" align="center" balance>
              {t('camera.openingNote')}
            </Text>
          </div>
        </div>
      );
    case 'resting':
      return (
        <div className={styles.frame} aria-hidden="true">
          <div className={styles.waiting}>
            <Icon glyph={Video} size="xlarge" />
          </div>
        </div>
      );
    case 'failed':
      return <CameraNotice reason={camera.reason} onRetry={onRetry} />;
    default:
      return null;
  }
}
