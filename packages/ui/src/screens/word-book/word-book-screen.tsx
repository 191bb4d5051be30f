'use client';
import type {
  Occurrence,
  VocabularyQuestionType,
  WordBookEvent,
  WordBookView,
} from '@rehearse/practice-machines/word-book';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Repeat from 'lucide-react/icons/repeat-2';
import { type ReactNode, useState } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  Heading,
  Inline,
  Pagination,
  Stack,
  Tabs,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { totalText } from '../total-text.ts';
import { MeaningLanguageSelect } from './meaning-language-select.tsx';
import { defaultMeaningLanguage, type MeaningLanguage } from './meanings.ts';
import { head, list, status } from './word-book-screen.css.ts';
import { WordList } from './word-list.tsx';
import { WordTools } from './word-tools.tsx';

export interface WordBookScreenProps {
  view: WordBookView;
  onEvent: (event: WordBookEvent) => void;
  /** Opens a question that uses a word; without it, cards have no such button. */
  onPractise?: (question: Occurrence) => void;
  /** Language of the meanings. Default: that of the interface. */
  meaningLanguage?: MeaningLanguage;
  /** Without it, the language is fixed. */
  onMeaningLanguageChange?: (language: MeaningLanguage) => void;
  /** Further actions, next to Review and the notebook. */
  actions?: ReactNode;
}

/**
 * The word book: words by question type, with filters and search, ten per page. The host shows failures to mark a word
 * as a toast.
 */
export function WordBookScreen({ view, onEvent, onPractise, actions, ...meanings }: WordBookScreenProps) {
  const { t, language } = useVocabularyTranslation();
  const { meaningLanguage = defaultMeaningLanguage(language), onMeaningLanguageChange } = meanings;
  const [said, say] = useState('');
  const [isExplainedInEnglish, setExplainedInEnglish] = useState(false);
  // a host may have no English meanings, and then there is nothing to choose
  if (!isExplainedInEnglish && 'words' in view && view.words.some(({ definition }) => definition !== null)) {
    setExplainedInEnglish(true);
  }
  return (
    <Container>
      <Stack space="large">
        <div className={head}>
          <Stack space="xsmall">
            <Heading level={1}>{t('title')}</Heading>
            <Text tone="secondary">{t('lead')}</Text>
          </Stack>
          <Inline space="small">
            <ButtonLink href={sitePaths.review} icon={Repeat}>
              {t('review')}
            </ButtonLink>
            <ButtonLink href={sitePaths.notebook} icon={NotebookPen} variant="outline">
              {t('notebook')}
            </ButtonLink>
            {actions}
          </Inline>
        </div>
        <Tabs<VocabularyQuestionType>
          label={t('tabs.label')}
          items={view.questionTypes.map(({ questionType }) => ({
            value: questionType,
            label: t(`tabs.${questionType}`),
          }))}
          value={view.questionType}
          onValueChange={(questionType) => onEvent({ type: 'tab.select', questionType })}
        />
        <WordTools view={view} onEvent={onEvent}>
          {isExplainedInEnglish && onMeaningLanguageChange && (
            <MeaningLanguageSelect value={meaningLanguage} onValueChange={onMeaningLanguageChange} />
          )}
        </WordTools>
        <div className={list}>
          <div className={status}>
            <Text tone="secondary" size="small" tabular role="status">
              {t('total')}
              {totalText(view.totalElements, language)}
              {view.isSearching && ` · ${t('search.scope')}`}
            </Text>
            {view.isSearching && (
              <Button variant="text" size="small" onClick={() => onEvent({ type: 'search.change', query: '' })}>
                {t('search.clear')}
              </Button>
            )}
          </div>
          <WordList
            view={view}
            meaningLanguage={meaningLanguage}
            onEvent={onEvent}
            onPractise={onPractise}
            onSay={say}
          />
          <Inline justify="center">
            <Pagination
              label={t('pages')}
              count={view.totalPages ?? 0}
              value={view.currentPage}
              onValueChange={(page) => onEvent({ type: 'page.select', page })}
            />
          </Inline>
        </div>
        <VisuallyHidden announce="polite">{said}</VisuallyHidden>
      </Stack>
    </Container>
  );
}
