'use client';
import type {
  OfferedFilter,
  QuestionBrowserEvent,
  QuestionBrowserView,
  QuestionFilters,
} from '@rehearse/practice-machines/question-browser';
import type { ReactNode } from 'react';
import { Button, Card, Select, Switch } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './filter-panel.css.ts';
import { OrderChoice } from './order-choice.tsx';

interface FilterPanelProps {
  view: Pick<QuestionBrowserView, 'filters' | 'starting' | 'isLevelUnknown'>;
  /** Optional filters that the host supports. */
  offers: readonly OfferedFilter[];
  onEvent: (event: QuestionBrowserEvent) => void;
  /** Other ways to find a question. */
  children?: ReactNode;
}

type Level = QuestionFilters['difficultyLevel'];
type PracticeChoice = QuestionFilters['isPracticed'];

const everything: Partial<QuestionFilters> = { difficultyLevel: 'null', isPracticed: 'null', isCorrect: undefined };

/** Order, difficulty and practice filters. Active filters can be cleared at once. */
export function FilterPanel({ view, offers, onEvent, children }: FilterPanelProps) {
  const { t } = useScreensTranslation();
  const { filters, starting, isLevelUnknown } = view;
  const isNarrowed = filters.difficultyLevel !== 'null' || filters.isPracticed !== 'null' || filters.isCorrect;
  const onFiltersChange = (changed: Partial<QuestionFilters>) => onEvent({ type: 'filters.change', filters: changed });
  return (
    <Card as="section" space="medium" aria-label={t('browser.filters')}>
      <div className={styles.filters}>
        <OrderChoice {...{ filters, starting, isLevelUnknown, offers, onEvent }} />
        <Select<Level>
          label={t('browser.difficulty')}
          options={[
            { value: 'null', label: t('browser.all') },
            { value: 'Easy', label: t('browser.levels.Easy') },
            { value: 'Medium', label: t('browser.levels.Medium') },
            { value: 'Hard', label: t('browser.levels.Hard') },
          ]}
          value={filters.difficultyLevel}
          onValueChange={(difficultyLevel) => onFiltersChange({ difficultyLevel })}
        />
        <Select<PracticeChoice>
          label={t('browser.practiced')}
          options={[
            { value: 'null', label: t('browser.all') },
            { value: 'true', label: t('browser.onlyPracticed') },
            { value: 'false', label: t('browser.onlyUnpracticed') },
          ]}
          value={filters.isPracticed}
          onValueChange={(isPracticed) => onFiltersChange({ isPracticed })}
        />
        {(offers.includes('isCorrect') || filters.isCorrect) && (
          <div className={styles.whole}>
            <Switch
              label={t('browser.wrongBefore')}
              value={filters.isCorrect === 'false'}
              onValueChange={(on) => onFiltersChange({ isCorrect: on ? 'false' : undefined })}
            />
          </div>
        )}
        <div className={styles.whole}>{children}</div>
        {isNarrowed && (
          <div className={styles.clear}>
            <Button variant="text" size="small" onClick={() => onFiltersChange(everything)}>
              {t('browser.clear')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
