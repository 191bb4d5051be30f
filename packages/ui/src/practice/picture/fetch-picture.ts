import type { PictureSource } from '@rehearse/practice-machines/protocol';
import { sizes } from './sizes.ts';

/** Fetches the file that `Picture` would show here, so that it stands at once when it is shown. */
export function fetchPicture(src: string, sources: readonly PictureSource[] = []): void {
  const picture = document.createElement('picture');
  for (const { type, srcSet } of sources)
    picture.append(Object.assign(document.createElement('source'), { type, srcset: srcSet, sizes }));
  // only inside its picture does an image choose among the sources
  const image = picture.appendChild(document.createElement('img'));
  image.src = src;
}
