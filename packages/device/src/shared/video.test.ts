import { describe, expect, it } from 'vitest';
import { wholeVideo } from './video.ts';

/** A box of an MP4 file: its length, its type, and some content. */
function box(type: string, content = 4): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + content);
  new DataView(bytes.buffer).setUint32(0, bytes.length);
  bytes.set(new TextEncoder().encode(type), 4);
  return bytes;
}

const piece = (seconds: number, ...boxes: Uint8Array[]) => ({
  recordingId: 'a',
  bytes: Uint8Array.from(boxes.flatMap((each) => [...each])).buffer,
  seconds,
});
const head = piece(0.6, box('ftyp'), box('moov', 60));
const fragment = (seconds: number) => piece(seconds, box('moof'), box('mdat', 100));

describe('a video left after a crash', () => {
  it('consists of its pieces in order when it lasts until the end of the sound', async () => {
    const video = wholeVideo([head, fragment(1.2), fragment(1.8)], 2.5);
    expect([video?.type, video?.size]).toEqual(['video/mp4', head.bytes.byteLength + 2 * fragment(0).bytes.byteLength]);
  });

  it('plays although its last piece is cut in the middle of a box', () => {
    const cut = { ...fragment(1.8), bytes: fragment(1.8).bytes.slice(0, 40) };
    expect(wholeVideo([head, fragment(1.2), cut], 2)).not.toBeNull();
  });

  it('is null when it ends long before the sound, since the camera was lost', () => {
    expect(wholeVideo([head, fragment(1.2)], 2.3)).toBeNull();
  });

  it('is null without an index, which some files have at the end', () => {
    expect(wholeVideo([piece(1, box('ftyp'), box('mdat', 100))], 1)).toBeNull();
  });

  it('is null without a video frame, without pieces, or when it is not an MP4', () => {
    expect(wholeVideo([head], 0.7)).toBeNull();
    expect(wholeVideo([], 0)).toBeNull();
    expect(wholeVideo([{ recordingId: 'a', bytes: new ArrayBuffer(50), seconds: 1 }], 1)).toBeNull();
  });
});
