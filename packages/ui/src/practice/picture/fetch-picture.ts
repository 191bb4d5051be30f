import type { PictureSource } from '@rehearse/practice-machines/protocol';
import { sizes } from './sizes.ts';

/** Prefetches the file that `Picture` would choose, so that it appears at once. */
export function fetchPicture(src: string, sources: readonly PictureSource[] = []): void {
  const picture = document.createElement('picture');
  for (const { type, srcSet } of sources)
    picture.append(Object.assign(document.createElement('source'), { type, srcset: srcSet, sizes }));
  // an image only chooses among sources inside a <picture>
  const image = picture.appendChild(document.createElement('img'));
  image.src = src;
}
