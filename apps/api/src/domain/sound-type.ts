/** A kind of recording that is taken. */
export interface SoundType {
  readonly mediaType: 'audio/wav' | 'video/mp4';
  readonly extension: 'wav' | 'mp4';
}

const wav: SoundType = { mediaType: 'audio/wav', extension: 'wav' };
const mp4: SoundType = { mediaType: 'video/mp4', extension: 'mp4' };

/** The kind of a recording by its first bytes, whatever it is said to be; null when it is not taken. */
export function soundTypeOf(bytes: Uint8Array): SoundType | null {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return wav;
  if (text(4, 8) === 'ftyp') return mp4;
  return null;
}
