import type { ClipVoice } from '@rehearse/api-client';
import { type VoiceName, type VoiceRecipe, voiceNames, voices } from '@rehearse/speech-engine';

/** An item with a voice, by its id where its source names none: each says as much as the others. */
export const spoken = <Item extends { id: number; voice?: VoiceName | undefined }>(item: Item) => ({
  ...item,
  voice: item.voice ?? voiceOf(item.id),
});

function voiceOf(id: number): VoiceName {
  return voiceNames[id % voiceNames.length] ?? 'rp';
}

/** A different voice from the one that asks. */
export function otherVoice(voice: VoiceName): VoiceName {
  return voiceOf(voiceNames.indexOf(voice) + 2);
}

/** Who tells of a conversation that this voice is part of: another voice with the same accent, or else a British one. */
export function narratorOf(voice: VoiceName): VoiceName {
  const { accent } = voices[voice];
  return voiceNames.find((other) => other !== voice && voices[other].accent === accent) ?? 'rp';
}

const accents: Readonly<Record<VoiceRecipe['accent'], ClipVoice['accent']>> = {
  British: 'british',
  American: 'american',
  Scottish: 'other',
};

/** Who is heard in a clip; a speaker after the first is numbered. */
export function clipVoice(voice: VoiceName, speaker = 1): ClipVoice {
  const { accent } = voices[voice];
  return { accent: accents[accent], ...(speaker > 1 && { speaker }) };
}
