'use client';
import LibraryBig from 'lucide-react/icons/library-big';
import ShieldCheck from 'lucide-react/icons/shield-check';
import {
  Container,
  EmptyState,
  ErrorState,
  Heading,
  Notice,
  ProgressBar,
  Stack,
  Text,
} from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { PreviewInvitation } from './preview-invitation.tsx';
import { PreviewList, PreviewListSkeleton, type PreviewRow } from './preview-list.tsx';
import * as styles from './preview-screen.css.ts';

/** The list of the preview. */
export type PreviewView = { phase: 'loading' } | { phase: 'failed' } | { phase: 'ready'; rows: readonly PreviewRow[] };

export interface PreviewScreenProps {
  view: PreviewView;
  /** Ids of the questions tried on this device. */
  tried: ReadonlySet<number>;
  /** Whether the reader is logged in. */
  isMember: boolean;
  onRetry: () => void;
}

/** Twenty questions that anyone can try. */
export function PreviewScreen({ view, tried, isMember, onRetry }: PreviewScreenProps) {
  const { t } = useHomeTranslation();
  const rows = view.phase === 'ready' ? view.rows : [];
  const done = rows.filter(({ questionId }) => tried.has(questionId)).length;
  const progress = t('preview.progress', { done, total: rows.length });
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.words}>
          <Stack space="medium">
            <Heading level={1} size="xlarge">
              {t('preview.title')}
            </Heading>
            <Text size="large" tone="secondary">
              {t('preview.lead')}
            </Text>
          </Stack>
          <Notice icon={ShieldCheck}>
            <Text>{t('preview.private')}</Text>
          </Notice>
          {done > 0 && (
            <Stack space="xsmall">
              <Text weight="medium" tabular>
                {progress}
              </Text>
              <ProgressBar label={progress} value={done} max={rows.length} tone="positive" size="small" />
            </Stack>
          )}
        </div>
        <Stack space="large">
          {view.phase === 'loading' && <PreviewListSkeleton />}
          {view.phase === 'failed' && (
            <ErrorState title={t('preview.failed')} description={t('preview.failedHelp')} onRetry={onRetry} />
          )}
          {view.phase === 'ready' && rows.length === 0 && <EmptyState icon={LibraryBig} title={t('preview.empty')} />}
          {rows.length > 0 && (
            <>
              <PreviewList rows={rows} tried={tried} />
              <PreviewInvitation isMember={isMember} isAll={done === rows.length} />
            </>
          )}
        </Stack>
      </div>
    </Container>
  );
}
