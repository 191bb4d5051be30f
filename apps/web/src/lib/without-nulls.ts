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

/** Without the fields that a host sends as null where others leave them out. Nulls in lists stay: they mean something. */
export const withoutNulls = <T extends object>(value: T): T => cleaned(value) as T;
