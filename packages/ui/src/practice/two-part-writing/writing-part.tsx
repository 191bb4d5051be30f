'use client';
import {
  MAX_PART_LENGTH,
  shownPartHints,
  type TwoPartWritingEvent,
  type TwoPartWritingView,
} from '@rehearse/practice-machines/two-part-writing';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Button, Heading, Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ActionBar } from '../action-bar/index.ts';
import { HintButton, Hints } from '../hint/index.ts';
import { WritingSheet } from '../written-text/writing-sheet.tsx';
import { prompt } from '../written-text/written-text.css.ts';

const english = { shortcuts: en.shortcuts, twoPartWriting: en.twoPartWriting, writtenText: en.writtenText };

interface WritingPartProps {
  view: Extract<TwoPartWritingView, { phase: 'writing' }>;
  /** Initial text of the part. */
  text: string;
  /** The word count. */
  meter: ReactNode;
  onEvent: (event: TwoPartWritingEvent) => void;
}

/** The current part: its question, text area, word count and next step. */
export function WritingPart({ view, text, meter, onEvent }: WritingPartProps) {
  const { t } = usePracticeTexts(english);
  const { part, mode, hintsShown, hintsLeft } = view;
  const goOn = () => onEvent({ type: part === 1 ? 'answer.next' : 'answer.submit' });
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={2} size="small">
          {t(part === 1 ? 'twoPartWriting.partOne' : 'twoPartWriting.partTwo')}
        </Heading>
        <p lang="en" className={prompt}>
          {view.prompt}
        </p>
      </Stack>
      <Stack space="medium">
        <WritingSheet
          label={t(part === 1 ? 'twoPartWriting.boxOne' : 'twoPartWriting.boxTwo')}
          text={text}
          mode={mode}
          refused={view.refused}
          maxLength={MAX_PART_LENGTH}
          onText={(written) => onEvent({ type: 'answer.change', text: written })}
          onDone={goOn}
        />
        {meter}
      </Stack>
      {mode === 'learn' && (
        <Hints items={shownPartHints(part, hintsShown).map((hint) => t(`twoPartWriting.hints.${hint}`))} />
      )}
      <ActionBar keys={[t('shortcuts.control'), t('shortcuts.enter')]}>
        {mode === 'learn' && <HintButton remaining={hintsLeft} onHint={() => onEvent({ type: 'answer.hint' })} />}
        {part === 1 ? (
          <Button size="large" iconEnd={ArrowRight} onClick={goOn}>
            {t('twoPartWriting.next')}
          </Button>
        ) : (
          <Button size="large" onClick={goOn}>
            {t('writtenText.submit')}
          </Button>
        )}
      </ActionBar>
    </Stack>
  );
}
