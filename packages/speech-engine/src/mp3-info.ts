/** Information from the frame headers of an MP3 file. */
export interface Mp3Info {
  readonly frames: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly seconds: number;
}

const bitratesMpeg1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const bitratesMpeg2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44100, 48000, 32000];

/**
 * Reads an MP3 file (layer III) frame by frame, which verifies that it is complete without decoding it. Frame header format:
 * http://www.mp3-tech.org/programmer/frame_header.html
 *
 * @throws RangeError when the bytes are not a sequence of complete frames
 */
export function readMp3Info(bytes: Uint8Array): Mp3Info {
  let offset = 0;
  let frames = 0;
  let samples = 0;
  let sampleRate = 0;
  let channels: 1 | 2 = 1;
  while (offset < bytes.length) {
    const header = readHeader(bytes, offset);
    if (!header) throw new RangeError(`Not an MP3 frame at byte ${offset} of ${bytes.length}.`);
    if (offset + header.length > bytes.length) throw new RangeError('The last MP3 frame is cut short.');
    sampleRate = header.sampleRate;
    channels = header.channels;
    samples += header.samples;
    frames += 1;
    offset += header.length;
  }
  if (frames === 0) throw new RangeError('There is no MP3 frame.');
  return { frames, sampleRate, channels, seconds: samples / sampleRate };
}

function readHeader(bytes: Uint8Array, offset: number) {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(offset, offset + 4);
  const version = (b >> 3) & 3;
  const isLayer3 = ((b >> 1) & 3) === 1;
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || !isLayer3) return undefined;
  const isMpeg1 = version === 3;
  const bitrate = (isMpeg1 ? bitratesMpeg1 : bitratesMpeg2)[c >> 4];
  const baseRate = sampleRates[(c >> 2) & 3];
  if (!bitrate || !baseRate) return undefined;
  const sampleRate = isMpeg1 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4;
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (c >> 1) & 1;
  const length = Math.floor(((samples / 8) * bitrate * 1000) / sampleRate) + padding;
  return { sampleRate, samples, length, channels: d >> 6 === 3 ? (1 as const) : (2 as const) };
}
