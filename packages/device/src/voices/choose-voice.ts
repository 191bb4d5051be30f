import type { DeviceVoice, Speech, VoiceChoice } from '@rehearse/practice-machines/ports';

/**
 * The voice for a clip; null if it is played from its file. British and American clips have the voice chosen for their accent,
 * others the first one chosen. The second speaker of a question gets another voice of the same accent if the device has one,
 * and an online one only if the chosen one is online too.
 */
export function chooseVoice(
  voices: readonly DeviceVoice[],
  choice: VoiceChoice,
  { text, voice: { accent = 'other', speaker = 1 } = { accent: 'other' } }: Speech,
): DeviceVoice | null {
  if (text.trim() === '') return null;
  const id = accent === 'other' ? (choice.british ?? choice.american) : choice[accent];
  const chosen = voices.find((voice) => voice.id === id) ?? null;
  if (!chosen || speaker === 1) return chosen;
  const others = voices.filter(
    (voice) => voice !== chosen && voice.accent === chosen.accent && (chosen.isOnline || !voice.isOnline),
  );
  return others[(speaker - 2) % others.length] ?? chosen;
}
