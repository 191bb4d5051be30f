'use client';
import type { ClockView } from '@rehearse/practice-machines/protocol';
import type { SpeakingEvent, SpeakingView as View } from '@rehearse/practice-machines/speaking';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Button, Notice, Spinner, Stack, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { SubmittedNote } from '../review/index.ts';
import { useShortcuts } from '../shortcuts/index.ts';
import { MicrophoneNotice } from './microphone-notice.tsx';
import { Prompt } from './prompt.tsx';
import { Recorder } from './recorder.tsx';
import { SavedPart } from './saved-part.tsx';
import { SpeakingReview } from './speaking-review.tsx';

export interface SpeakingViewProps {
  view: View;
  clock: ClockView;
  onEvent: (event: SpeakingEvent) => void;
  /** Goes to the next question. */
  onNext?: (() => void) | undefined;
}

/** A prompt that stays in sight, and one button to record. */
export function SpeakingView({ view, clock, onEvent, onNext }: SpeakingViewProps) {
  const start = () => onEvent({ type: 'recording.start' });
  const stop = () => onEvent({ type: 'recording.stop' });
  const toggle = view.phase === 'ready' ? start : view.phase === 'recording' ? stop : undefined;
  useShortcuts({ ' ': toggle, enter: toggle });
  return (
    <Stack space="xlarge">
      {view.phase !== 'reviewed' && <Prompt prompt={view.prompt} />}
      <Body view={view} clock={clock} onEvent={onEvent} onNext={onNext} />
    </Stack>
  );
}

function Body({ view, clock, onEvent, onNext }: SpeakingViewProps) {
  const { t } = usePracticeTranslation();
  const start = () => onEvent({ type: 'recording.start' });
  const keep = () => onEvent({ type: 'recording.keep' });
  const retry = () => onEvent({ type: 'answer.retry' });
  switch (view.phase) {
    case 'ready':
    case 'requesting':
    case 'recording':
    case 'paused':
      return <Recorder view={view} clock={clock} onStart={start} onStop={() => onEvent({ type: 'recording.stop' })} />;
    case 'blocked':
      return <MicrophoneNotice reason={view.reason} onRetry={start} />;
    case 'lost':
      return <SavedPart kind="lost" recording={view.recording} onKeep={keep} onAgain={start} />;
    case 'recovered':
      return <SavedPart kind="recovered" recording={view.recording} onKeep={keep} onAgain={retry} />;
    case 'recovering':
    case 'saving':
      return (
        <Stack align="center" space="small">
          <Spinner size="large" label="" />
          <Text tone="secondary" role="status">
            {t(view.phase === 'saving' ? 'speaking.saving' : 'speaking.searching')}
          </Text>
        </Stack>
      );
    case 'missed':
      return (
        <Notice
          tone="attention"
          announce="polite"
          title={t('speaking.missedTitle')}
          actions={
            <Button size="small" icon={RotateCcw} onClick={retry}>
              {t('speaking.tryAgain')}
            </Button>
          }
        >
          <Text size="small">{t('speaking.missed')}</Text>
        </Notice>
      );
    case 'submitted':
      return <SubmittedNote />;
    case 'reviewed':
      return <SpeakingReview view={view} onRetry={retry} onNext={onNext} />;
  }
}
