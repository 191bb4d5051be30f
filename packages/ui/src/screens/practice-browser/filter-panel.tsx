'use client';
import type { QuestionFilters } from '@rehearse/practice-machines/question-browser';
import { Button, Card, ChoiceGroup, Select } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './filter-panel.css.ts';

interface FilterPanelProps {
  filters: QuestionFilters;
  onFiltersChange: (filters: Partial<QuestionFilters>) => void;
}

type Level = QuestionFilters['difficultyLevel'];
type PracticeChoice = QuestionFilters['isPracticed'];

const everything: Partial<QuestionFilters> = { difficultyLevel: 'null', isPracticed: 'null' };

/** Order, difficulty and practice choice. What narrows the list can be cleared at once. */
export function FilterPanel({ filters, onFiltersChange }: FilterPanelProps) {
  const { t } = useScreensTranslation();
  const isNarrowed = filters.difficultyLevel !== 'null' || filters.isPracticed !== 'null';
  return (
    <Card as="section" space="medium" aria-label={t('browser.filters')}>
      <div className={styles.filters}>
        <div className={styles.order}>
          <ChoiceGroup<'asc' | 'latest'>
            label={t('browser.order')}
            variant="segmented"
            choices={[
              { value: 'latest', label: t('browser.orderLatest') },
              { value: 'asc', label: t('browser.orderNumber') },
            ]}
            value={filters.isAsc ? 'asc' : 'latest'}
            onValueChange={(order) => onFiltersChange({ isAsc: order === 'asc' })}
          />
        </div>
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
