/** An accepted recording format. */
export interface RecordingType {
  readonly mediaType: 'audio/wav' | 'video/mp4';
  readonly extension: 'wav' | 'mp4';
}

const wav: RecordingType = { mediaType: 'audio/wav', extension: 'wav' };
const mp4: RecordingType = { mediaType: 'video/mp4', extension: 'mp4' };

/** Detects a recording's format from its first bytes, ignoring its declared type; null when it is not accepted. */
export function recordingTypeOf(bytes: Uint8Array): RecordingType | null {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return wav;
  if (text(4, 8) === 'ftyp') return mp4;
  return null;
}
