'use client';
import type {
  InteractiveListeningEvent,
  InteractiveListeningView,
} from '@rehearse/practice-machines/interactive-listening';
import Headphones from 'lucide-react/icons/headphones';
import Volume2 from 'lucide-react/icons/volume-2';
import { Button, Icon, Notice, ProgressBar, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { Bubble, BubbleRow } from './bubble.tsx';
import * as styles from './interactive-listening.css.ts';
import { ReplayButton } from './replay-button.tsx';

const english = { interactiveListening: en.interactiveListening };

export type ConversationView = Extract<InteractiveListeningView, { phase: 'conversation' }>;

export interface TurnSoundProps {
  view: ConversationView;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** The sound of the current turn, and what to do if it can't be played. */
export function TurnSound({ view, onEvent }: TurnSoundProps) {
  const { t } = usePracticeTexts(english);
  const { stage, turn, audio, unheard, replay, canReplay } = view;
  const failure = stage === 'listening' ? (audio?.failure ?? null) : null;
  if (failure !== null) return <SoundFailed failure={failure} onEvent={onEvent} />;
  const playing = stage === 'listening' && audio?.phase === 'playing';
  const state = stage === 'held' ? 'held' : stage === 'choosing' ? (unheard ? 'withoutSound' : 'heard') : null;
  return (
    <BubbleRow side="other" wide>
      <Bubble side="other" wide>
        <div className={styles.sound}>
          <span className={styles.disc({ sounding: playing })}>
            <Icon glyph={playing ? Volume2 : Headphones} />
          </span>
          <div className={styles.soundWords}>
            <Text as="span" size="small" tone="secondary">
              {t(`interactiveListening.${state ?? (playing ? 'playing' : 'loading')}`)}
            </Text>
            {stage === 'listening' && (
              <div aria-hidden="true">
                <ProgressBar label="" value={audio?.progress ?? 0} size="small" />
              </div>
            )}
          </div>
          {unheard && (
            <Button size="small" variant="outline" onClick={() => onEvent({ type: 'audio.play' })}>
              {t('interactiveListening.tryAgain')}
            </Button>
          )}
          {canReplay && replay && (
            <ReplayButton turn={turn} replay={replay} onReplay={() => onEvent({ type: 'audio.replay', turn })} />
          )}
        </div>
      </Bubble>
    </BubbleRow>
  );
}

interface SoundFailedProps {
  failure: 'blocked' | 'unavailable';
  onEvent: (event: InteractiveListeningEvent) => void;
}

function SoundFailed({ failure, onEvent }: SoundFailedProps) {
  const { t } = usePracticeTexts(english);
  return (
    <Notice
      tone="attention"
      announce="polite"
      title={t(`interactiveListening.${failure}Title`)}
      actions={
        <>
          <Button size="small" onClick={() => onEvent({ type: 'audio.play' })}>
            {t(failure === 'blocked' ? 'interactiveListening.play' : 'interactiveListening.tryAgain')}
          </Button>
          <Button size="small" variant="outline" onClick={() => onEvent({ type: 'audio.skip' })}>
            {t('interactiveListening.skip')}
          </Button>
        </>
      }
    >
      <Text size="small">{t(`interactiveListening.${failure}`)}</Text>
    </Notice>
  );
}
