'use client';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, ErrorState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { details } from './error-screen.css.ts';

export interface ErrorScreenProps {
  /** What the program says of the failure, for who reports it: folded away. */
  detail?: string;
  onReload: () => void;
}

/** Stands above everything when a page could not be drawn. */
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
