import { expect, it } from 'vitest';
import { faultsOfTree } from './talk-tree.ts';

type Tree = Parameters<typeof faultsOfTree>[0];

/** Six questions in a row, with two more on the way for some answers; the third branch leaves none out. */
const sound: Tree = [
  { name: 'start', branches: [{ next: 'pets' }], next: 'food' },
  { name: 'pets', next: 'food' },
  { name: 'food', branches: [{ next: 'cakes' }], next: 'drinks' },
  { name: 'cakes', next: 'drinks' },
  { name: 'drinks', branches: [{ next: 'sport' }], next: 'music' },
  { name: 'music', next: 'end' },
  { name: 'sport', next: 'end' },
  { name: 'end', next: 'last' },
  { name: 'last' },
];

const changed = (name: string, change: Partial<Tree[number]>): Tree =>
  sound.map((question) => (question.name === name ? { ...question, ...change } : question));

it.each<[what: string, tree: Tree, message: string]>([
  ['a way that is too short', changed('drinks', { next: 'last' }), 'The way to last can have 4 questions'],
  ['a way that is too long', changed('last', { name: 'more', next: 'last' }), 'There is no question last.'],
  ['an unknown question', changed('food', { next: 'nothing' }), 'There is no question nothing.'],
  ['a loop', changed('sport', { next: 'food' }), 'The question food comes twice.'],
  ['a question that nothing leads to', changed('pets', { name: 'zoo' }), 'There is no question pets.'],
  [
    'branches without a neutral way',
    changed('food', { next: undefined }),
    'needs a next question that fits any answer',
  ],
  ['a branch that changes nothing', changed('food', { next: 'cakes' }), 'leads where next leads.'],
  ['too few branches', changed('food', { branches: undefined }), 'There are fewer than 3 branches.'],
  ['a name used twice', changed('pets', { name: 'food' }), 'Two questions have the same name.'],
])('finds %s', (_what, tree, message) => {
  expect(faultsOfTree(tree).map((fault) => fault.message)).toContainEqual(expect.stringContaining(message));
});

it('finds a question that can’t be reached, and a way with more than eight', () => {
  const lonely = [...sound, { name: 'lonely' }];
  const long = [...changed('last', { next: 'more' }), { name: 'more' }];
  const messages = (tree: Tree) => faultsOfTree(tree).map(({ message }) => message);
  expect(messages(lonely)).toContain("The question lonely can't be reached.");
  expect(messages(long)).toContain('The way to more can have 9 questions, not 6 to 8.');
});

it('accepts a conversation whose ways all have six to eight questions', () => {
  expect(faultsOfTree(sound)).toEqual([]);
});
