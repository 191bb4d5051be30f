type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleaned);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== null)
      .map(([name, field]) => [name, cleaned(field)]),
  );
}

/**
 * Removes fields that a host sends as null instead of leaving them out. Nulls in arrays stay, because they have a
 * meaning.
 */
export const withoutNulls = <T extends object>(value: T): T => cleaned(value) as T;
