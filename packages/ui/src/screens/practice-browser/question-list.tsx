'use client';
import type {
  QuestionBrowserEvent,
  QuestionBrowserView,
  QuestionRow,
} from '@rehearse/practice-machines/question-browser';
import ChevronRight from 'lucide-react/icons/chevron-right';
import SearchX from 'lucide-react/icons/search-x';
import {
  Card,
  DifficultyBadge,
  EmptyState,
  ErrorState,
  Icon,
  PracticedBadge,
  VisuallyHidden,
} from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { difficultyOf } from '../difficulty-of.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as styles from './question-list.css.ts';
import { QuestionListSkeleton } from './question-list-skeleton.tsx';

interface QuestionListProps {
  view: QuestionBrowserView;
  onEvent: (event: QuestionBrowserEvent) => void;
}

/** The rows, or why there are none. */
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
                <Row row={row} onOpen={() => onEvent({ type: 'question.open', index })} />
              </li>
            ))}
          </ul>
        </Card>
      );
  }
}

function Row({ row, onOpen }: { row: QuestionRow; onOpen: () => void }) {
  const { t } = useScreensTranslation();
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.number}>
        <VisuallyHidden>{t('browser.open', { id: row.questionId })}</VisuallyHidden>
        <span aria-hidden="true">#{row.questionId}</span>
      </span>
      <span className={styles.badges}>
        <DifficultyBadge difficulty={difficultyOf(row.difficultyLevel)} size="small" />
        {row.isPracticed && <PracticedBadge size="small" />}
      </span>
      <span className={styles.arrow}>
        <Icon glyph={ChevronRight} />
      </span>
    </button>
  );
}
