'use client';
import type {
  BoxPlace,
  LetterBoxesEvent,
  LetterBoxView,
  LetterBoxesView as View,
} from '@rehearse/practice-machines/letter-boxes';
import type { ReactNode } from 'react';
import { Button, Stack, Switch } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton } from '../hint/index.ts';
import { LatePart, late, useAhead } from '../late/index.ts';
import { Passage } from './passage.tsx';
import { usePlainWords } from './use-plain-words.ts';
import { WordGroup } from './word-group.tsx';

const english = { letters: en.letters };

const review = /* @__PURE__ */ late(() => import('./letters-review.tsx'));

export interface LetterBoxesViewProps {
  view: View;
  /** Renders one box. */
  renderBox: (place: BoxPlace) => ReactNode;
  /** Renders the plain input of a word. */
  renderPlain: (word: number) => ReactNode;
  /** The boxes of a word in the review. */
  boxesOf: (word: number) => readonly LetterBoxView[];
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
  boxesOf,
  lastHint,
  onEvent,
  onNext,
}: LetterBoxesViewProps) {
  const { t } = usePracticeTexts(english);
  useAhead(review);
  const [plain, setPlain] = usePlainWords();
  const renderBoxes = (word: number, clues: readonly (string | null)[]) => (
    <WordGroup clues={clues}>{clues.map((_, box) => renderBox({ word, box }))}</WordGroup>
  );
  if (view.phase !== 'answering') {
    const passage = <Passage segments={view.segments} renderWord={renderBoxes} />;
    return (
      <LatePart part={review} waiting={<Stack space="large">{passage}</Stack>}>
        {({ LettersReview }) => (
          <LettersReview
            view={view}
            boxesOf={boxesOf}
            onRetry={() => onEvent({ type: 'answer.retry' })}
            onNext={onNext}
          >
            {passage}
          </LettersReview>
        )}
      </LatePart>
    );
  }
  return (
    <Stack space="large">
      <Passage segments={view.segments} renderWord={plain ? renderPlain : renderBoxes} />
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
    </Stack>
  );
}
