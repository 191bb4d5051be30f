import path from 'node:path';
import { makeIfStale } from './fresh.ts';

const content = path.join(import.meta.dirname, '..', 'content');
const inputs = ['sources', 'src', path.join('media', 'pictures')].map((name) => path.join(content, name));

/** The question bank as one file. */
export const packFile = path.join(content, 'dist', 'pack.ndjson.gz');

/** Builds the content pack unless it is up to date. Resolves to whether it was built. */
export const makePack = () =>
  makeIfStale(packFile, inputs, async () => {
    const { buildPack, writePack } = await import('@rehearse/content');
    await writePack(packFile, buildPack());
  });
