import { createHash } from 'node:crypto';
import type { FileStore } from '../../providers/files/types.ts';
import { type ActiveVoicePack, activePackKey, packedClipKey } from '../../providers/speech/voice-pack.ts';
import { readClip, readClips, readDescription } from './folder.ts';
import { VoicePackError } from './voice-pack-error.ts';

const filesAtOnce = 8;

/**
 * Copies a voice pack into the file store, checks every file, and then puts the pack in use. Running servers notice it within
 * half a minute. An interrupted import changes nothing that learners hear, and goes on where it was when run again.
 *
 * @throws VoicePackError when the folder is no voice pack or a file of it is missing or damaged
 */
export async function importVoicePack(
  files: FileStore,
  folder: string,
  onProgress: (progress: { readonly done: number; readonly total: number }) => void = () => {},
): Promise<ActiveVoicePack> {
  const description = await readDescription(folder);
  if (!description) throw new VoicePackError(`${folder} has no voice-pack.json.`);
  const clips = await readClips(folder);
  if (clips.length === 0) throw new VoicePackError(`${folder} has no clips yet.`);
  const id = createHash('sha256')
    .update(JSON.stringify([description, clips.map(({ sha256 }) => sha256).sort((a, b) => (a < b ? -1 : 1))]))
    .digest('hex')
    .slice(0, 16);
  const rest = clips.values();
  let done = 0;
  async function copy() {
    for (const clip of rest) {
      const bytes = await readClip(folder, clip);
      const key = packedClipKey(id, clip.name);
      if ((await files.size(key)) !== bytes.length) await files.put(key, bytes, 'audio/mpeg');
      done += 1;
      onProgress({ done, total: clips.length });
    }
  }
  await Promise.all(Array.from({ length: filesAtOnce }, copy));
  const pack: ActiveVoicePack = { ...description, id, clips: clips.length };
  await files.put(activePackKey, new TextEncoder().encode(JSON.stringify(pack)), 'application/json');
  return pack;
}

/** Goes back to the voices of the server's settings. The pack's files stay in the file store. */
export const removeVoicePack = (files: FileStore): Promise<void> => files.remove(activePackKey);
