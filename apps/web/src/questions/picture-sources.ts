import type { PictureSource } from '@rehearse/practice-machines/protocol';

/** The files of a picture of the question bank, which follow from its address; none of a picture from elsewhere. */
export function pictureSources(url: string | undefined): readonly PictureSource[] {
  const stem = /^(.*\/media\/pictures\/[\w-]+)\.jpg$/.exec(url ?? '')?.[1];
  if (!stem) return [];
  const both = (extension: string) => `${stem}-480.${extension} 480w, ${stem}.${extension} 960w`;
  return [
    { type: 'image/avif', srcSet: both('avif') },
    { type: 'image/jpeg', srcSet: both('jpg') },
  ];
}
