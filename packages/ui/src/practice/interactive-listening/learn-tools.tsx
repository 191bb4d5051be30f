'use client';
import type { InteractiveListeningEvent } from '@rehearse/practice-machines/interactive-listening';
import { Inline } from '../../components/index.ts';
import { HintButton } from '../hint/index.ts';
import { PlaybackRate } from '../playback-rate/index.ts';
import type { ConversationView } from './turn-sound.tsx';

export interface LearnToolsProps {
  view: ConversationView;
  rate: number;
  onEvent: (event: InteractiveListeningEvent) => void;
}

/** Learn mode: playback speed and hints. */
export function LearnTools({ view: { stage, hintsLeft }, rate, onEvent }: LearnToolsProps) {
  return (
    <Inline justify="between" align="end">
      <PlaybackRate value={rate} onValueChange={(value) => onEvent({ type: 'audio.setRate', rate: value })} />
      {stage === 'choosing' && <HintButton remaining={hintsLeft} onHint={() => onEvent({ type: 'answer.hint' })} />}
    </Inline>
  );
}
