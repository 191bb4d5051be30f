import type { PictureSource } from '@rehearse/practice-machines/protocol';

/** The image files of a picture in the question bank, derived from its URL; none for other pictures. */
export function pictureSources(url: string | undefined): readonly PictureSource[] {
  const stem = /^(.*\/media\/pictures\/[\w-]+)\.jpg$/.exec(url ?? '')?.[1];
  if (!stem) return [];
  const both = (extension: string) => `${stem}-480.${extension} 480w, ${stem}.${extension} 960w`;
  return [
    { type: 'image/avif', srcSet: both('avif') },
    { type: 'image/jpeg', srcSet: both('jpg') },
  ];
}
