'use client';
import BookCheck from 'lucide-react/icons/book-check';
import {
  Card,
  EmptyState,
  ErrorState,
  Inline,
  Pagination,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useNotebookTranslation } from '../../i18n/use-notebook-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { MeaningLanguage } from '../word-book/meanings.ts';
import { row, rows } from './card-list.css.ts';
import { CardRow } from './card-row.tsx';
import type { NotebookEntry, NotebookListState, NotebookQuestionKey, NotebookStatus } from './notebook.types.ts';

export interface CardListProps {
  list: NotebookListState;
  meaningLanguage: MeaningLanguage;
  /** Current filter, for the empty state. */
  status: NotebookStatus;
  onPage: (page: number) => void;
  onRetry: () => void;
  onDelete: (entry: NotebookEntry) => void;
  onPractise: (question: NotebookQuestionKey) => void;
}

const placeholders = [0, 1, 2];

/** A page of cards, or an empty, loading or error state. */
export function CardList({ list, meaningLanguage, status, onPage, onRetry, onDelete, onPractise }: CardListProps) {
  const { t } = useNotebookTranslation();
  const failureText = useFailureText();
  if (list.phase === 'failed')
    return <ErrorState title={t('list.failed')} description={failureText(list.failure)} onRetry={onRetry} />;
  if (list.phase === 'loading') {
    return (
      <Card space="none" clip aria-busy="true">
        <VisuallyHidden announce="polite">{t('list.loading')}</VisuallyHidden>
        <div className={rows} aria-hidden="true">
          {placeholders.map((place) => (
            <div key={place} className={row}>
              <Skeleton lines={3} width={24} />
            </div>
          ))}
        </div>
      </Card>
    );
  }
  const { entries, page, pages, total } = list;
  if (total === 0) return <EmptyState icon={BookCheck} title={t(`list.nothing.${status}`)} />;
  return (
    <Stack space="medium">
      <Text tone="secondary" size="small" tabular role="status">
        {t('list.total', { count: total })}
      </Text>
      <Card space="none" clip>
        <ul className={rows} aria-label={t('list.label')}>
          {entries.map((entry) => (
            <CardRow
              key={entry.cardId}
              entry={entry}
              meaningLanguage={meaningLanguage}
              onDelete={() => onDelete(entry)}
              onPractise={onPractise}
            />
          ))}
        </ul>
      </Card>
      <Inline justify="center">
        <Pagination label={t('list.pages')} count={pages} value={page} onValueChange={onPage} />
      </Inline>
    </Stack>
  );
}
