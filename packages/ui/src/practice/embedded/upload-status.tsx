'use client';
import { Button, Notice, ProgressBar, Stack, Text } from '../../components/index.ts';
import { useEmbeddedTranslation } from '../../i18n/use-embedded-translation.ts';

export interface UploadStatusProps {
  phase: 'uploading' | 'failed' | 'done';
  /** 0..1 of what was sent; null if it isn't known. */
  share?: number | null;
  onRetry: () => void;
}

/** Where a recording is on its way to the page's own server. */
export function UploadStatus({ phase, share = null, onRetry }: UploadStatusProps) {
  const { t } = useEmbeddedTranslation();
  if (phase === 'failed') {
    return (
      <Notice
        tone="attention"
        announce="assertive"
        title={t('upload.failed')}
        actions={
          <Button size="small" onClick={onRetry}>
            {t('upload.retry')}
          </Button>
        }
      >
        <Text size="small">{t('upload.kept')}</Text>
      </Notice>
    );
  }
  return (
    <Stack space="xsmall">
      <Text size="small" tone="muted" role="status">
        {t(phase === 'done' ? 'upload.done' : 'upload.uploading')}
      </Text>
      {phase === 'uploading' && share !== null && (
        <ProgressBar label={t('upload.uploading')} value={share} size="small" />
      )}
    </Stack>
  );
}
