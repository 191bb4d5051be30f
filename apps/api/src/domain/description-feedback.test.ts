import { describe, expect, it } from 'vitest';
import { describeText } from './description-feedback.ts';

const scene =
  'A woman is walking through a busy market. On the left there is a stall with red apples and green pears. In the background two men are talking near a white van that has its doors open.';
const sample =
  'On a sunny day, people are shopping at an outdoor market whose three stalls sell fruit, bread and flowers. A woman in a black dress is walking towards the camera.';

describe('feedback on a description', () => {
  it('has the recommended number of words for a short text', () => {
    expect(describeText('A dog sits.', [])).toBe(
      'You wrote 3 words in 1 sentence; at least 30 words are recommended. Begin with one sentence on the whole scene, then describe two things in it: what they are, what they look like and where they are.',
    );
  });

  it.each([
    [
      'a long sentence',
      'A woman in a green coat is buying two loaves of bread at a small stall while her daughter, who wears a yellow hat, looks at the flowers and waits for her to pay the man.',
      'divide it',
    ],
    ['a text with everything', scene, 'probably'],
  ])('has one hint for %s', (_, text, hint) => {
    expect(describeText(text, [])).toContain(hint);
  });

  it.each([
    ['other letters', '旅客们在机场等待行李。'.repeat(5), 'This is not an English text.'],
    ['random letters', 'asdf jkl qwer uiop zxcv bnm '.repeat(6), 'This is not an English text.'],
    ['the sample', sample, 'copied from the sample answer'],
    ['one sentence', 'There is a big red house. '.repeat(6), 'again and again'],
    [
      'another subject',
      'Smartphones have changed how young people spend their evenings. Instead of playing outside, they scroll through videos, sleep badly and forget their homework, which worries every teacher I know.',
      'about something else',
    ],
  ])('says why %s is not a description, without a hint', (_, text, told) => {
    const feedback = describeText(text, [sample]);
    expect(feedback).toContain(told);
    expect(feedback).not.toContain('Say where things are');
  });
});
