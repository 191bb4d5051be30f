'use client';
import type { AudioPlayerView } from '@rehearse/practice-machines/audio-player';
import Headphones from 'lucide-react/icons/headphones';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button, Icon, Notice, Skeleton, Stack, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import { VoiceButton } from '../voices/voice-button.tsx';
import * as styles from './plays.css.ts';

const english = { plays: en.plays };

/** Learn mode only. */
const playbackRate = /* @__PURE__ */ late(() => import('../playback-rate/index.ts'));

export interface PlaysProps {
  audio: AudioPlayerView;
  /** The clock starts with the first sound. */
  waiting: boolean;
  /** Learn mode: the speed can be changed. */
  canSetRate: boolean;
  onPlay: () => void;
  onRateChange: (rate: number) => void;
  /** The choice of voices covers the task, or no longer does. */
  onCoverChange?: (covered: boolean) => void;
}

/** The sound of a task: its state, the plays left as dots, and why it can't be played. */
export function Plays({ audio, waiting, canSetRate, onPlay, onRateChange, onCoverChange }: PlaysProps) {
  const { t } = usePracticeTexts(english);
  const { phase, playsAllowed, playsLeft, playsUsed, canPlay, progress, failure, rate } = audio;
  const sounding = phase === 'playing' || phase === 'loading';
  const reason = canPlay
    ? undefined
    : playsLeft === 0
      ? t('plays.noPlaysLeft', { count: playsAllowed ?? 0 })
      : t('plays.whilePlaying');
  const action =
    phase === 'playing' ? 'playing' : phase === 'loading' ? 'loading' : playsUsed > 0 ? 'playAgain' : 'play';
  return (
    <Stack space="small">
      <div className={styles.player}>
        <span className={styles.disc({ sounding: phase === 'playing' })}>
          <Icon glyph={phase === 'playing' ? Volume2 : Headphones} size="large" />
        </span>
        <div className={styles.playerWords}>
          <div className={styles.track} aria-hidden="true">
            <span className={styles.heard} style={{ transform: `scaleX(${phase === 'ended' ? 1 : progress})` }} />
          </div>
          <div className={styles.plays}>
            {playsAllowed !== null && (
              <span className={styles.dots} aria-hidden="true">
                {Array.from({ length: playsAllowed }, (_, play) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
                  <span key={play} className={styles.dot({ left: play < (playsLeft ?? 0) })} />
                ))}
              </span>
            )}
            <Text as="span" size="small" tone="muted" aria-live="polite">
              {playsLeft === null ? t('plays.unlimited') : t('plays.playsLeft', { count: playsLeft })}
            </Text>
          </div>
        </div>
        <Button
          variant="outline"
          icon={Play}
          loading={phase === 'loading'}
          disabledReason={sounding && phase === 'loading' ? undefined : reason}
          onClick={onPlay}
        >
          {t(`plays.${action}`)}
        </Button>
        <VoiceButton onCoverChange={onCoverChange} />
      </div>
      {playsLeft === 0 && phase !== 'playing' && (
        <Text size="small" tone="muted">
          {reason}
        </Text>
      )}
      {waiting && playsAllowed !== null && failure === null && (
        <Text size="small" tone="muted">
          {t('plays.waiting')}
        </Text>
      )}
      {canSetRate && playsAllowed === null && (
        <LatePart part={playbackRate} waiting={<Skeleton variant="block" height={4.5} />}>
          {({ PlaybackRate }) => <PlaybackRate value={rate} onValueChange={onRateChange} />}
        </LatePart>
      )}
      {failure !== null && (
        <Notice
          tone="attention"
          announce="polite"
          title={t(failure === 'blocked' ? 'plays.blockedTitle' : 'plays.unavailableTitle')}
        >
          <Text size="small">{t(`plays.${failure}`)}</Text>
        </Notice>
      )}
    </Stack>
  );
}
