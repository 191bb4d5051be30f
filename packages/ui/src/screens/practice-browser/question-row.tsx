'use client';
import type { QuestionRow } from '@rehearse/practice-machines/question-browser';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { DifficultyBadge, Icon, PracticedBadge, VisuallyHidden } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { difficultyOf } from '../difficulty-of.ts';
import * as styles from './question-list.css.ts';
import { Summary } from './summary.tsx';

interface QuestionRowProps {
  row: QuestionRow;
  onOpen: () => void;
}

/** A question: number, topic, difficulty and result. */
export function QuestionRowButton({ row, onOpen }: QuestionRowProps) {
  const { t } = useScreensTranslation();
  return (
    <button type="button" className={styles.row} onClick={onOpen}>
      <span className={styles.number}>
        <VisuallyHidden>{t('browser.open', { id: row.questionId })}</VisuallyHidden>
        <span aria-hidden="true">#{row.questionId}</span>
      </span>
      {row.summary && (
        <span className={styles.summary}>
          <Summary of={row.summary} />
        </span>
      )}
      <span className={styles.badges}>
        <DifficultyBadge difficulty={difficultyOf(row.difficultyLevel)} size="small" />
        {row.isPracticed && <PracticedBadge size="small" />}
      </span>
      <Outcome row={row} />
      <span className={styles.arrow}>
        <Icon glyph={ChevronRight} />
      </span>
    </button>
  );
}

/** The best score and the date of the last practice; for ungraded answers, that it is done. */
function Outcome({ row: { bestScore, practicedAt } }: Pick<QuestionRowProps, 'row'>) {
  const { t, language } = useScreensTranslation();
  if (bestScore === undefined) return null;
  if (!practicedAt) return <span className={styles.outcome} />;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return (
    <span className={styles.outcome}>
      <span className={styles.score}>
        {bestScore === null ? t('browser.done') : t('browser.best', { score: percent.format(bestScore) })}
      </span>
      <time dateTime={practicedAt} className={styles.day}>
        {day.format(new Date(practicedAt))}
      </time>
    </span>
  );
}
