import type { DeviceVoice, OpenVoiceDesk, VoiceChoice, VoiceDesk, VoiceFailure, VoicesPort } from '../ports.ts';
import { createFakePlayer, type FakePlayer } from './player.ts';

/** Voices as browsers name them: natural and standard ones, of services and of the device. */
export const fakeVoices: readonly DeviceVoice[] = [
  { id: 'ava', name: 'Ava (Premium)', lang: 'en-US', accent: 'american', quality: 'natural', isOnline: false },
  { id: 'sonia', name: 'Microsoft Sonia', lang: 'en-GB', accent: 'british', quality: 'natural', isOnline: true },
  { id: 'daniel', name: 'Daniel', lang: 'en-GB', accent: 'british', quality: 'standard', isOnline: false },
  { id: 'samantha', name: 'Samantha', lang: 'en-US', accent: 'american', quality: 'standard', isOnline: false },
];

/** A device whose voices a test controls. */
export interface FakeVoiceDesk extends VoiceDesk, OpenVoiceDesk {
  /** What `loadPlayer` returns. */
  readonly player: FakePlayer;
  /** Everything that was spoken, oldest first. */
  readonly spoken: { text: string; voiceId: string; stopped: boolean }[];
  /** The device's voices from now on. */
  setVoices(voices: readonly DeviceVoice[]): void;
  /** Ends the latest speech. */
  end(): void;
  /** Lets the latest speech fail. */
  fail(reason: VoiceFailure): void;
}

/** Creates a desk of the given voices, with files chosen by default. Clips have the voice chosen for British English. */
export function createFakeVoiceDesk({
  voices: given = fakeVoices,
  choice: chosen = { british: null, american: null },
}: {
  voices?: readonly DeviceVoice[];
  choice?: VoiceChoice;
} = {}): FakeVoiceDesk {
  const listeners = new Set<() => void>();
  const spoken: FakeVoiceDesk['spoken'] = [];
  const player = createFakePlayer();
  let listed = given;
  let choice = chosen;
  let listener: Parameters<VoicesPort['speak']>[1] | null = null;
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const voices: VoicesPort = {
    list: () => listed,
    subscribe,
    speak: ({ text, voiceId }, onto) => {
      const speech = { text, voiceId, stopped: false };
      spoken.push(speech);
      listener = onto;
      return () => {
        speech.stopped = true;
      };
    },
  };
  const desk: FakeVoiceDesk = {
    voices,
    subscribe,
    spoken,
    player,
    loadPlayer: async () => player,
    isOffered: () => listed.length > 0,
    isChosen: () => (choice.british ?? choice.american) !== null,
    choice: () => choice,
    choose: (next) => {
      choice = next;
    },
    voiceFor: () => listed.find(({ id }) => id === choice.british) ?? null,
    open: async () => desk,
    setVoices(next) {
      listed = next;
      for (const onChange of listeners) onChange();
    },
    end: () => listener?.onEnded(),
    fail: (reason) => listener?.onFailed(reason),
  };
  return desk;
}
