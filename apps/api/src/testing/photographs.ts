import sharp from 'sharp';

/** A photograph's size, and what cameras store with it. */
export interface PhotographSketch {
  readonly width?: number;
  readonly height?: number;
  /** EXIF orientation; default 1, upright as stored. */
  readonly orientation?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
  /** Color of its lower half; the upper one is white. */
  readonly color?: string;
}

/** A picture with a white upper and a colored lower half, and with the place where it was taken. */
export async function photograph({
  width = 1200,
  height = 800,
  orientation = 1,
  format = 'jpeg',
  color = '#204080',
}: PhotographSketch = {}): Promise<Buffer> {
  const lower = { create: { width, height: height / 2, channels: 3, background: color } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([{ input: lower, left: 0, top: height / 2 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 20/1 0/1' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

/** An animation of two frames. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all([photograph(), photograph({ color: '#802040' })]);
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}
