'use client';
import type { ReadingSequencesEvent } from '@rehearse/practice-machines/reading-sequences';
import { type PassageWord, textOfRange, type WordRange } from '@rehearse/scoring';
import { Select } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './highlight.css.ts';
import { sentencesOf } from './highlight.utils.ts';

const english = { reading: en.reading };

export interface WordListsProps {
  words: readonly PassageWord[];
  range: WordRange | null;
  onEvent: (event: ReadingSequencesEvent) => void;
}

/** Highlighting with lists: the sentence, then its first and last word. */
export function WordLists({ words, range, onEvent }: WordListsProps) {
  const { t } = usePracticeTexts(english);
  const sentences = sentencesOf(words);
  const sentence = range === null ? undefined : sentences.find(({ end }) => range.start <= end);
  const toOptions = (from: number, to: number) =>
    words.slice(from, to + 1).map(({ text }, offset) => ({ value: String(from + offset), label: text }));
  const setRange = (start: number, end: number) => onEvent({ type: 'answer.markRange', start, end });
  return (
    <div className={styles.lists}>
      <Select
        label={t('reading.sentence')}
        lang="en"
        options={[
          { value: '', label: t('reading.chooseSentence') },
          ...sentences.map((each) => ({ value: String(each.start), label: textOfRange(words, each) })),
        ]}
        value={sentence ? String(sentence.start) : ''}
        onValueChange={(value) => {
          const chosen = sentences.find(({ start }) => String(start) === value);
          if (chosen) setRange(chosen.start, chosen.end);
          else onEvent({ type: 'answer.clearMark' });
        }}
      />
      {sentence && range && (
        <div className={styles.ends}>
          <Select
            label={t('reading.firstWord')}
            lang="en"
            options={toOptions(sentence.start, sentence.end)}
            value={String(range.start)}
            onValueChange={(value) => setRange(Number(value), Math.max(range.end, Number(value)))}
          />
          <Select
            label={t('reading.lastWord')}
            lang="en"
            options={toOptions(range.start, Math.max(range.end, sentence.end))}
            value={String(range.end)}
            onValueChange={(value) => setRange(range.start, Number(value))}
          />
        </div>
      )}
    </div>
  );
}
