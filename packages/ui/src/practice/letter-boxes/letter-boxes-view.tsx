'use client';
import type { BoxPlace, LetterBoxesEvent, LetterBoxesView as View } from '@rehearse/practice-machines/letter-boxes';
import type { ReactNode } from 'react';
import { Button, Stack, Switch, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton } from '../hint/index.ts';
import { Explanation, ReviewActions, ReviewSection, SlipList, SubmittedBanner } from '../review/index.ts';
import * as styles from './letter-boxes.css.ts';
import { LettersResult } from './letters-result.tsx';
import { RightWords } from './right-words.tsx';
import { slipsOf } from './slips.utils.ts';
import { usePlainWords } from './use-plain-words.ts';
import { WordGroup } from './word-group.tsx';

const english = { letters: en.letters, review: en.review };

export interface LetterBoxesViewProps {
  view: View;
  /** Renders one box. */
  renderBox: (place: BoxPlace) => ReactNode;
  /** Renders the plain input of a word. */
  renderPlain: (word: number) => ReactNode;
  /** Renders a word in the review. */
  renderReview: (word: number) => ReactNode;
  /** The letter filled in by the last hint; null before the first. */
  lastHint: () => string | null;
  onEvent: (event: LetterBoxesEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/**
 * A text with letter boxes in its lines. Each box renders itself, so typing a letter renders one box and not this view.
 */
export function LetterBoxesView({
  view,
  renderBox,
  renderPlain,
  renderReview,
  lastHint,
  onEvent,
  onNext,
}: LetterBoxesViewProps) {
  const { t } = usePracticeTexts(english);
  const [plain, setPlain] = usePlainWords();
  const isPassage = view.segments.filter((segment) => segment.kind === 'word').length > 1;
  const renderWord = (word: number, clues: readonly (string | null)[]) => {
    if (view.phase === 'reviewed') return renderReview(word);
    if (plain && view.phase === 'answering') return renderPlain(word);
    return <WordGroup clues={clues}>{clues.map((_, box) => renderBox({ word, box }))}</WordGroup>;
  };
  /** Punctuation after a word that must not start a line. */
  const markAfter = (index: number) => {
    const next = view.segments[index]?.kind === 'word' ? view.segments[index + 1] : undefined;
    return (next?.kind === 'text' && /^[^\s\p{L}\p{N}]+/u.exec(next.text)?.[0]) || '';
  };
  const wordsBefore = (index: number) => view.segments.slice(0, index).filter(({ kind }) => kind === 'word').length;
  return (
    <Stack space="large">
      {view.phase === 'reviewed' && <LettersResult view={view} />}
      {view.phase === 'submitted' && <SubmittedBanner />}
      <Text tone="secondary">{t(isPassage ? 'letters.promptPassage' : 'letters.prompt')}</Text>
      <div lang="en" className={styles.passage({ reviewed: view.phase === 'reviewed', sentence: !isPassage })}>
        {view.segments.map((segment, index) =>
          segment.kind === 'word' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            <span key={index} className={styles.glued}>
              {renderWord(wordsBefore(index), segment.clues)}
              {markAfter(index)}
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place in the text
            <span key={index}>{segment.text.slice(markAfter(index - 1).length)}</span>
          ),
        )}
      </div>
      {view.phase === 'submitted' && <ReviewActions onNext={onNext} keys />}
      {view.phase === 'reviewed' && (
        <>
          {view.score < 1 && (
            <ReviewSection title={t('review.slips')}>
              <SlipList
                slips={slipsOf(view, { wrong: t('letters.wrong'), blank: t('letters.leftBlank') })}
                score={view.score}
              />
            </ReviewSection>
          )}
          <RightWords words={view.words} />
          <Explanation text={view.explanation} />
          <ReviewActions
            onRetry={() => onEvent({ type: 'answer.retry' })}
            onNext={onNext}
            keys
            right={view.score === 1}
          />
        </>
      )}
      {view.phase === 'answering' && (
        <ActionBar note={<Switch label={t('letters.plain')} value={plain} onValueChange={setPlain} />}>
          {view.canHint && (
            <HintButton
              onHint={() => onEvent({ type: 'answer.hint' })}
              said={view.hints > 0 ? t('letters.hintSaid', { letter: lastHint() ?? '', count: view.hints }) : ''}
            />
          )}
          <Button size="large" onClick={() => onEvent({ type: 'answer.submit' })}>
            {t('letters.submit')}
          </Button>
        </ActionBar>
      )}
    </Stack>
  );
}
