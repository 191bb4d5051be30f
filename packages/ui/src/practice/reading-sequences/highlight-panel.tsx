'use client';
import type { ReadingSequencesEvent } from '@rehearse/practice-machines/reading-sequences';
import { textOfRange, toPassageWords, type WordRange } from '@rehearse/scoring';
import { useMemo, useState } from 'react';
import { Button, Disclosure, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import * as styles from './highlight.css.ts';
import { questionBeside } from './reading-sequences.css.ts';

const english = { reading: en.reading };

const lists = /* @__PURE__ */ late(() => import('./word-lists.tsx'));

export interface HighlightPanelProps {
  passage: string;
  question: string;
  range: WordRange | null;
  /** The first word is set, the last is not yet. */
  begun: boolean;
  onEvent: (event: ReadingSequencesEvent) => void;
}

/** The question, the highlighted text, and lists to choose it from without pointing. */
export function HighlightPanel({ passage, question, range, begun, onEvent }: HighlightPanelProps) {
  const { t } = usePracticeTexts(english);
  const words = useMemo(() => toPassageWords(passage), [passage]);
  const [listsOpen, setListsOpen] = useState(false);
  return (
    <>
      <p lang="en" className={questionBeside} aria-hidden="true">
        {question}
      </p>
      <div className={styles.chosen}>
        <div className={styles.chosenHead}>
          <Text as="span" size="small" tone="secondary" weight="medium">
            {t('reading.yourHighlight')}
          </Text>
          {range !== null && (
            <Button size="small" variant="text" tone="neutral" onClick={() => onEvent({ type: 'answer.clearMark' })}>
              {t('reading.clear')}
            </Button>
          )}
        </div>
        <div role="status">
          {range === null ? (
            <Text tone="secondary">{t('reading.noHighlight')}</Text>
          ) : (
            <>
              <p lang="en" className={styles.quote}>
                {textOfRange(words, range)}
              </p>
              <Text size="small" tone="secondary">
                {begun ? t('reading.begun') : t('reading.words', { count: range.end - range.start + 1 })}
              </Text>
            </>
          )}
        </div>
      </div>
      <Disclosure
        variant="card"
        title={<Text as="span">{t('reading.lists')}</Text>}
        open={listsOpen}
        onOpenChange={setListsOpen}
      >
        {listsOpen && (
          <LatePart part={lists}>
            {({ WordLists }) => <WordLists words={words} range={range} onEvent={onEvent} />}
          </LatePart>
        )}
      </Disclosure>
    </>
  );
}
