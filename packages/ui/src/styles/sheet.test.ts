import base from '@rehearse/ui/styles/base';
import letterBoxes from '@rehearse/ui/styles/letter-boxes';
import { expect, it } from 'vitest';
import { box } from '../practice/letter-boxes/letter-boxes.css.ts';

it('gives a question its styles as text, with the class names of its scripts', () => {
  const [name] = box({ state: 'wrong' }).split(' ').slice(-1);
  expect(letterBoxes).toContain(`.${name}{`);
  expect(base).not.toContain(`.${name}{`);
});
