'use client';
import type { DifficultyLevel } from '@rehearse/practice-machines/question-browser';
import { findType } from '@rehearse/question-types';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Badge, Card, DifficultyBadge, Icon, Link, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { difficultyOf } from '../difficulty-of.ts';
import { previewQuestionPath } from '../site-paths.ts';
import * as styles from './preview-screen.css.ts';

/** A question of the preview. */
export interface PreviewRow {
  /** Position in the list, from 1. */
  number: number;
  questionId: number;
  submoduleId: number;
  difficultyLevel: DifficultyLevel;
}

export interface PreviewListProps {
  rows: readonly PreviewRow[];
  tried: ReadonlySet<number>;
}

/** The preview questions with type, difficulty, and whether they were tried. */
export function PreviewList({ rows, tried }: PreviewListProps) {
  const { t } = useHomeTranslation();
  const { t: screens } = useScreensTranslation();
  const nameOf = (submoduleId: number) => {
    const submodule = findType(submoduleId);
    return submodule ? screens(`submodules.${submodule.id}`) : `#${submoduleId}`;
  };
  return (
    <Card space="none" clip>
      <ol className={styles.rows} aria-label={t('preview.list')}>
        {rows.map(({ number, questionId, submoduleId, difficultyLevel }) => (
          <li key={questionId}>
            <Link href={previewQuestionPath(number)} className={styles.row}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span className={styles.name}>{nameOf(submoduleId)}</span>
              <span className={styles.badges}>
                {tried.has(questionId) && (
                  <Badge tone="primary" size="small" icon={Check}>
                    {t('preview.tried')}
                  </Badge>
                )}
                <DifficultyBadge difficulty={difficultyOf(difficultyLevel)} size="small" />
              </span>
              <span className={styles.arrow}>
                <Icon glyph={ChevronRight} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const places = Array.from({ length: 20 }, (_, index) => index + 1);

/** Placeholder rows of the same height, so that nothing moves. */
export function PreviewListSkeleton() {
  const { t } = useHomeTranslation();
  return (
    <Card space="none" clip aria-busy="true">
      <VisuallyHidden announce="polite">{t('preview.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        {places.map((number) => (
          <div key={number} className={styles.row}>
            <span className={styles.number}>{number}</span>
            <span className={styles.name}>
              <Skeleton width={10} />
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}
