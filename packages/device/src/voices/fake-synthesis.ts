import type { Clock } from '@rehearse/practice-machines/ports';
import { CHARACTERS_PER_SECOND } from './pieces.ts';
import type { Synthesis } from './speak.ts';
import type { NativeVoice } from './voice-traits.ts';

/** What a fake browser does with an utterance. Quirks are those of real ones. */
export interface Behavior {
  /** When `start` comes; null for never, as for Google's voices in Chrome 135 on a Mac. Default 100 ms. */
  startMs?: number | null;
  /** Reports each word. Google's voices in Chrome don't. Default true. */
  hasBoundaries?: boolean;
  /** Falls silent after so long without any event, as Chrome does after 14 s. Default never. */
  silentAfterMs?: number;
  /** Reports an error of this kind after so long. */
  error?: { code: string; afterMs: number };
  /** Ends at once without sound, as when a service is out of reach. */
  endsAtOnce?: boolean;
  /** `speak` throws. */
  throws?: boolean;
}

interface FakeUtterance {
  text: string;
  voice: SpeechSynthesisVoice | null;
  lang: string;
  rate: number;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onboundary: ((event: { charIndex: number }) => void) | null;
}

const someVoice: NativeVoice = { voiceURI: '', name: '', lang: 'en-US', localService: true };

/** A voice as a browser lists it. */
export const nativeVoice = (voice: Partial<NativeVoice> & { name: string }): SpeechSynthesisVoice =>
  ({ ...someVoice, voiceURI: voice.name, ...voice }) as SpeechSynthesisVoice;

/** Speech synthesis on a test's clock. */
export function createFakeSynthesis(clock: Clock, behave: (utterance: number) => Behavior = () => ({})) {
  const changed = new EventTarget();
  const spoken: FakeUtterance[] = [];
  let voices: SpeechSynthesisVoice[] = [];
  let current: { utterance: FakeUtterance; timeouts: unknown[] } | null = null;

  function finish(report: (utterance: FakeUtterance) => void): void {
    if (!current) return;
    const { utterance, timeouts } = current;
    for (const timeout of timeouts) clock.clearTimeout(timeout);
    current = null;
    report(utterance);
  }

  const synthesis: Synthesis = {
    get speaking() {
      return current !== null;
    },
    pending: false,
    getVoices: () => voices,
    resume: () => {},
    cancel: () => finish((utterance) => utterance.onerror?.({ error: 'interrupted' })),
    speak(given) {
      const utterance = given as unknown as FakeUtterance;
      const behavior = behave(spoken.length);
      if (behavior.throws) throw new DOMException('no speech', 'NotSupportedError');
      spoken.push(utterance);
      const { startMs = 100, hasBoundaries = true, silentAfterMs = Number.POSITIVE_INFINITY, error } = behavior;
      const lengthMs = ((utterance.text.length / CHARACTERS_PER_SECOND) * 1000) / utterance.rate;
      const timeouts: unknown[] = [];
      const at = (ms: number, report: () => void) => timeouts.push(clock.setTimeout(report, ms));
      current = { utterance, timeouts };
      if (error) at(error.afterMs, () => finish((each) => each.onerror?.({ error: error.code })));
      if (startMs === null) return;
      at(startMs, () => utterance.onstart?.());
      const end = behavior.endsAtOnce ? 0 : lengthMs;
      if (hasBoundaries) {
        for (const { index } of utterance.text.matchAll(/\S+/g)) {
          const ms = (index / utterance.text.length) * end;
          if (ms < silentAfterMs) at(startMs + ms, () => utterance.onboundary?.({ charIndex: index }));
        }
      }
      if (end < silentAfterMs) at(startMs + end, () => finish((each) => each.onend?.()));
    },
    addEventListener: (type: string, listener: EventListener) => changed.addEventListener(type, listener),
    removeEventListener: (type: string, listener: EventListener) => changed.removeEventListener(type, listener),
  } as Synthesis;

  return {
    synthesis,
    /** Everything that `speak` was given. */
    spoken,
    createUtterance: (text: string) =>
      ({ text, voice: null, lang: '', rate: 1 }) as FakeUtterance as unknown as SpeechSynthesisUtterance,
    /** The device's voices from now on. */
    setVoices(next: readonly SpeechSynthesisVoice[]) {
      voices = [...next];
      changed.dispatchEvent(new Event('voiceschanged'));
    },
    /** Another page speaks. */
    interrupt: () => synthesis.cancel(),
  };
}
