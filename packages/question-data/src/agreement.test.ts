import { questionTypes, slugOf, type TypeId } from '@rehearse/question-types';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkQuestion } from './check-question.ts';
import { examples } from './examples/index.ts';
import { questionSchemas } from './schemas.ts';

type Json = fc.JsonValue;

/** Every place in a value, as keys and indexes. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[...path]];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [[...path], ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** A copy with another value in one place; without what was there if it is undefined. */
function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], other: Json | undefined): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.flatMap((entry, index) => {
      if (index !== key) return [entry];
      const changed = replaced(entry, rest, other);
      return changed === undefined ? [] : [changed];
    });
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([name, entry]) => {
      if (name !== key) return [[name, entry]];
      const changed = replaced(entry, rest, other);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

/** Whether an object has a field that is null: the check counts it as left out, the schema refuses it. */
const hasNullField = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value)
    ? value.some(hasNullField)
    : Object.values(value).some((entry) => entry === null || hasNullField(entry)));

const small = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom<Json>(
    '',
    '{}',
    'a',
    'The {} is {}.',
    '{1}',
    0,
    1,
    2,
    7,
    1.5,
    -1,
    true,
    [],
    {},
    [null],
    ['a'],
    ['a', 'a'],
    [null, 'b'],
    { en: '' },
    { en: 'a' },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** An example with up to three places changed at random. */
const damaged = (id: TypeId) =>
  fc
    .tuple(fc.constantFrom(...examples[id]), fc.array(fc.tuple(fc.nat(), small), { minLength: 0, maxLength: 3 }))
    .map(([example, changes]) =>
      changes.reduce<unknown>((value, [place, other]) => {
        const paths = pathsIn(value);
        return replaced(value, paths[place % paths.length] ?? [], other);
      }, example),
    );

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
      fc.property(damaged(type.id), (data) => {
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
          damaged(type.id),
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
