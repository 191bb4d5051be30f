'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import type { SpeakingEvent, SpeakingView as View } from '@rehearse/practice-machines/speaking';
import { type ReactNode, useState } from 'react';
import { Skeleton, Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { LatePart, late } from '../late/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { Prompt } from './prompt.tsx';
import { Recorder } from './recorder.tsx';
import * as styles from './speaking.css.ts';
import { type SpeakingParts, speakingParts } from './speaking-parts.ts';
import { Waiting } from './waiting.tsx';

const english = { camera: en.camera, speaking: en.speaking };

/** Parts that only some speaking questions have. */
const plays = /* @__PURE__ */ late(() => import('../plays/index.ts'));
const camera = /* @__PURE__ */ late(() => import('../camera/camera-panel.tsx'));
const hints = /* @__PURE__ */ late(() => import('./speaking-hints.tsx'));

export interface SpeakingViewProps {
  view: View;
  clock: ClockView;
  onEvent: (event: SpeakingEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** Current shortcuts: Space and Enter start and stop, P pauses, the period plays. */
function keysOf(view: View): Record<string, SpeakingEvent | undefined> {
  const canStart = view.phase === 'ready' || (view.phase === 'preparing' && view.canSpeakNow);
  const sounds = view.phase === 'recording' || view.phase === 'paused';
  const main: SpeakingEvent | undefined = canStart
    ? { type: 'recording.start' }
    : sounds
      ? { type: 'recording.stop' }
      : undefined;
  return {
    ' ': main,
    enter: main,
    p: sounds && view.canPause ? { type: view.held ? 'recording.resume' : 'recording.pause' } : undefined,
    '.': view.phase === 'preparing' && view.audio ? { type: 'audio.play' } : undefined,
  };
}

function isBeforeTheEnd({ phase }: View): boolean {
  return (
    phase === 'preparing' || phase === 'ready' || phase === 'requesting' || phase === 'recording' || phase === 'paused'
  );
}

/** A prompt that stays visible, and a record button. */
export function SpeakingView({ view, clock, onEvent, onNext }: SpeakingViewProps) {
  const [cameBack, setCameBack] = useState(false);
  const keys = Object.entries(keysOf(view)).map(([key, event]) => [key, event && (() => onEvent(event))] as const);
  useShortcuts(Object.fromEntries(keys));
  const hear = (event: SpeakingEvent) => {
    if (event.type === 'answer.retry') setCameBack(true);
    onEvent(event);
  };
  const body = <Body view={view} clock={clock} onEvent={hear} onNext={onNext} cameBack={cameBack} />;
  if (view.phase === 'reviewed') return body;
  const isOpen = view.phase !== 'submitted' && view.phase !== 'missed';
  const listening = view.phase === 'preparing' && view.audio !== null ? { ...view, audio: view.audio } : null;
  const given = isOpen ? view.hints : null;
  return (
    <div className={styles.task({ beside: view.prompt.picture !== null })}>
      <Prompt prompt={view.prompt} />
      <Stack space="large">
        {listening && (
          <LatePart part={plays} waiting={<Skeleton variant="block" height={5.5} />}>
            {({ Plays }) => (
              <Plays
                audio={listening.audio}
                waiting={listening.waiting && listening.totalSeconds !== null}
                canSetRate={listening.canSetRate}
                onPlay={() => onEvent({ type: 'audio.play' })}
                onRateChange={(rate) => onEvent({ type: 'audio.setRate', rate })}
                onCoverChange={(covered) => onEvent({ type: covered ? 'timer.pause' : 'timer.resume' })}
              />
            )}
          </LatePart>
        )}
        {isBeforeTheEnd(view) && view.camera.phase !== 'absent' && (
          <LatePart part={camera} waiting={<Skeleton variant="block" height={3} />}>
            {({ CameraPanel }) => (
              <CameraPanel
                camera={view.camera}
                recording={view.phase !== 'preparing' && view.phase !== 'ready'}
                onTurn={(on) => onEvent({ type: 'camera.turn', on })}
              />
            )}
          </LatePart>
        )}
        {body}
        {given && (
          <LatePart part={hints} waiting={<Skeleton variant="block" height={3} />}>
            {({ SpeakingHints }) => <SpeakingHints hints={given} onHint={() => onEvent({ type: 'answer.hint' })} />}
          </LatePart>
        )}
      </Stack>
    </div>
  );
}

function Body({ view, clock, onEvent, onNext, cameBack }: SpeakingViewProps & { cameBack: boolean }) {
  const { t } = usePracticeTexts(english);
  const keep = () => onEvent({ type: 'recording.keep' });
  const retry = () => onEvent({ type: 'answer.retry' });
  const start = () => onEvent({ type: 'recording.start' });
  switch (view.phase) {
    case 'preparing':
    case 'ready':
    case 'requesting':
    case 'recording':
    case 'paused':
      return <Recorder view={view} clock={clock} takesFocus={cameBack} onEvent={onEvent} />;
    case 'blocked':
      return (
        <AfterSound>{({ MicrophoneNotice }) => <MicrophoneNotice reason={view.reason} onRetry={start} />}</AfterSound>
      );
    case 'lost':
      return (
        <AfterSound>
          {({ SavedPart }) => <SavedPart kind="lost" recording={view.recording} onKeep={keep} onAgain={start} />}
        </AfterSound>
      );
    case 'recovered':
      return (
        <AfterSound>
          {({ SavedPart }) => <SavedPart kind="recovered" recording={view.recording} onKeep={keep} onAgain={retry} />}
        </AfterSound>
      );
    case 'recovering':
    case 'saving':
      return <Waiting text={t(view.phase === 'saving' ? 'speaking.saving' : 'speaking.searching')} />;
    case 'missed':
      return (
        <AfterSound>
          {({ MissedNotice }) => <MissedNotice hasRecording={view.hasRecording} onRetry={retry} onNext={onNext} />}
        </AfterSound>
      );
    case 'submitted':
      return (
        <AfterSound>{({ SubmittedNote }) => <SubmittedNote isEmpty={!view.hasRecording} onNext={onNext} />}</AfterSound>
      );
    case 'reviewed':
      return (
        <AfterSound>
          {({ SpeakingReview }) => <SpeakingReview view={view} onEvent={onEvent} onNext={onNext} />}
        </AfterSound>
      );
  }
}

function AfterSound({ children }: { children: (parts: SpeakingParts) => ReactNode }) {
  const { t } = usePracticeTexts(english);
  return (
    <LatePart part={speakingParts} waiting={<Waiting text={t('speaking.saving')} />}>
      {children}
    </LatePart>
  );
}
