'use client';
import type { SpeakingEvent, SpeakingView } from '@rehearse/practice-machines/speaking';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Button, LevelMeter, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { toMinutes } from '../question-frame/clock.utils.ts';
import * as styles from './speaking.css.ts';

const english = { speaking: en.speaking };

export interface SoundingProps {
  view: Extract<SpeakingView, { phase: 'recording' | 'paused' }>;
  onEvent: (event: SpeakingEvent) => void;
}

/** Duration and level of the recording, and the pause button. */
export function Sounding({ view, onEvent }: SoundingProps) {
  const { t } = usePracticeTexts(english);
  const { recordedSeconds, level, canPause, held } = view;
  return (
    <>
      {view.phase === 'paused' && (
        <Text size="small" tone="secondary" align="center">
          {t(held ? 'speaking.heldNote' : 'speaking.pausedNote')}
        </Text>
      )}
      <div className={styles.meter}>
        <Text as="span" size="small" tone="secondary" tabular>
          {toMinutes(Math.floor(recordedSeconds))}
        </Text>
        <LevelMeter value={level} label={t('speaking.level')} />
      </div>
      {canPause && (
        <Button
          variant="outline"
          tone="neutral"
          size="small"
          icon={held ? Play : Pause}
          aria-keyshortcuts="P"
          onClick={() => onEvent({ type: held ? 'recording.resume' : 'recording.pause' })}
        >
          {t(held ? 'speaking.resume' : 'speaking.pause')}
        </Button>
      )}
    </>
  );
}
