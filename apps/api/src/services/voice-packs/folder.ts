import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type VoicePack, voicePackSchema } from '../../providers/speech/voice-pack.ts';
import { VoicePackError } from './voice-pack-error.ts';

const clipSchema = z.strictObject({
  name: z.string().regex(/^[0-9a-f]{64}$/),
  seconds: z.number().positive(),
  loudness: z.number(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

/** A finished clip of a pack. */
export type PackedClip = z.infer<typeof clipSchema>;

const descriptionFile = 'voice-pack.json';
const listFile = 'clips.ndjson';
const clipFile = (name: string) => path.join('clips', name.slice(0, 2), `${name}.mp3`);

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const readOrNull = (file: string) =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** The clips that a folder's list names. A last line that was cut off is ignored: its clip is made again. */
function parseList(text: string): PackedClip[] {
  const lines = text.split('\n').slice(0, -1);
  return lines.map((line, index) => {
    const clip = clipSchema.safeParse(parseOrNull(line));
    if (!clip.success) throw new VoicePackError(`${listFile}: line ${index + 1} doesn't describe a clip.`);
    return clip.data;
  });
}

function parseOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The description in a folder; null if there is none. @throws VoicePackError when it is invalid */
export async function readDescription(folder: string): Promise<VoicePack | null> {
  const text = await readOrNull(path.join(folder, descriptionFile));
  if (text === null) return null;
  const description = voicePackSchema.safeParse(parseOrNull(text));
  if (!description.success) throw new VoicePackError(`${path.join(folder, descriptionFile)} is no voice pack.`);
  return description.data;
}

/** Clips of a folder, with the files to check. */
export async function readClips(folder: string): Promise<PackedClip[]> {
  return parseList((await readOrNull(path.join(folder, listFile))) ?? '');
}

/** A clip's file. @throws VoicePackError when it is missing or isn't the one in the list */
export async function readClip(folder: string, { name, sha256: expected }: PackedClip): Promise<Uint8Array> {
  const file = path.join(folder, clipFile(name));
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) throw new VoicePackError(`${file} is missing. Run the command that made the pack again.`);
    throw error;
  });
  if (sha256(bytes) !== expected) throw new VoicePackError(`${file} is not the file that was checked.`);
  return bytes;
}

/** Creates the folder of a pack, or opens one of the same service and voices to go on. */
export async function openPackFolder(folder: string, description: VoicePack) {
  const before = await readDescription(folder);
  const isOther =
    before !== null &&
    JSON.stringify([before.service, before.model, before.voices]) !==
      JSON.stringify([description.service, description.model, description.voices]);
  if (isOther)
    throw new VoicePackError(
      `${folder} has clips of ${before.service}, ${before.model}, with other voices or another model. Choose another folder.`,
    );
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, descriptionFile), `${JSON.stringify(description, null, 2)}\n`);
  const list = path.join(folder, listFile);
  const text = (await readOrNull(list)) ?? '';
  if (text !== '' && !text.endsWith('\n')) await writeFile(list, text.slice(0, text.lastIndexOf('\n') + 1));
  const kept = new Set<string>();
  for (const { name } of await readClips(folder))
    if (await stat(path.join(folder, clipFile(name))).catch(() => null)) kept.add(name);
  return {
    /** Names of finished clips. */
    kept: kept as ReadonlySet<string>,
    /** Adds a clip; it is in the list only once its file is whole. */
    async add(name: string, mp3: Uint8Array, { seconds, loudness }: Pick<PackedClip, 'seconds' | 'loudness'>) {
      const file = path.join(folder, clipFile(name));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, mp3);
      await rename(`${file}.part`, file);
      await appendFile(list, `${JSON.stringify({ name, seconds, loudness, sha256: sha256(mp3) })}\n`);
      kept.add(name);
    },
  };
}
