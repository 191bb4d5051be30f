import { createRuntimeFn as original } from '@vanilla-extract/recipes/createRuntimeFn';
import { expect, it } from 'vitest';
import { createRuntimeFn, type RecipeClasses } from './recipe-runtime.ts';

const recipe: RecipeClasses = {
  defaultClassName: 'button',
  variantClassNames: {
    tone: { calm: 'calm', loud: 'loud' },
    block: { true: 'wide', false: 'narrow' },
    size: { 1: 'one' },
  },
  defaultVariants: { tone: 'calm' },
  compoundVariants: [
    [{ tone: 'calm', block: true }, 'calm-wide'],
    [{ tone: 'loud' }, 'very-loud'],
  ],
};

const classesOf = (text: string) => text.split(' ').toSorted();

it.each([
  undefined,
  {},
  { tone: 'loud' },
  { tone: undefined, block: true },
  { block: false, size: 1 },
  { tone: 'loud', block: true, size: undefined },
  { tone: 'unknown' },
])('gives the same classes as the library for %j', (options) => {
  expect(classesOf(createRuntimeFn(recipe)(options))).toEqual(classesOf(original(recipe as never)(options as never)));
});
