'use client';
import { Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { place } from './storage-notice.css.ts';

export interface StorageNoticeProps {
  /** `blocked`: the browser stores nothing for this site. `full`: there is no space left. */
  reason: 'blocked' | 'full';
}

/** Warns that work is not stored on this device, with what is still safe and what to do. */
export function StorageNotice({ reason }: StorageNoticeProps) {
  const { t } = useScreensTranslation();
  return (
    <div className={place}>
      <Notice tone="attention" announce="polite" title={t(`question.${reason}Title`)}>
        {t(`question.${reason}`)}
      </Notice>
    </div>
  );
}
