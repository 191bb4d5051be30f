'use client';
import type { Occurrence, WordBookEvent, WordBookView, WordCardView } from '@rehearse/practice-machines/word-book';
import SearchX from 'lucide-react/icons/search-x';
import { Card, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useVocabularyTranslation } from '../../i18n/use-vocabulary-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { MeaningLanguage } from './meanings.ts';
import { WordCard } from './word-card.tsx';
import * as styles from './word-list.css.ts';

interface WordListProps {
  view: WordBookView;
  meaningLanguage: MeaningLanguage;
  onEvent: (event: WordBookEvent) => void;
  onPractise: ((question: Occurrence) => void) | undefined;
  onSay: (words: string) => void;
}

/** The words, or a loading, empty or error state. */
export function WordList({ view, ...listening }: WordListProps) {
  const { onEvent } = listening;
  const { t } = useVocabularyTranslation();
  const failureText = useFailureText();
  switch (view.phase) {
    case 'loading':
      if (view.words.length === 0) return <Waiting />;
      return <Cards view={view} words={view.words} {...listening} />;
    case 'ready':
      return <Cards view={view} words={view.words} {...listening} />;
    case 'empty':
      return (
        <EmptyState
          icon={SearchX}
          title={t('empty')}
          description={view.isSearching ? t('emptySearch', { query: view.query.trim() }) : undefined}
        />
      );
    case 'failed':
      return (
        <ErrorState
          title={t('error', { message: failureText(view.failure) })}
          onRetry={() => onEvent({ type: 'list.reload' })}
        />
      );
  }
}

interface CardsProps extends WordListProps {
  words: readonly WordCardView[];
}

function Cards({ view, words, onPractise, ...listening }: CardsProps) {
  const { t } = useVocabularyTranslation();
  const shown = view.questionTypes.find(({ questionType }) => questionType === view.questionType);
  /** A question of the selected type that uses the word, if any. */
  const questionWith = ({ occursIn }: WordCardView) =>
    occursIn.find(({ submoduleId }) => submoduleId === shown?.submodule_id) ?? occursIn[0];
  return (
    <ul className={styles.cards} aria-label={t('list')} aria-busy={view.phase === 'loading' || undefined}>
      {words.map((card) => {
        const question = questionWith(card);
        return (
          <li key={card.id} className={styles.item}>
            <WordCard
              card={card}
              concealable={view.hidden}
              onPractise={onPractise && question && (() => onPractise(question))}
              {...listening}
            />
          </li>
        );
      })}
    </ul>
  );
}

const places = Array.from({ length: 10 }, (_, index) => index);

/** Placeholder cards of about the same height. */
function Waiting() {
  const { t } = useVocabularyTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden announce="polite">{t('loading')}</VisuallyHidden>
      <div className={styles.cards} aria-hidden="true">
        {places.map((place) => (
          <Card key={place} space="large">
            <Skeleton variant="block" height={15} />
          </Card>
        ))}
      </div>
    </div>
  );
}
