import { expect, it } from 'vitest';
import { decodeLexicon, encodeLexicon } from './encoding.ts';

const entries = [
  { word: 'able', classes: 'a', band: 1 },
  { word: 'abler', classes: '', band: 6 },
  { word: 'counterrevolutionaries', classes: 'n', band: 7 },
  { word: 'counterrevolutionaries-abroad', classes: 'nvar', band: 7 },
  { word: 'well-known', classes: 'a', band: 2 },
];

it('the lexicon comes out of its encoding as it went in', () => {
  expect([...decodeLexicon(encodeLexicon(entries))]).toEqual(entries);
});

it('letters shared with the word before are not repeated', () => {
  expect(encodeLexicon(entries.slice(0, 2))).toEqual({ words: 'AableEr', bands: '16', classes: 'ea' });
});
