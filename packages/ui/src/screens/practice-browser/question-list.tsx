'use client';
import type { QuestionBrowserEvent, QuestionBrowserView } from '@rehearse/practice-machines/question-browser';
import SearchX from 'lucide-react/icons/search-x';
import { Card, EmptyState, ErrorState } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as styles from './question-list.css.ts';
import { QuestionListSkeleton } from './question-list-skeleton.tsx';
import { QuestionRowButton } from './question-row.tsx';

interface QuestionListProps {
  view: QuestionBrowserView;
  onEvent: (event: QuestionBrowserEvent) => void;
}

/** The rows, or a loading, empty or error state. */
export function QuestionList({ view, onEvent }: QuestionListProps) {
  const { t } = useScreensTranslation();
  const failureText = useFailureText();
  switch (view.phase) {
    case 'loading':
      return <QuestionListSkeleton />;
    case 'empty':
      return <EmptyState icon={SearchX} title={t('browser.empty')} />;
    case 'failed':
      return (
        <ErrorState
          title={t('browser.error', { message: failureText(view.failure) })}
          onRetry={() => onEvent({ type: 'list.reload' })}
        />
      );
    case 'ready':
      return (
        <Card space="none" clip>
          <ul className={styles.rows} aria-label={t('browser.list')}>
            {view.rows.map((row, index) => (
              <li key={row.questionId}>
                <QuestionRowButton row={row} onOpen={() => onEvent({ type: 'question.open', index })} />
              </li>
            ))}
          </ul>
        </Card>
      );
  }
}
