/** H.264 and AAC play everywhere. Browsers that can't encode them choose the codecs of the MP4 themselves. */
const types = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4'];

/** The MIME type of the video that this browser can record; null if it cannot record MP4. */
export function videoType(): string | null {
  if (typeof MediaRecorder === 'undefined') return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}
