import type { Page } from '@playwright/test';

/** What the page's speech does next, and what it was given. */
interface Script {
  /** `speaks`: to the end. `fails`: reports an error in the middle. */
  mode: 'speaks' | 'fails';
  spoken: { text: string; voice: string; lang: string; rate: number }[];
  /** Addresses of the files that were played. */
  played: string[];
}

declare global {
  interface Window {
    speechScript: Script;
  }
}

/** Replaces the browser's speech, whose voices differ by machine, by one that follows a script. */
export async function scriptSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = (name: string, lang: string, localService: boolean) => ({
      ...{ name, lang, localService, voiceURI: name, default: false },
    });
    const script: Script = { mode: 'speaks', spoken: [], played: [] };
    const voices = [
      voice('Google UK English Female', 'en-GB', false),
      voice('Daniel', 'en-GB', true),
      voice('Samantha', 'en-US', true),
      voice('Google Deutsch', 'de-DE', false),
    ];
    let timeouts: ReturnType<typeof setTimeout>[] = [];

    class Utterance {
      text: string;
      voice: { name: string } | null = null;
      lang = '';
      rate = 1;
      onstart: (() => void) | null = null;
      onend: (() => void) | null = null;
      onerror: ((event: { error: string }) => void) | null = null;
      constructor(text: string) {
        this.text = text;
      }
    }

    class Synthesis extends EventTarget {
      speaking = false;
      pending = false;
      paused = false;
      getVoices = () => voices;
      resume = () => {};
      cancel = () => {
        for (const timeout of timeouts) clearTimeout(timeout);
        timeouts = [];
        this.speaking = false;
      };
      speak = (utterance: Utterance) => {
        const { text, lang, rate } = utterance;
        script.spoken.push({ text, voice: utterance.voice?.name ?? '', lang, rate });
        this.speaking = true;
        const finish = (report: () => void) => () => {
          this.speaking = false;
          report();
        };
        const fails = script.mode === 'fails';
        const end = fails ? () => utterance.onerror?.({ error: 'network' }) : () => utterance.onend?.();
        timeouts = [
          setTimeout(() => utterance.onstart?.(), 20),
          setTimeout(finish(end), fails ? 200 : text.length * 30),
        ];
      };
    }

    Object.defineProperty(window, 'speechSynthesis', { value: new Synthesis() });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playFile() {
      script.played.push(this.src);
      return play.call(this);
    };
    window.speechScript = script;
  });
}

/** What was spoken on this page so far. */
export const spokenOn = (page: Page) => page.evaluate(() => window.speechScript.spoken);

/** Which files were played on this page so far. */
export const playedOn = (page: Page) => page.evaluate(() => window.speechScript.played);

/** Lets every voice fail in the middle from now on. */
export const breakVoices = (page: Page) =>
  page.evaluate(() => {
    window.speechScript.mode = 'fails';
  });
