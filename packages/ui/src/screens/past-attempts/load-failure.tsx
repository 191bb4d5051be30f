'use client';
import { Button, Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';

/** Says what couldn't be loaded, with a button that tries again. */
export function LoadFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useScreensTranslation();
  return (
    <Notice
      tone="attention"
      announce="polite"
      title={title}
      actions={
        <Button size="small" variant="outline" onClick={onRetry}>
          {t('attempts.retry')}
        </Button>
      }
    />
  );
}
