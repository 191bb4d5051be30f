'use client';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button, ErrorState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';

export interface ErrorScreenProps {
  /** What went wrong, in the words of whatever failed. */
  message?: string;
  onReload: () => void;
}

/** Stands above everything when a page could not be drawn. */
export function ErrorScreen({ message, onReload }: ErrorScreenProps) {
  const { t } = useScreensTranslation();
  return (
    <ErrorState
      page
      level={1}
      title={t('error.title')}
      description={
        <>
          {t('error.text')}
          {message !== undefined && <br />}
          {message}
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
