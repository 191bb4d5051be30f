import type { MicrophoneFailure, Recording } from '../shared/ports.ts';
import type { RecorderView } from '../shared/recorder.ts';
import { isReadAloud } from './speaking.logic.ts';
import type { SpeakingSnapshot } from './speaking.machine.ts';
import type { Take } from './speaking.types.ts';

/** What stays in sight all the time. */
export interface SpeakingPrompt {
  /** `read`: the text itself is to be said; `talk`: it is to be talked about. */
  kind: 'read' | 'talk';
  text: string;
  guidingQuestions: readonly string[];
  imageUrl: string | null;
}

interface SpeakingFrame {
  prompt: SpeakingPrompt;
}

interface Sounding {
  /** Loudness now, and so far about ten times a second; 0..1. */
  level: number;
  levels: readonly number[];
  recordedSeconds: number;
}

/** What a view of a speaking question draws. */
export type SpeakingView =
  | (SpeakingFrame & { phase: 'recovering' })
  /** Sound from before a reload: keep it or record again. */
  | (SpeakingFrame & { phase: 'recovered'; recording: Recording })
  | (SpeakingFrame & { phase: 'ready'; takes: readonly Take[] })
  /** Waiting for the browser's permission; the clock stands. */
  | (SpeakingFrame & { phase: 'requesting' })
  | (SpeakingFrame & Sounding & { phase: 'recording' | 'paused' })
  /** Making the file and measuring it. */
  | (SpeakingFrame & { phase: 'saving' })
  /** No microphone; the clock stands. */
  | (SpeakingFrame & { phase: 'blocked'; reason: MicrophoneFailure })
  /** The device went away; `recording` is what was said until then, null if nothing could be saved. */
  | (SpeakingFrame & { phase: 'lost'; recording: Recording | null })
  | (SpeakingFrame & {
      phase: 'reviewed';
      take: Take;
      /** Earlier takes, oldest first. */
      earlier: readonly Take[];
      sampleAudioUrl: string | null;
      sampleText: string | null;
      explanation: string | null;
    })
  /** The time was over before anything was recorded. */
  | (SpeakingFrame & { phase: 'missed' })
  | (SpeakingFrame & { phase: 'submitted' });

function answeringView(frame: SpeakingFrame, recorder: RecorderView | null, takes: readonly Take[]): SpeakingView {
  const phase = recorder?.phase ?? 'idle';
  switch (phase) {
    case 'idle':
      return { ...frame, phase: 'ready', takes };
    case 'requesting':
      return { ...frame, phase };
    case 'recording':
    case 'paused': {
      const { level = 0, levels = [], recordedSeconds = 0 } = recorder ?? {};
      return { ...frame, phase, level, levels, recordedSeconds };
    }
    case 'stopping':
    case 'stopped':
      return { ...frame, phase: 'saving' };
    case 'lost':
      return { ...frame, phase, recording: recorder?.recording ?? null };
    case 'refused':
    case 'missing':
    case 'taken':
    case 'unsupported':
      return { ...frame, phase: 'blocked', reason: phase };
  }
}

export function speakingView({ value, context }: SpeakingSnapshot): SpeakingView {
  const { question, recorder, current, takes } = context;
  const frame: SpeakingFrame = {
    prompt: {
      kind: isReadAloud(question) ? 'read' : 'talk',
      text: question.prompt,
      guidingQuestions: question.guidingQuestions ?? [],
      imageUrl: question.imageUrl ?? null,
    },
  };
  const take = takes.at(-1);
  if (value === 'answering') return answeringView(frame, recorder, takes);
  if (value === 'recovered' && current) return { ...frame, phase: 'recovered', recording: current };
  if (value === 'reviewed' && take) {
    return {
      ...frame,
      phase: 'reviewed',
      take,
      earlier: takes.slice(0, -1),
      sampleAudioUrl: question.sampleAudioUrl ?? null,
      sampleText: question.sampleText ?? null,
      explanation: question.explanation ?? null,
    };
  }
  if (value === 'recovering' || value === 'missed' || value === 'submitted') return { ...frame, phase: value };
  return { ...frame, phase: 'saving' };
}
