import { execFileSync } from 'node:child_process';
import { createSpeechEngine } from '../../packages/speech-engine/src/index.ts';
import type { Lesson } from './lesson.ts';

const sampleRate = 48_000;
const bytesPerSample = 2;
const afterSentenceSeconds = 0.45;
const afterStepSeconds = 0.6;

/** Start and end of a spoken sentence, in seconds. */
export interface Cue {
  start: number;
  end: number;
  en: string;
  zh: string;
}

/** A lesson's audio: 16-bit mono samples, the timing of each sentence, and the duration of each step. */
export interface Narration {
  samples: Buffer;
  sampleRate: number;
  cues: Cue[];
  stepSeconds: number[];
}

const decode = (mp3: Uint8Array) =>
  execFileSync('ffmpeg', ['-v', 'error', '-i', 'pipe:0', '-ar', String(sampleRate), '-ac', '1', '-f', 's16le', '-'], {
    input: mp3,
    maxBuffer: 64 * 1024 * 1024,
  });

const silence = (seconds: number) => Buffer.alloc(Math.round(seconds * sampleRate) * bytesPerSample);

/** Synthesizes all sentences of a lesson. */
export async function narrate(lesson: Lesson): Promise<Narration> {
  const engine = createSpeechEngine();
  const parts: Buffer[] = [];
  const cues: Cue[] = [];
  const stepSeconds: number[] = [];
  let bytes = 0;
  const add = (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
  };
  const now = () => bytes / bytesPerSample / sampleRate;
  try {
    for (const step of lesson.steps) {
      const begun = now();
      for (const { en, zh } of step.say) {
        const { mp3 } = await engine.synthesize({ text: en, voice: lesson.voice, rate: 0.95 });
        const start = now();
        add(decode(mp3));
        cues.push({ start, end: now(), en, zh });
        add(silence(afterSentenceSeconds));
      }
      add(silence(afterStepSeconds));
      stepSeconds.push(now() - begun);
    }
  } finally {
    await engine.close();
  }
  return { samples: Buffer.concat(parts), sampleRate, cues, stepSeconds };
}
