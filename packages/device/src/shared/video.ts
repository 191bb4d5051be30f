import type { VideoRow } from './database.ts';

/** How much earlier than the sound a video may end after a crash; browsers deliver pieces more often than this. */
const TOLERANCE_SECONDS = 1;

/** Bytes of a box's size and type. */
const BOX_HEADER_BYTES = 8;

/**
 * Joins pieces into a file; null if it would not play, or would end before `soundSeconds`. A fragmented MP4 plays as far as
 * it goes; one with its index at the end needs it to play.
 */
export function wholeVideo(rows: readonly VideoRow[], soundSeconds: number): Blob | null {
  const last = rows.at(-1);
  if (!last || last.seconds < soundSeconds - TOLERANCE_SECONDS) return null;
  const file = new Uint8Array(rows.reduce((length, { bytes }) => length + bytes.byteLength, 0));
  let offset = 0;
  for (const { bytes } of rows) {
    file.set(new Uint8Array(bytes), offset);
    offset += bytes.byteLength;
  }
  const boxes = boxTypes(file);
  const isPlayable = boxes[0] === 'ftyp' && boxes.includes('moov') && boxes.includes('mdat');
  return isPlayable ? new Blob([file], { type: 'video/mp4' }) : null;
}

/** The types of the boxes in an MP4 file, in order. */
function boxTypes(file: Uint8Array): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const found: string[] = [];
  let offset = 0;
  while (offset + BOX_HEADER_BYTES <= view.byteLength) {
    const size = view.getUint32(offset);
    found.push(String.fromCharCode(...file.subarray(offset + 4, offset + BOX_HEADER_BYTES)));
    // 0 means until the end of the file, 1 that a 64-bit size follows; recordings of minutes need neither
    if (size < BOX_HEADER_BYTES) break;
    offset += size;
  }
  return found;
}
