'use client';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, ErrorState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { details } from './error-screen.css.ts';

export interface ErrorScreenProps {
  /** Technical details for bug reports, collapsed. */
  detail?: string;
  onReload: () => void;
}

/** Full-screen error, shown when a page could not be rendered. */
export function ErrorScreen({ detail, onReload }: ErrorScreenProps) {
  const { t } = useScreensTranslation();
  return (
    <ErrorState
      page
      level={1}
      title={t('error.title')}
      description={
        <>
          {t('error.text')}
          {detail !== undefined && detail !== '' && (
            <details className={details}>
              <summary>{t('error.details')}</summary>
              <code lang="en">{detail}</code>
            </details>
          )}
        </>
      }
      actions={
        <Button icon={RotateCw} onClick={onReload}>
          {t('error.reload')}
        </Button>
      }
    />
  );
}
