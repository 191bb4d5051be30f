'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import FileQuestion from 'lucide-react/icons/file-question';
import ListChecks from 'lucide-react/icons/list-checks';
import { Button, ButtonLink, Container, EmptyState, ErrorState, Spinner, Stack, Text } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { sitePaths } from '../site-paths.ts';
import { useFailureText } from '../use-failure-text.ts';
import { page } from './question-states.css.ts';
import { TaskAhead, type TaskAheadProps } from './task-ahead.tsx';

/** Why no question is shown. */
export type QuestionState =
  /** `task` is the task description of the question type. */
  | { phase: 'loading'; task?: TaskAheadProps['of'] | undefined }
  | { phase: 'failed'; failure: CallFailure }
  /**
   * `none`: no question was chosen; `badAddress`: the URL is invalid; `gone`: not in the question bank; `unknownType`:
   * no such submodule; `noSitting`: no such series of questions.
   */
  | { phase: 'missing'; why: 'none' | 'badAddress' | 'gone' | 'unknownType' | 'noSitting' };

export interface QuestionStateScreenProps {
  state: QuestionState;
  onRetry: () => void;
  /** The list to go back to. Default: the practice list. */
  listPath?: string;
}

/** Shown instead of a question while it loads, or if it can't be shown. */
export function QuestionStateScreen(props: QuestionStateScreenProps) {
  return (
    <main className={page}>
      <Container>
        <State {...props} />
      </Container>
    </main>
  );
}

function State({ state, onRetry, listPath = sitePaths.practice }: QuestionStateScreenProps) {
  const { t } = useScreensTranslation();
  const failureText = useFailureText();
  const back = (
    <ButtonLink href={listPath} variant="text">
      {t('question.back')}
    </ButtonLink>
  );
  if (state.phase === 'loading') {
    return (
      <Stack space="medium" align="center">
        {state.task && <TaskAhead of={state.task} />}
        <Spinner size="large" label="" />
        <Text tone="secondary" role="status">
          {t('question.loading')}
        </Text>
      </Stack>
    );
  }
  if (state.phase === 'failed') {
    return (
      <ErrorState
        level={1}
        title={t('question.error', { message: failureText(state.failure) })}
        actions={
          <>
            <Button variant="outline" onClick={onRetry}>
              {t('question.retry')}
            </Button>
            {back}
          </>
        }
      />
    );
  }
  switch (state.why) {
    case 'none':
      return (
        <EmptyState
          icon={ListChecks}
          level={1}
          title={t('question.none')}
          description={t('question.noneHelp')}
          actions={back}
        />
      );
    case 'gone':
      return (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={t('question.missing')}
          description={t('question.missingHelp')}
          actions={back}
        />
      );
    case 'badAddress':
      return (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={t('question.badAddress')}
          description={t('question.badAddressHelp')}
          actions={back}
        />
      );
    case 'unknownType':
      return <EmptyState icon={FileQuestion} level={1} title={t('question.unknownType')} actions={back} />;
    case 'noSitting':
      return (
        <EmptyState
          icon={FileQuestion}
          level={1}
          title={t('question.noSitting')}
          description={t('question.noSittingHelp')}
          actions={back}
        />
      );
  }
}
