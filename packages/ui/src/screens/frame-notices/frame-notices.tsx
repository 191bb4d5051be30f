'use client';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, Container, Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { notices } from './frame-notices.css.ts';

export interface FrameNoticesProps {
  /** Whether the device is offline. */
  offline: boolean;
  /** Whether a new version of the app is ready. */
  updateReady: boolean;
  /** Activates the new version, which reloads the page. */
  onUpdate: () => void;
}

/** Notices about the app itself, above the page: offline, new version ready. */
export function FrameNotices({ offline, updateReady, onUpdate }: FrameNoticesProps) {
  const { t } = useScreensTranslation();
  if (!offline && !updateReady) return null;
  return (
    <Container>
      <div className={notices}>
        {offline && (
          <Notice tone="attention" icon={CloudOff} title={t('notices.offline.title')} announce="polite">
            {t('notices.offline.text')}
          </Notice>
        )}
        {updateReady && (
          <Notice
            tone="primary"
            title={t('notices.update.title')}
            announce="polite"
            actions={
              <Button size="small" icon={RotateCw} onClick={onUpdate}>
                {t('notices.update.reload')}
              </Button>
            }
          >
            {t('notices.update.text')}
          </Notice>
        )}
      </div>
    </Container>
  );
}
