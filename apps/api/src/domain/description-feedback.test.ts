import { describe, expect, it } from 'vitest';
import { describeText, measureText } from './description-feedback.ts';

const scene =
  'A woman is walking through a busy market. On the left there is a stall with red apples and green pears. In the background two men are talking near a white van that has its doors open.';

describe('feedback on a description', () => {
  it('counts words and sentences', () => {
    expect(measureText(scene)).toMatchObject({ words: 37, sentences: 3, tellsPlaces: true, tellsActions: true });
  });

  it('counts contractions and hyphenated words once', () => {
    expect(measureText("It's a well-known café. It doesn't look open!")).toMatchObject({ words: 8, sentences: 2 });
  });

  it('measures an empty text', () => {
    expect(measureText(' \n ')).toMatchObject({ words: 0, sentences: 0, longestSentence: 0 });
  });

  it('tells a short text how many words are recommended', () => {
    expect(describeText('A dog sits.')).toBe(
      'You wrote 3 words in 1 sentence; at least 30 words are recommended. Begin with one sentence on the whole scene, then describe two things in it: what they are, what they look like and where they are. Grammar and content were not checked.',
    );
  });

  it.each([
    ['a long sentence', `${'a big dog and '.repeat(8)}a cat.`, 'divide it'],
    ['no places', `${'A woman is reading a thick book today. '.repeat(5)}`, 'Say where things are'],
    ['no actions', `${'There was a tall red house behind the old trees. '.repeat(4)}`, '-ing form'],
    ['a text with everything', scene, 'probably'],
  ])('gives one hint for %s', (_, text, hint) => {
    expect(describeText(text)).toContain(hint);
  });
});
