import { checkQuestion } from '@rehearse/question-data';
import { expect, it } from 'vitest';
import { detailOf, rows } from '../e2e/support/spec-host/question-data.ts';

it.each(rows)('a host with the specification’s fields only is understood: question $questionId', (row) => {
  expect(checkQuestion(detailOf(row))).toMatchObject({
    ok: true,
    warnings: [],
    question: { questionId: row.questionId },
  });
});
