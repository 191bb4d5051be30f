import { rules } from '@rehearse/question-data/rules/read-and-complete';
import { expect, it } from 'vitest';
import { fieldRows } from './field-rows.ts';

it('lists the fields of a type by their paths', () => {
  const rows = fieldRows(rules.schema);
  expect(rows.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['sentenceTemplate', 'blankList', 'blankList[].clues', 'blankList[].answer']),
  );
  expect(rows.find(({ path }) => path === 'blankList[].answer')).toMatchObject({ type: 'text', isRequired: true });
  expect(rows.find(({ path }) => path === 'difficultyLevel')).toBeUndefined();
});
