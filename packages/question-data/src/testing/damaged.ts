import fc from 'fast-check';

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

/** An example with up to three places changed at random, for property tests. */
export const damaged = (examples: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...examples), fc.array(fc.tuple(fc.nat(), small), { minLength: 0, maxLength: 3 }))
    .map(([example, changes]) =>
      changes.reduce<unknown>((value, [place, other]) => {
        const paths = pathsIn(value);
        return replaced(value, paths[place % paths.length] ?? [], other);
      }, example),
    );
