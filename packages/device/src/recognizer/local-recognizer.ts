import type { Hearing, Recognizer } from './recognizer.ts';

/** The part of the Web Speech API that is used, which TypeScript's own library doesn't have yet. */
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

/** How long the end waits for the last words. */
const FINISH_TIMEOUT_MS = 4000;

/** A recogniser ends after a silence and is started again, so often in one recording. */
const MAX_RUNS = 20;

interface BrandedNavigator extends Navigator {
  userAgentData?: { brands: readonly { brand: string }[] };
}

/**
 * Speech on the device is part of Chrome itself, not of Chromium: other browsers on it have the API without a service
 * behind, and there the mere question whether it is available can bring the page down.
 */
const isChrome = () =>
  (navigator as BrandedNavigator).userAgentData?.brands.some(({ brand }) => brand === 'Google Chrome') ?? false;

/** The browser's recogniser, if it has one that works on the device. */
async function findLocal(lang: string): Promise<RecognitionClass | null> {
  if (!isChrome()) return null;
  const { SpeechRecognition } = globalThis as { SpeechRecognition?: RecognitionClass };
  // without this property the browser would send the voice to its vendor
  if (!SpeechRecognition?.available || !('processLocally' in SpeechRecognition.prototype)) return null;
  const state = await SpeechRecognition.available({ langs: [lang], processLocally: true, quality: 'dictation' });
  return state === 'available' ? SpeechRecognition : null;
}

/**
 * The browser's speech recognition, on the device alone: where the browser has no recogniser of its own for the
 * language, or would send the voice elsewhere, nothing is heard.
 */
export function createLocalRecognizer(lang = 'en-US'): Recognizer {
  return {
    async listen(sound) {
      const Recognition = await findLocal(lang).catch(() => null);
      return Recognition && hear(Recognition, lang, sound);
    },
  };
}

function hear(Recognition: RecognitionClass, lang: string, sound: MediaStreamTrack): Hearing {
  const words: string[] = [];
  /** Where the words of this run of the recogniser begin. */
  let base = 0;
  let runs = 0;
  /** `hearing`: goes on when the browser ends by itself, as it does after a silence. */
  let wish: 'hearing' | 'paused' | 'done' = 'hearing';
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
      if (runs > MAX_RUNS) throw new Error('The recogniser ends at once, again and again.');
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
    // a silence is none; anything else leaves a hole in what was heard
    const { error } = event as ErrorEventOfSpeech;
    if (error !== 'no-speech') isFailed = true;
  });
  recognition.addEventListener('end', () => {
    isRunning = false;
    if (wish === 'hearing' && !isFailed) start();
    else ended();
  });
  start();

  return {
    pause() {
      wish = 'paused';
      if (isRunning) recognition.stop();
    },
    resume() {
      wish = 'hearing';
      if (!isRunning && !isFailed) start();
    },
    async finish() {
      wish = 'done';
      if (isRunning) {
        const isHeard = new Promise<boolean>((resolve) => {
          ended = () => resolve(true);
          setTimeout(resolve, FINISH_TIMEOUT_MS, false);
        });
        recognition.stop();
        if (!(await isHeard)) {
          recognition.abort();
          return null;
        }
      }
      const transcript = words.filter(Boolean).join(' ');
      return isFailed || transcript === '' ? null : transcript;
    },
    cancel() {
      wish = 'done';
      if (isRunning) recognition.abort();
    },
  };
}
