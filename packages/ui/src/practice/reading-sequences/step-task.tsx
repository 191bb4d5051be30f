'use client';
import type { ReadingSequencesEvent, ReadingSequencesView } from '@rehearse/practice-machines/reading-sequences';
import { offeredOptions, searchRegion } from '@rehearse/practice-machines/reading-sequences';
import { type ReactNode, useMemo } from 'react';
import { ChoiceGroup, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { BlankSelect } from './blank-select.tsx';
import { gap } from './blanks.css.ts';
import { chosen as chosenBox } from './highlight.css.ts';
import { HighlightPanel } from './highlight-panel.tsx';
import { HighlightPassage } from './highlight-passage.tsx';
import { Passage } from './passage.tsx';
import * as styles from './reading-sequences.css.ts';

const english = { reading: en.reading };

export interface StepTaskProps {
  view: Extract<ReadingSequencesView, { phase: 'answering' }>;
  /** Content below the task. */
  actions: ReactNode;
  onEvent: (event: ReadingSequencesEvent) => void;
}

/** The passage and the task of an open step. */
export function StepTask({ view, actions, onEvent }: StepTaskProps) {
  const { step, answer } = view;
  if (step.kind === 'blanks') return <BlanksTask view={view} actions={actions} onEvent={onEvent} />;
  if (step.kind === 'highlight') return <HighlightTask view={view} actions={actions} onEvent={onEvent} />;
  const chosen = answer.kind === 'choice' ? answer.chosen : null;
  return (
    <div className={styles.columns}>
      <Passage text={step.passage} slot={() => <Gap chosen={chosen} />} />
      <div className={styles.side}>
        <div className={styles.panel}>
          <Choices view={view} onEvent={onEvent} />
        </div>
        {actions}
      </div>
    </div>
  );
}

function Gap({ chosen }: { chosen: string | null }) {
  const { t } = usePracticeTexts(english);
  if (chosen === null) return <span className={gap({ state: 'empty' })}>{t('reading.gapEmpty')}</span>;
  return <span className={gap({ state: 'chosen' })}>{chosen}</span>;
}

function Choices({ view, onEvent }: Pick<StepTaskProps, 'view' | 'onEvent'>) {
  const { t } = usePracticeTexts(english);
  const { step, answer, hintsUsed } = view;
  if (!('options' in step) || answer.kind !== 'choice') return null;
  const options = offeredOptions(step.options, step.answer, hintsUsed);
  return (
    <ChoiceGroup
      label={t(`reading.task.${step.kind}`)}
      labelHidden
      font="reading"
      choices={options.map((option) => ({ value: option, label: <span lang="en">{option}</span> }))}
      value={answer.chosen}
      onValueChange={(option) => onEvent({ type: 'answer.choose', option })}
    />
  );
}

function BlanksTask({ view, actions, onEvent }: StepTaskProps) {
  const { t } = usePracticeTexts(english);
  const { step, answer, hintsUsed, unfinished } = view;
  if (step.kind !== 'blanks' || answer.kind !== 'blanks') return null;
  const slot = (number: number) => {
    const index = step.blanks.findIndex(({ indexNumber }) => indexNumber === number);
    const blank = step.blanks[index];
    if (!blank) return null;
    return (
      <BlankSelect
        number={number}
        options={offeredOptions(blank.options, blank.answer, hintsUsed)}
        chosen={answer.chosen[index] ?? null}
        onChoose={(option) => onEvent({ type: 'answer.fill', blank: index, option })}
      />
    );
  };
  return (
    <div className={styles.columns}>
      <Passage text={step.passage} slot={slot} airy />
      <div className={styles.side}>
        <div className={chosenBox}>
          <Text weight="medium">
            {t('reading.filled', { filled: answer.chosen.length - unfinished, count: answer.chosen.length })}
          </Text>
        </div>
        {actions}
      </div>
    </div>
  );
}

function HighlightTask({ view, actions, onEvent }: StepTaskProps) {
  const { step, answer, hintsUsed, anchor } = view;
  const region = useMemo(() => searchRegion(step, hintsUsed), [step, hintsUsed]);
  if (step.kind !== 'highlight' || answer.kind !== 'highlight') return null;
  return (
    <div className={styles.columns}>
      <HighlightPassage passage={step.passage} range={answer.range} region={region} onEvent={onEvent} />
      <div className={styles.side}>
        <div className={styles.panel}>
          <HighlightPanel
            passage={step.passage}
            question={step.question}
            range={answer.range}
            begun={anchor !== null}
            onEvent={onEvent}
          />
        </div>
        {actions}
      </div>
    </div>
  );
}
