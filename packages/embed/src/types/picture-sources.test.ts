// @vitest-environment node
import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it.each(['', 'https://host.example'])(
  'a picture of the bank at "%s" is offered as AVIF and JPEG at two widths',
  (host) => {
    const stem = `${host}/media/pictures/bus_stop`;
    expect(pictureSources(`${stem}.jpg`)).toEqual([
      { type: 'image/avif', srcSet: `${stem}-480.avif 480w, ${stem}.avif 960w` },
      { type: 'image/jpeg', srcSet: `${stem}-480.jpg 480w, ${stem}.jpg 960w` },
    ]);
  },
);

it.each([undefined, '', 'https://host.example/harbour.jpg', 'data:image/svg+xml,<svg/>'])(
  'nothing else is: %s',
  (url) => {
    expect(pictureSources(url)).toEqual([]);
  },
);
