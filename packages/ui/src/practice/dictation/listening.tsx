'use client';
import type { DictationEvent, DictationView } from '@rehearse/practice-machines/dictation';
import Headphones from 'lucide-react/icons/headphones';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button, ChoiceGroup, Icon, Notice, Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './dictation.css.ts';

export interface ListeningProps {
  view: Extract<DictationView, { phase: 'answering' }>;
  onEvent: (event: DictationEvent) => void;
}

const RATES = [0.75, 1, 1.25];

/** The player: what it does now, the plays left as dots, and why it can't be played. */
export function Listening({ view, onEvent }: ListeningProps) {
  const { t } = usePracticeTranslation();
  const { audio, waiting } = view;
  const { phase, playsAllowed, playsLeft, playsUsed, canPlay, progress, failure, rate } = audio;
  const sounding = phase === 'playing' || phase === 'loading';
  const reason = canPlay
    ? undefined
    : playsLeft === 0
      ? t('dictation.noPlaysLeft', { count: playsAllowed ?? 0 })
      : t('dictation.whilePlaying');
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
              {playsLeft === null ? t('dictation.unlimited') : t('dictation.playsLeft', { count: playsLeft })}
            </Text>
          </div>
        </div>
        <Button
          variant="outline"
          icon={Play}
          loading={phase === 'loading'}
          disabledReason={sounding && phase === 'loading' ? undefined : reason}
          onClick={() => onEvent({ type: 'audio.play' })}
        >
          {t(`dictation.${action}`)}
        </Button>
      </div>
      {playsLeft === 0 && phase !== 'playing' && (
        <Text size="small" tone="muted">
          {reason}
        </Text>
      )}
      {waiting && failure === null && (
        <Text size="small" tone="muted">
          {t('dictation.waiting')}
        </Text>
      )}
      {view.canSetRate && playsAllowed === null && (
        <ChoiceGroup
          label={t('dictation.speed')}
          variant="segmented"
          choices={RATES.map((value) => ({ value: String(value), label: `${value}×` }))}
          value={String(rate)}
          onValueChange={(value) => onEvent({ type: 'audio.setRate', rate: Number(value) })}
        />
      )}
      {failure !== null && (
        <Notice
          tone="attention"
          announce="polite"
          title={t(failure === 'blocked' ? 'dictation.blockedTitle' : 'dictation.unavailableTitle')}
        >
          <Text size="small">{t(`dictation.${failure}`)}</Text>
        </Notice>
      )}
    </Stack>
  );
}
