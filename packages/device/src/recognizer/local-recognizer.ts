import type { Recognizer, Transcription } from './recognizer.ts';

/** The part of the Web Speech API used here; TypeScript's DOM library doesn't have it yet. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(track: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

interface RecognitionClass {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean; quality: string }): Promise<string>;
}

interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

interface ErrorEventOfSpeech extends Event {
  error: string;
}

/** How long to wait for the last words. */
const FINISH_TIMEOUT_MS = 4000;

/** A recogniser ends after a silence and is restarted, at most this often per recording. */
const MAX_RUNS = 20;

interface BrandedNavigator extends Navigator {
  userAgentData?: { brands: readonly { brand: string }[] };
}

/**
 * On-device speech recognition is part of Chrome, not of Chromium. Other Chromium browsers have the API without the service,
 * and merely asking whether it is available can crash the page.
 */
const isChrome = () =>
  (navigator as BrandedNavigator).userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome') ?? false;

/** The browser's recogniser, if it works on the device. */
async function findLocal(lang: string): Promise<RecognitionClass | null> {
  if (!isChrome()) return null;
  const { SpeechRecognition } = globalThis as { SpeechRecognition?: RecognitionClass };
  // without this property the browser would send the audio to its vendor
  if (!SpeechRecognition?.available || !('processLocally' in SpeechRecognition.prototype)) return null;
  const state = await SpeechRecognition.available({ langs: [lang], processLocally: true, quality: 'dictation' });
  return state === 'available' ? SpeechRecognition : null;
}

/**
 * The browser's speech recognition, on the device only. There is no transcript if the browser has no local recogniser for
 * the language, or would send the audio to a server.
 */
export function createLocalRecognizer(lang = 'en-US'): Recognizer {
  return {
    async listen(sound) {
      const Recognition = await findLocal(lang).catch(() => null);
      return Recognition && transcribe(Recognition, lang, sound);
    },
  };
}

function transcribe(Recognition: RecognitionClass, lang: string, sound: MediaStreamTrack): Transcription {
  const words: string[] = [];
  /** Index of the first word of the current run. */
  let base = 0;
  let runs = 0;
  /** `listening`: restarts when the browser ends a run, as it does after a silence. */
  let mode: 'listening' | 'paused' | 'done' = 'listening';
  let isFailed = false;
  let isRunning = false;
  let ended = () => {};

  const recognition = new Recognition();
  recognition.lang = lang;
  recognition.continuous = true;
  recognition.interimResults = false;
  recognition.processLocally = true;

  function start(): void {
    try {
      base = words.length;
      runs += 1;
      if (runs > MAX_RUNS) throw new Error('The recogniser keeps ending immediately.');
      recognition.start(sound);
      isRunning = true;
    } catch {
      isFailed = true;
    }
  }

  recognition.addEventListener('result', (event) => {
    const { results, resultIndex } = event as ResultEvent;
    for (const [index, result] of Array.from(results).entries()) {
      if (index >= resultIndex && result.isFinal) words[base + index] = result[0]?.transcript.trim() ?? '';
    }
  });
  recognition.addEventListener('error', (event) => {
    // silence is not an error; anything else leaves a gap in the transcript
    const { error } = event as ErrorEventOfSpeech;
    if (error !== 'no-speech') isFailed = true;
  });
  recognition.addEventListener('end', () => {
    isRunning = false;
    if (mode === 'listening' && !isFailed) start();
    else ended();
  });
  start();

  return {
    pause() {
      mode = 'paused';
      if (isRunning) recognition.stop();
    },
    resume() {
      mode = 'listening';
      if (!isRunning && !isFailed) start();
    },
    async finish() {
      mode = 'done';
      if (isRunning) {
        const isFinished = new Promise<boolean>((resolve) => {
          ended = () => resolve(true);
          setTimeout(resolve, FINISH_TIMEOUT_MS, false);
        });
        recognition.stop();
        if (!(await isFinished)) {
          recognition.abort();
          return null;
        }
      }
      const transcript = words.filter(Boolean).join(' ');
      return isFailed || transcript === '' ? null : transcript;
    },
    cancel() {
      mode = 'done';
      if (isRunning) recognition.abort();
    },
  };
}
