'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import type { SpeakingView } from '@rehearse/practice-machines/speaking';
import { Kbd, LevelMeter, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { Waveform } from '../waveform/index.ts';
import { RecordButton } from './record-button.tsx';
import * as styles from './speaking.css.ts';

export interface RecorderProps {
  view: Extract<SpeakingView, { phase: 'ready' | 'requesting' | 'recording' | 'paused' }>;
  clock: ClockView;
  onStart: () => void;
  onStop: () => void;
}

const toTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The button with the time round it, the voice as a growing wave, and how loud it is. */
export function Recorder({ view, clock, onStart, onStop }: RecorderProps) {
  const { t } = usePracticeTranslation();
  const sounding = view.phase === 'recording' || view.phase === 'paused';
  const status = view.phase === 'ready' ? 'speaking.ready' : (`speaking.${view.phase}` as const);
  return (
    <div className={styles.recorder}>
      <div className={styles.wave}>
        {sounding ? <Waveform levels={view.levels} fit="grow" bars={72} /> : <Waveform levels={[]} bars={72} />}
      </div>
      <RecordButton phase={view.phase} clock={clock} onStart={onStart} onStop={onStop} />
      <div className={styles.status}>
        <Text as="span" weight="medium" role="status">
          {t(status)}
        </Text>
        {view.phase === 'requesting' && (
          <Text size="small" tone="secondary" align="center" balance>
            {t('speaking.requestingNote')}
          </Text>
        )}
        {view.phase === 'paused' && (
          <Text size="small" tone="secondary">
            {t('speaking.pausedNote')}
          </Text>
        )}
        {view.phase === 'ready' && (
          <span className={styles.hint} aria-hidden="true">
            <Kbd>{t('shortcuts.space')}</Kbd>
          </span>
        )}
        {sounding && (
          <div className={styles.meter}>
            <Text as="span" size="small" tone="secondary" tabular>
              {toTime(view.recordedSeconds)}
            </Text>
            <LevelMeter value={view.level} label={t('speaking.level')} />
          </div>
        )}
      </div>
    </div>
  );
}
