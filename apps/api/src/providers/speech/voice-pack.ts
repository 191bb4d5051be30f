import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FileStore } from '../files/types.ts';
import type { ClipRequest, Speech } from './types.ts';

/** Who speaks in a voice pack. */
export const voicePackSchema = z.strictObject({
  format: z.literal('rehearse-voices'),
  formatVersion: z.literal(1),
  /** Host of the service that made the clips. */
  service: z.string().min(1),
  model: z.string().min(1),
  /** The service's voice for each of our speakers. */
  voices: z.record(z.string(), z.string()),
  /** What the credits page says about the voices. */
  credit: z.string().min(1),
});
export type VoicePack = z.infer<typeof voicePackSchema>;

/** A voice pack that the server uses. */
export const activePackSchema = voicePackSchema.extend({ id: z.string().min(1), clips: z.int() });
export type ActiveVoicePack = z.infer<typeof activePackSchema>;

/** Where the file store has the description of the pack in use. */
export const activePackKey = 'voices/active.json';

/** Where the file store has a clip of a pack. */
export const packedClipKey = (packId: string, clipName: string): string => `voices/${packId}/${clipName}.mp3`;

/**
 * The name of a clip in a voice pack: 64 hexadecimal digits that depend on text, voice and rate, but not on the version of the
 * built-in synthesizers, so that a pack stays valid when they change.
 */
export const packedClipName = ({ text, voice, rate }: Pick<ClipRequest, 'text' | 'voice' | 'rate'>): string =>
  createHash('sha256')
    .update(JSON.stringify([voice, rate, text]))
    .digest('hex');

/** The pack in use; null for none. An unreadable description counts as none. */
export async function activeVoicePack(files: FileStore): Promise<ActiveVoicePack | null> {
  const bytes = await files.get(activePackKey);
  if (!bytes) return null;
  try {
    return activePackSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** How long the server takes to notice an imported pack. */
const checkEveryMs = 30_000;

/** Speech from the voice pack in use. Clips that it doesn't have are made by the other speech. */
export function withVoicePack(speech: Speech, files: FileStore, now: () => number = Date.now): Speech {
  let known: { readonly pack: Promise<ActiveVoicePack | null>; readonly at: number } | undefined;

  function packInUse(): Promise<ActiveVoicePack | null> {
    if (!known || now() - known.at >= checkEveryMs) known = { pack: activeVoicePack(files), at: now() };
    return known.pack;
  }

  return {
    async clip(request, callerOf) {
      const pack = await packInUse();
      const packed = pack && (await files.get(packedClipKey(pack.id, packedClipName(request))));
      return packed ?? speech.clip(request, callerOf);
    },
    async wordTimes(request, callerOf) {
      const pack = await packInUse();
      const isPacked = pack && (await files.has(packedClipKey(pack.id, packedClipName(request))));
      return isPacked ? null : speech.wordTimes(request, callerOf);
    },
    close: () => speech.close(),
  };
}
