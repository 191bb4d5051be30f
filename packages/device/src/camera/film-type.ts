/** H.264 and AAC play everywhere; where the browser can't make them it chooses what it can put into an MP4. */
const types = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'];

/** The kind of file that this browser can make, or null. */
export function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}
