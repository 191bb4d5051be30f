import { expect, it } from 'vitest';
import { adviseOnDescription } from './description-advice.ts';

const scene =
  'A woman is walking through a busy market. On the left there is a stall with red apples and green pears. In the background two men are talking near a white van that has its doors open.';

it.each([
  ['nothing', ' \n ', 'begin'],
  ['a few words', 'A dog sits.', 'begin'],
  ['nearly enough words', scene.split(' ').slice(0, 25).join(' '), 'oneMore'],
  ['a long sentence', `${'a big dog and '.repeat(8)}a cat.`, 'shorterSentence'],
  ['no places', 'A woman is reading a thick book today. '.repeat(5), 'places'],
  ['no actions', 'There was a tall red house behind the old trees. '.repeat(4), 'actions'],
  [
    'one opening',
    'A man is sitting here. A dog is lying behind him. A cat is waiting for milk. A girl is playing with a red ball. A bird is singing loudly.',
    'openings',
  ],
  ['everything', scene, 'guess'],
])('suggests one step for a description with %s', (_, text, advice) => expect(adviseOnDescription(text)).toBe(advice));
