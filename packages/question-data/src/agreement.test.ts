import { questionTypes, slugOf } from '@rehearse/question-types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuestion } from './check-question.ts';
import { examples } from './examples/index.ts';
import { questionSchemas } from './schemas.ts';
import { damaged } from './testing/damaged.ts';

/** Whether an object has a field that is null: the check counts it as left out, the schema refuses it. */
const hasNullField = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value)
    ? value.some(hasNullField)
    : Object.values(value).some((entry) => entry === null || hasNullField(entry)));

const verdictOf = (data: unknown) => {
  const result = checkQuestion(data);
  for (const { path, message } of result.ok ? result.warnings : result.problems) {
    expect(message.startsWith(path || 'The question')).toBe(true);
    expect(message).toMatch(/^\S.*\.$/s);
  }
  return result.ok;
};

describe.each(questionTypes.map((type) => [type.name, type] as const))('%s', (_, type) => {
  const schema = questionSchemas[type.id];

  it('the check and the schema agree on damaged data', () => {
    fc.assert(
      fc.property(damaged(examples[type.id]), (data) => {
        fc.pre(!hasNullField(data));
        // The schema of another type is not asked.
        const named = typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {};
        fc.pre(!('type' in named) || named.type === slugOf(type));
        fc.pre(!('submoduleId' in named) || named.submoduleId === type.id);
        expect(verdictOf(data)).toBe(schema.safeParse(data).success);
      }),
      { numRuns: 400 },
    );
  });

  it('the check never throws, and a checked question passes again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          damaged(examples[type.id]),
          fc.jsonValue(),
          fc.jsonValue().map((value) => ({ type: slugOf(type), ...Object(value) })),
        ),
        (data) => {
          const result = checkQuestion(data);
          if (result.ok) expect(checkQuestion(result.question)).toEqual({ ...result, warnings: [] });
        },
      ),
      { numRuns: 300 },
    );
  });
});
