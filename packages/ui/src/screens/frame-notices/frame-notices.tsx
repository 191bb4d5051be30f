'use client';
import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, Container, Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { notices } from './frame-notices.css.ts';

export interface FrameNoticesProps {
  /** Whether the device has no line. */
  offline: boolean;
  /** Whether a newer version of the app waits. */
  updateReady: boolean;
  /** Lets the newer version take over, which loads the page anew. */
  onUpdate: () => void;
}

/** What a learner should know about the app itself, above the page: that there is no line, that a new version waits. */
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
