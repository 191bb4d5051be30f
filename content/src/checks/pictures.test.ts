import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesFile } from '../bank.ts';
import { pictureSchema } from '../schema.ts';
import { readSource } from '../sources.ts';
import { bankOf, whyOf } from '../testing/items.ts';
import { found } from '../testing/written-items.ts';
import { checkPictures } from './pictures.ts';

describe('pictures', () => {
  it('finds a picture that is not listed', () => {
    const yaml = `- id: 1100001\n  level: easy\n  picture: nowhere\n  sample: A sample.\n  middle: One.\n  better: { en: It has more., zh: 更多。 }\n${whyOf('picture')}`;
    expect(found(checkPictures, bankOf(11, yaml))).toEqual([
      'sources/11-write-about-the-photo/first.yaml:3: The list of pictures has no "nowhere".',
    ]);
  });

  it('finds all missing files of a listed picture', () => {
    const root = mkdtempSync(join(tmpdir(), 'rehearse-pictures-'));
    mkdirSync(join(root, 'media/pictures'), { recursive: true });
    for (const file of ['harbour.jpg', 'harbour-480.jpg', 'harbour.avif'])
      writeFileSync(join(root, 'media/pictures', file), '');
    const yaml = 'pictures:\n  - name: harbour\n    alt: { en: A photo of a harbour, zh: 一张港口的照片 }\n';
    writeFileSync(join(root, picturesFile), yaml);
    const { items } = readSource(root, picturesFile, pictureSchema, 'pictures');
    const bank = { ...bankOf(11, '[]'), root, pictures: new Map(items.map((item) => [item.value.name, item])) };
    const faults = found(checkPictures, bank);
    rmSync(root, { recursive: true });
    expect(faults).toEqual([`${picturesFile}:2: The picture's file harbour-480.avif is missing.`]);
  });
});
