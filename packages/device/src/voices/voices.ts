import type { Clock, DeviceVoice, VoicesPort } from '@rehearse/practice-machines/ports';
import { createClock } from '../clock/index.ts';
import { type Synthesis, speakText } from './speak.ts';
import { byQuality, toDeviceVoice } from './voice-traits.ts';

export interface VoicesOptions {
  /** Default: the browser's; null if it has none. */
  synthesis?: Synthesis | null;
  /** Default: the device's. */
  clock?: Clock;
  createUtterance?: (text: string) => SpeechSynthesisUtterance;
  /** Whether the page is in the background. */
  isHidden?: () => boolean;
}

/** The voices port, on the Web Speech API. A speech ends the one before. */
export function createVoices(options: VoicesOptions = {}): VoicesPort {
  const {
    synthesis = globalThis.speechSynthesis ?? null,
    clock = createClock(),
    createUtterance = (text) => new SpeechSynthesisUtterance(text),
    isHidden = () => globalThis.document?.visibilityState === 'hidden',
  } = options;
  let listed: readonly DeviceVoice[] = [];
  let endCurrent: (() => void) | null = null;

  /** Keeps the list until it changes, as subscribers expect. */
  function list(): readonly DeviceVoice[] {
    const described = (synthesis?.getVoices() ?? []).flatMap((native) => toDeviceVoice(native) ?? []);
    // some systems list a voice twice
    const voices = [...new Map(described.map((voice) => [voice.id, voice])).values()].sort(byQuality);
    const isSame = voices.length === listed.length && voices.every(({ id }, index) => id === listed[index]?.id);
    if (!isSame) listed = voices;
    return listed;
  }

  return {
    list,
    subscribe(onChange) {
      synthesis?.addEventListener?.('voiceschanged', onChange);
      return () => synthesis?.removeEventListener?.('voiceschanged', onChange);
    },
    speak(request, listener) {
      endCurrent?.();
      const voice = synthesis?.getVoices().find(({ voiceURI }) => voiceURI === request.voiceId);
      const reason = isHidden() ? 'hidden' : 'missing';
      if (!synthesis || !voice || reason === 'hidden') {
        // a listener is never called before it knows how to stop
        const timeout = clock.setTimeout(() => listener.onFailed(reason), 0);
        return () => clock.clearTimeout(timeout);
      }
      const settle = () => {
        if (endCurrent === end) endCurrent = null;
      };
      const end = () => {
        stop();
        listener.onEnded();
      };
      endCurrent = end;
      const stopSpeech = speakText({ synthesis, clock, createUtterance }, voice, request, {
        ...listener,
        onEnded() {
          settle();
          listener.onEnded();
        },
        onFailed(failure) {
          settle();
          listener.onFailed(failure);
        },
      });
      const stop = () => {
        settle();
        stopSpeech();
      };
      return stop;
    },
  };
}
