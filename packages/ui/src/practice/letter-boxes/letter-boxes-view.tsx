'use client';
import type { BoxPlace, LetterBoxesEvent, LetterBoxesView as View } from '@rehearse/practice-machines/letter-boxes';
import { type ReactNode, useState } from 'react';
import { Button, Stack, Switch, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { ActionBar } from '../action-bar/index.ts';
import { Explanation, ReviewActions, SubmittedNote } from '../review/index.ts';
import * as styles from './letter-boxes.css.ts';
import { LettersResult } from './letters-result.tsx';
import { WordGroup } from './word-group.tsx';

export interface LetterBoxesViewProps {
  view: View;
  /** Draws one box. */
  renderBox: (place: BoxPlace) => ReactNode;
  /** Draws the plain input of a word. */
  renderPlain: (word: number) => ReactNode;
  /** Draws a word in review. */
  renderReview: (word: number) => ReactNode;
  onEvent: (event: LetterBoxesEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** A text with letter boxes set into its lines. Boxes draw themselves, so a letter typed draws one box and not this. */
export function LetterBoxesView({ view, renderBox, renderPlain, renderReview, onEvent, onNext }: LetterBoxesViewProps) {
  const { t } = usePracticeTranslation();
  const [plain, setPlain] = useState(false);
  const isPassage = view.segments.filter((segment) => segment.kind === 'word').length > 1;
  const renderWord = (word: number, clues: readonly (string | null)[]) => {
    if (view.phase === 'reviewed') return renderReview(word);
    if (plain && view.phase === 'answering') return renderPlain(word);
    return <WordGroup clues={clues}>{clues.map((_, box) => renderBox({ word, box }))}</WordGroup>;
  };
  const wordsBefore = (index: number) => view.segments.slice(0, index).filter(({ kind }) => kind === 'word').length;
  return (
    <Stack space="large">
      {view.phase === 'reviewed' && <LettersResult view={view} />}
      {view.phase === 'submitted' && <SubmittedNote />}
      <Text tone="secondary">{t(isPassage ? 'letters.promptPassage' : 'letters.prompt')}</Text>
      <div lang="en" className={styles.passage({ reviewed: view.phase === 'reviewed', sentence: !isPassage })}>
        {view.segments.map((segment, index) =>
          segment.kind === 'word' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            <span key={index}>{renderWord(wordsBefore(index), segment.clues)}</span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            <span key={index}>{segment.text}</span>
          ),
        )}
      </div>
      {view.phase === 'reviewed' && (
        <>
          <Explanation text={view.explanation} />
          <ReviewActions onRetry={() => onEvent({ type: 'answer.retry' })} onNext={onNext} />
        </>
      )}
      {view.phase === 'answering' && (
        <ActionBar note={<Switch label={t('letters.plain')} value={plain} onValueChange={setPlain} />}>
          <Button size="large" onClick={() => onEvent({ type: 'answer.submit' })}>
            {t('letters.submit')}
          </Button>
        </ActionBar>
      )}
    </Stack>
  );
}
