import type { DictationWord } from '@rehearse/scoring';
import type { AudioPlayerView } from '../shared/audio-player.ts';
import { isTimedOut } from '../shared/flow.ts';
import type { Speech } from '../shared/ports.ts';
import { isNewHint, nextHint, playsAllowed } from './dictation.logic.ts';
import type { DictationSnapshot } from './dictation.machine.ts';
import type { DictationHint } from './dictation.types.ts';

/** View model of a dictation task. */
export type DictationView =
  | {
      phase: 'answering';
      text: string;
      audio: AudioPlayerView;
      /** The clock is waiting for the first sound. */
      waiting: boolean;
      /** Whether the speed may be changed (not in exam mode). */
      canSetRate: boolean;
      hints: readonly DictationHint[];
      /** Whether there is another hint; null outside learn mode. */
      hasHint: boolean | null;
    }
  | {
      phase: 'reviewed';
      text: string;
      /** The right sentence, and its recording. */
      expected: string;
      audioUrl: string;
      /** What the recording says; absent if players can't speak it. */
      speech?: Speech | undefined;
      words: readonly DictationWord[];
      correctCount: number;
      expectedCount: number;
      /** 0..1. */
      score: number;
      playsUsed: number;
      timedOut: boolean;
      explanation: string | null;
    }
  | { phase: 'submitted'; text: string };

/** The view model of a dictation task. */
export function dictationView({ context }: DictationSnapshot): DictationView {
  const { question, mode, text, playsUsed, audio, hints, answered, result } = context;
  if (!answered) {
    const allowed = playsAllowed(mode);
    const playsLeft = allowed === null ? null : Math.max(0, allowed - playsUsed);
    const silent: AudioPlayerView = {
      phase: 'idle',
      playsAllowed: allowed,
      playsUsed,
      playsLeft,
      canPlay: playsLeft !== 0,
      progress: 0,
      rate: 1,
      failure: null,
    };
    return {
      phase: 'answering',
      text,
      audio: audio ?? silent,
      waiting: playsUsed === 0,
      canSetRate: mode !== 'exam',
      hints,
      hasHint: mode === 'learn' ? isNewHint(nextHint(question, text, hints), hints) : null,
    };
  }
  if (result === null) return { phase: 'submitted', text };
  return {
    phase: 'reviewed',
    text,
    expected: result.expected,
    audioUrl: question.audioUrl,
    speech: question.speech,
    words: result.words,
    correctCount: result.correctCount,
    expectedCount: result.expectedCount,
    score: result.score,
    playsUsed,
    timedOut: isTimedOut(context),
    explanation: question.explanation ?? null,
  };
}
