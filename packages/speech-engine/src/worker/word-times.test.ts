import { describe, expect, it } from 'vitest';
import { toMarks as espeakMarks } from './espeak-marks.ts';
import { groupsOf, readSegments, toMarks } from './flite-marks.ts';
import { toWordTimes } from './word-times.ts';

const span = (start: number, end: number) => ({ start, end });

describe('the times of words', () => {
  it('keep the punctuation of each word, and a dash with the word before it', () => {
    expect(toWordTimes('“Yes” — she left.', [span(0, 1), span(2, 3), span(3, 4)])).toEqual([
      { text: '“Yes” —', start: 0, end: 1 },
      { text: 'she', start: 2, end: 3 },
      { text: 'left.', start: 3, end: 4 },
    ]);
  });

  it('cover all pieces of a word that is spoken as several', () => {
    expect(toWordTimes('At 5°C.', [span(0, 1), span(1, 2), span(2, 3), span(3, 4)])).toEqual([
      { text: 'At', start: 0, end: 1 },
      { text: '5°C.', start: 1, end: 4 },
    ]);
  });

  it('share the time of two words that were spoken as one, by their letters', () => {
    expect(toWordTimes('of the two', [span(0, 1), null, span(1, 2)])).toEqual([
      { text: 'of', start: 0, end: 0.4 },
      { text: 'the', start: 0.4, end: 1 },
      { text: 'two', start: 1, end: 2 },
    ]);
  });

  it('are unknown if the synthesizer reported other words', () => {
    expect(toWordTimes('One two', [span(0, 1)])).toBeNull();
    expect(toWordTimes('One two', [null, span(0, 1)])).toBeNull();
  });
});

it('reads the word events of espeak-ng, without the pauses between words', () => {
  const word = (text_position: number, audio_position: number) => ({
    type: 'word' as const,
    text_position,
    audio_position,
  });
  const pause = { type: 'phoneme' as const, text_position: 9, audio_position: 700, id: '' };
  const end = { type: 'end' as const, text_position: 13, audio_position: 1200 };
  const events = [word(1, 0), word(5, 300), word(6, 500), pause, word(10, 900), end];
  expect(espeakMarks('It, 25 . of the', events)).toEqual([span(0, 0.3), span(0.3, 0.7), span(0.9, 1.2), null]);
});

it('finds the words of flite by the phones of each word spoken alone', () => {
  const sentence = readSegments('pau:0.2 ax:0.3 k:0.4 ae:0.5 t:0.6 pau:0.9 s:1 ae:1.1 t:1.2 pau:1.4 \n');
  const alone = groupsOf(readSegments('pau:0.1 ey:0.2 pau:0.3 k:0.4 ae:0.5 t:0.6 pau:0.7 s:0.8 ae:0.9 t:1 pau:1.1'));
  expect(alone).toEqual([['ey'], ['k', 'ae', 't'], ['s', 'ae', 't']]);
  expect(toMarks(sentence, alone)).toEqual([span(0.2, 0.3), span(0.3, 0.6), span(0.9, 1.2)]);
});
