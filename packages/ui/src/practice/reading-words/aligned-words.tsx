'use client';
import type { AlignedReading, ReadingVoice } from '@rehearse/practice-machines/ports';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, useState } from 'react';
import { Button, ChoiceGroup, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import * as styles from './reading-words.css.ts';
import { bare } from './reading-words.utils.ts';
import { useWordPlayback } from './use-word-playback.ts';
import { WordLine } from './word-line.tsx';

const english = { playbackRate: en.playbackRate, readingWords: en.readingWords };

export interface AlignedWordsProps {
  reading: AlignedReading;
}

const rates = [1, 0.75];

/** The line of words, and the two voices of the chosen one. */
export function AlignedWords({ reading }: AlignedWordsProps) {
  const { t } = usePracticeTexts(english);
  const [chosen, setChosen] = useState(0);
  const [rate, setRate] = useState(1);
  const playback = useWordPlayback(reading, rate);
  const { words, brokenOffAfter } = reading;
  const last = brokenOffAfter === null ? undefined : words[brokenOffAfter];
  const word = words[chosen];

  const stopWithEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !playback.playing) return;
    event.preventDefault();
    event.stopPropagation();
    playback.stop();
  };
  const voiceButton = (voice: ReadingVoice) => {
    const isPlaying = playback.playing?.voice === voice;
    return (
      <Button
        variant="outline"
        size="small"
        icon={isPlaying ? Square : Play}
        aria-pressed={isPlaying}
        aria-label={t(`readingWords.play.${voice}`, { word: bare(word?.text ?? '') })}
        disabledReason={word?.[voice] ? undefined : t('readingWords.notReachedNote')}
        onClick={() => (isPlaying ? playback.stop() : playback.play(chosen, [voice]))}
      >
        {t(`readingWords.voice.${voice}`)}
      </Button>
    );
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops whichever control plays
    <div className={styles.reading} onKeyDown={stopWithEscape}>
      {last && <Text>{t('readingWords.stopped', { word: bare(last.text) })}</Text>}
      <Text size="small" tone="secondary">
        {t('readingWords.how')}
      </Text>
      <WordLine
        reading={reading}
        chosen={chosen}
        playing={playback.playing}
        onChoose={setChosen}
        onPlay={(index) => playback.play(index, ['own', 'sample'])}
      />
      <div className={styles.controls}>
        <span lang="en" className={styles.chosenWord}>
          {bare(word?.text ?? '')}
        </span>
        {voiceButton('own')}
        {voiceButton('sample')}
        <ChoiceGroup
          label={t('playbackRate.label')}
          labelHidden
          variant="segmented"
          choices={rates.map((value) => ({ value: String(value), label: t('playbackRate.times', { rate: value }) }))}
          value={String(rate)}
          onValueChange={(value) => setRate(Number(value))}
        />
      </div>
      {playback.hasFailed && (
        <Text size="small" tone="attention" role="status">
          {t('readingWords.silent')}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t('readingWords.note')}
      </Text>
    </div>
  );
}
