'use client';
import {
  Button,
  ErrorState,
  Inline,
  Pagination,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import type { NotebookQuestionKey } from '../notebook/index.ts';
import { useFailureText } from '../use-failure-text.ts';
import { CorrectedSentence } from './corrected-sentence.tsx';
import * as styles from './mistakes.css.ts';
import type { MistakeEntry, MistakeListView } from './mistakes.types.ts';
import { useExplanation } from './use-explanation.ts';

export interface SentenceListProps {
  list: MistakeListView;
  onPage: (page: number) => void;
  onRetry: () => void;
  onDismiss: (entry: MistakeEntry) => void;
  onOpenQuestion: (question: NotebookQuestionKey) => void;
}

/** The sentences with a kind of mistake, a page at a time. */
export function SentenceList({ list, onPage, onRetry, onDismiss, onOpenQuestion }: SentenceListProps) {
  const { t } = useMistakesTranslation();
  const failureText = useFailureText();
  if (list.phase === 'failed')
    return <ErrorState title={t('list.failed')} description={failureText(list.failure)} onRetry={onRetry} />;
  if (list.phase === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden announce="polite">{t('list.loading')}</VisuallyHidden>
        <Skeleton lines={4} width={24} />
      </div>
    );
  }
  return (
    <Stack space="medium">
      <ul className={styles.sentences} aria-label={t('list.label')}>
        {list.entries.map((entry) => (
          <Entry key={entry.mistakeId} entry={entry} onDismiss={onDismiss} onOpenQuestion={onOpenQuestion} />
        ))}
      </ul>
      {list.pages > 1 && (
        <Inline justify="center">
          <Pagination label={t('list.pages')} count={list.pages} value={list.page} onValueChange={onPage} />
        </Inline>
      )}
    </Stack>
  );
}

function Entry({
  entry,
  onDismiss,
  onOpenQuestion,
}: { entry: MistakeEntry } & Pick<SentenceListProps, 'onDismiss' | 'onOpenQuestion'>) {
  const { t } = useMistakesTranslation();
  const { reason, example } = useExplanation()(entry);
  return (
    <li className={styles.entry}>
      <CorrectedSentence {...entry} />
      {reason !== null && <Text size="small">{reason}</Text>}
      {example !== null && (
        <p lang="en" className={styles.example}>
          {example}
        </p>
      )}
      <Inline space="small">
        <Button variant="text" size="small" onClick={() => onOpenQuestion(entry.question)}>
          {t('list.question')}
        </Button>
        <Button
          variant="text"
          size="small"
          aria-label={t('list.dismissOf', { sentence: entry.sentence })}
          onClick={() => onDismiss(entry)}
        >
          {t('list.dismiss')}
        </Button>
      </Inline>
    </li>
  );
}
