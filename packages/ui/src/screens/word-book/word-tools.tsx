'use client';
import {
  type PracticeChoice,
  vocabularyLevels,
  type WordBookEvent,
  type WordBookView,
  type WordFilters,
  type WordPart,
} from '@rehearse/practice-machines/word-book';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Button, Card, Select, Spinner, Switch, TextField } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import * as styles from './word-tools.css.ts';

interface WordToolsProps {
  view: WordBookView;
  onEvent: (event: WordBookEvent) => void;
  /** Further choices after the filters. */
  children?: ReactNode;
}

const parts: readonly WordPart[] = ['vocabulary', 'meanings'];
const everything: WordFilters = { difficultyLevel: 'null', isPracticed: 'null' };

/** Maximum length of a query. */
const LONGEST_QUERY = 60;

/** Search, filters and hiding. */
export function WordTools({ view, onEvent, children }: WordToolsProps) {
  const { t } = useVocabularyTranslation();
  const { filters, hidden, query, isSearching, phase } = view;
  const isNarrowed = filters.difficultyLevel !== 'null' || filters.isPracticed !== 'null';
  const change = (changed: Partial<WordFilters>) => onEvent({ type: 'filters.change', filters: changed });
  return (
    <Card as="section" space="medium" aria-label={t('tools')}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            type="search"
            label={t('search.label')}
            placeholder={t('search.placeholder')}
            icon={Search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            value={query}
            onValueChange={(typed) => onEvent({ type: 'search.change', query: typed })}
            end={isSearching && phase === 'loading' ? <Spinner size="small" label={t('search.running')} /> : undefined}
          />
        </div>
        <Select<WordFilters['difficultyLevel']>
          label={t('level')}
          options={[
            { value: 'null', label: t('all') },
            ...vocabularyLevels.map((level) => ({ value: level, label: level })),
          ]}
          value={filters.difficultyLevel}
          onValueChange={(difficultyLevel) => change({ difficultyLevel })}
        />
        <Select<PracticeChoice>
          label={t('practiced')}
          options={[
            { value: 'null', label: t('all') },
            { value: 'true', label: t('onlyPracticed') },
            { value: 'false', label: t('onlyUnpracticed') },
          ]}
          value={filters.isPracticed}
          onValueChange={(isPracticed) => change({ isPracticed })}
        />
        {children}
        <div className={styles.switches}>
          {parts.map((part) => (
            <Switch
              key={part}
              label={t(`hide.${part}`)}
              value={hidden[part]}
              onValueChange={(isHidden) => onEvent({ type: 'part.hide', part, isHidden })}
            />
          ))}
          {isNarrowed && (
            <div className={styles.clear}>
              <Button variant="text" size="small" onClick={() => change(everything)}>
                {t('clearFilters')}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}
