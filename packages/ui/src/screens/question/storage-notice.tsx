'use client';
import { Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { place } from './storage-notice.css.ts';

export interface StorageNoticeProps {
  /** `blocked`: the browser keeps nothing for this site. `full`: there is no room left. */
  reason: 'blocked' | 'full';
}

/** Says that work is not kept on this device, what is safe all the same, and what to do. */
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
