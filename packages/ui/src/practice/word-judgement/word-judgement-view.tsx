'use client';
import type { WordJudgementView as View, WordJudgementEvent } from '@rehearse/practice-machines/word-judgement';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button, Heading, Kbd, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton, Hints } from '../hint/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { useTakeFocus } from '../surface/index.ts';
import * as styles from './word-judgement.css.ts';

const english = { wordJudgement: en.wordJudgement };

const review = /* @__PURE__ */ late(() => import('./word-judgement-review.tsx'));

export interface WordJudgementViewProps {
  view: View;
  onEvent: (event: WordJudgementEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Read & Select: one word, Yes or No. */
export function WordJudgementView({ view, onEvent, onNext }: WordJudgementViewProps) {
  const { t } = usePracticeTexts(english);
  useAhead(review);
  const choose = (saidYes: boolean) => onEvent({ type: 'answer.choose', saidYes });
  const asked = view.phase === 'answering';
  const wordRef = useFocusOnReturn(asked);
  useShortcuts(
    asked
      ? {
          y: () => choose(true),
          n: () => choose(false),
          arrowleft: () => choose(true),
          arrowright: () => choose(false),
        }
      : {},
  );
  const task = (
    <div className={styles.task}>
      <Text tone="secondary">{t('wordJudgement.prompt')}</Text>
      <div lang="en" className={styles.word} aria-live="polite">
        <Heading level={2} size="word" align="center" ref={wordRef} tabIndex={-1}>
          {view.word}
        </Heading>
      </div>
      {asked && (
        <div className={styles.choices}>
          <Button size="large" block variant="outline" icon={Check} onClick={() => choose(true)}>
            {t('wordJudgement.yes')} <KeyHint>Y</KeyHint>
          </Button>
          <Button size="large" block variant="outline" icon={X} onClick={() => choose(false)}>
            {t('wordJudgement.no')} <KeyHint>N</KeyHint>
          </Button>
        </div>
      )}
    </div>
  );
  if (!asked) {
    return (
      <LatePart part={review} waiting={task}>
        {({ WordJudgementReview }) => (
          <WordJudgementReview view={view} onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext}>
            {task}
          </WordJudgementReview>
        )}
      </LatePart>
    );
  }
  return (
    <Stack space="xlarge">
      {task}
      {view.hintsLeft !== null && (
        <>
          <Hints items={[t('wordJudgement.hint.heard'), t('wordJudgement.hint.ending')].slice(0, view.hintsGiven)} />
          <ActionBar>
            <HintButton remaining={view.hintsLeft} onHint={() => onEvent({ type: 'answer.hint' })} />
          </ActionBar>
        </>
      )}
    </Stack>
  );
}

/** Solve Again removes the button that was pressed, so the focus moves to the word. */
function useFocusOnReturn(asked: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(asked);
  const takeFocus = useTakeFocus();
  useEffect(() => {
    if (asked && !before.current) takeFocus(ref.current);
    before.current = asked;
  }, [asked, takeFocus]);
  return ref;
}

function KeyHint({ children }: { children: string }) {
  return (
    <span className={styles.keyHint} aria-hidden="true">
      <Kbd>{children}</Kbd>
    </span>
  );
}
