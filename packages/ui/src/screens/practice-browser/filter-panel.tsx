'use client';
import { type OfferedFilter, type QuestionFilters, SHUFFLE_SEEDS } from '@rehearse/practice-machines/question-browser';
import Shuffle from 'lucide-react/icons/shuffle';
import type { ReactNode } from 'react';
import { Button, Card, ChoiceGroup, Select, Switch } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './filter-panel.css.ts';

interface FilterPanelProps {
  filters: QuestionFilters;
  /** Optional filters that the host supports. */
  offers: readonly OfferedFilter[];
  onFiltersChange: (filters: Partial<QuestionFilters>) => void;
  /** Other ways to find a question. */
  children?: ReactNode;
}

type Level = QuestionFilters['difficultyLevel'];
type PracticeChoice = QuestionFilters['isPracticed'];

type Order = 'latest' | 'asc';

const everything: Partial<QuestionFilters> = { difficultyLevel: 'null', isPracticed: 'null', isCorrect: undefined };

const newSeed = () => Math.floor(Math.random() * SHUFFLE_SEEDS);

/** Order, difficulty and practice filters. Shuffling replaces the order. Active filters can be cleared at once. */
export function FilterPanel({ filters, offers, onFiltersChange, children }: FilterPanelProps) {
  const { t } = useScreensTranslation();
  const isNarrowed = filters.difficultyLevel !== 'null' || filters.isPracticed !== 'null' || filters.isCorrect;
  const isShuffled = filters.shuffle !== undefined;
  const order: Order = filters.isAsc ? 'asc' : 'latest';
  const shuffle = () => onFiltersChange({ shuffle: newSeed() });
  return (
    <Card as="section" space="medium" aria-label={t('browser.filters')}>
      <div className={styles.filters}>
        <div className={styles.order}>
          <ChoiceGroup<Order>
            label={t('browser.order')}
            variant="segmented"
            choices={[
              { value: 'latest', label: t('browser.orderLatest') },
              { value: 'asc', label: t('browser.orderNumber') },
            ]}
            value={isShuffled ? null : order}
            onValueChange={(chosen) => onFiltersChange({ isAsc: chosen === 'asc', shuffle: undefined })}
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
        {(offers.includes('shuffle') || isShuffled) && (
          <div className={styles.shuffle}>
            <Switch
              label={t('browser.shuffled')}
              value={isShuffled}
              onValueChange={(on) => (on ? shuffle() : onFiltersChange({ shuffle: undefined }))}
            />
            {isShuffled && (
              <Button variant="text" size="small" icon={Shuffle} onClick={shuffle}>
                {t('browser.shuffleAgain')}
              </Button>
            )}
          </div>
        )}
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
