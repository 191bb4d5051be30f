'use client';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import {
  Button,
  DifficultyBadge,
  ErrorState,
  Heading,
  IconButton,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { difficultyOf } from '../difficulty-of.ts';
import { useFailureText } from '../use-failure-text.ts';
import * as styles from './classes.css.ts';
import type { AssignedQuestion } from './classes.types.ts';
import { QuestionLink } from './question-link.tsx';
import type { usePickedQuestions } from './use-picked-questions.ts';

interface PickedListProps {
  picked: ReturnType<typeof usePickedQuestions>;
  /** How many were wanted. */
  count: number;
}

/** The questions of a drill before it is given; each can be replaced. */
export function PickedList({ picked: { state, retry, pickOthers, replace }, count }: PickedListProps) {
  const { t } = useClassesTranslation();
  const failureText = useFailureText();
  const [hasNoOther, setNoOther] = useState(false);
  if (state.phase === 'failed') {
    return <ErrorState title={t('give.notChosen')} description={failureText(state.failure)} onRetry={retry} />;
  }
  if (state.phase === 'picking') {
    return (
      <div aria-busy="true">
        <VisuallyHidden announce="polite">{t('give.choosing')}</VisuallyHidden>
        <Skeleton lines={5} />
      </div>
    );
  }
  const { questions, available } = state;
  if (questions.length === 0) return <Notice tone="attention" title={t('give.noQuestions')} announce="polite" />;
  return (
    <Stack space="small">
      <Inline justify="between">
        <Stack space="none">
          <Heading level={2} size="small">
            {t('give.questions')}
          </Heading>
          <Text size="small" tone="secondary">
            {t('give.questionsNote')}
          </Text>
        </Stack>
        {available > questions.length && (
          <Button
            size="small"
            variant="outline"
            icon={RefreshCw}
            onClick={() => {
              setNoOther(false);
              pickOthers();
            }}
          >
            {t('give.others')}
          </Button>
        )}
      </Inline>
      {questions.length < count && (
        <Notice tone="attention" announce="polite">
          {t('give.fewer', { count: questions.length })}
        </Notice>
      )}
      <ol className={styles.questions} aria-label={t('give.questions')}>
        {questions.map((question, index) => (
          <Item
            key={question.questionId}
            question={question}
            number={index + 1}
            onReplace={async () => setNoOther(!(await replace(question.questionId)))}
          />
        ))}
      </ol>
      {hasNoOther && (
        <Notice tone="attention" announce="polite">
          {t('give.noOther')}
        </Notice>
      )}
    </Stack>
  );
}

interface ItemProps {
  question: AssignedQuestion;
  number: number;
  onReplace: () => Promise<void>;
}

function Item({ question, number, onReplace }: ItemProps) {
  const { t } = useClassesTranslation();
  const [isBusy, setBusy] = useState(false);
  return (
    <li className={styles.question}>
      <span className={styles.number}>{number}</span>
      <span className={styles.summary}>
        <QuestionLink question={question} inNewTab />
      </span>
      <span className={styles.level}>
        <DifficultyBadge difficulty={difficultyOf(question.level)} size="small" />
      </span>
      <span className={styles.replace}>
        <IconButton
          icon={RefreshCw}
          label={t('give.replace', { number })}
          loading={isBusy}
          onClick={() => {
            setBusy(true);
            void onReplace().finally(() => setBusy(false));
          }}
        />
      </span>
    </li>
  );
}
