'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import type { SpeakingEvent, SpeakingView } from '@rehearse/practice-machines/speaking';
import { Kbd, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Waveform } from '../waveform/index.ts';
import { PreparationClock, PreparationNote } from './preparation.tsx';
import { RecordButton } from './record-button.tsx';
import { Sounding } from './sounding.tsx';
import * as styles from './speaking.css.ts';

const english = { shortcuts: en.shortcuts, speaking: en.speaking };

export interface RecorderProps {
  view: Extract<SpeakingView, { phase: 'preparing' | 'ready' | 'requesting' | 'recording' | 'paused' }>;
  clock: ClockView;
  /** Focus the button, because the learner came back for another take. */
  takesFocus: boolean;
  onEvent: (event: SpeakingEvent) => void;
}

function shareLeft(view: RecorderProps['view'], { durationSeconds, remainingSeconds }: ClockView): number {
  if (view.phase === 'preparing') return view.secondsLeft === null ? 1 : view.secondsLeft / (view.totalSeconds || 1);
  return durationSeconds && remainingSeconds !== null ? remainingSeconds / durationSeconds : 1;
}

/** The record button with its ring, the growing waveform and the level. */
export function Recorder({ view, clock, takesFocus, onEvent }: RecorderProps) {
  const { t } = usePracticeTexts(english);
  const { phase } = view;
  const sounding = phase === 'recording' || phase === 'paused';
  const isInvitation = phase === 'ready' || (phase === 'preparing' && view.canSpeakNow);
  return (
    <div className={styles.recorder}>
      <div className={styles.wave}>
        {phase === 'preparing' && view.secondsLeft !== null ? (
          <PreparationClock view={view} />
        ) : (
          <Waveform levels={sounding ? view.levels : []} fit={sounding ? 'grow' : 'whole'} bars={72} />
        )}
      </div>
      <RecordButton
        phase={phase}
        left={shareLeft(view, clock)}
        disabledReason={phase === 'preparing' && !view.canSpeakNow ? t('speaking.waitForStart') : undefined}
        takesFocus={takesFocus}
        onStart={() => onEvent({ type: 'recording.start' })}
        onStop={() => onEvent({ type: 'recording.stop' })}
      />
      <div className={styles.status}>
        <Text as="span" weight="medium" align="center" balance role="status">
          {t(phase === 'preparing' ? `speaking.prepare.${view.prompt.kind}` : `speaking.${phase}`)}
        </Text>
        {phase === 'preparing' && <PreparationNote view={view} />}
        {phase === 'requesting' && (
          <Text size="small" tone="secondary" align="center" balance>
            {t('speaking.requestingNote')}
          </Text>
        )}
        {isInvitation && (
          <span className={styles.hint} aria-hidden="true">
            <Kbd>{t('shortcuts.space')}</Kbd>
          </span>
        )}
        {sounding && <Sounding view={view} onEvent={onEvent} />}
      </div>
    </div>
  );
}
