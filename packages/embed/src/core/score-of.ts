const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** The share of the points in a flow's result, 0..1; null if nothing was measured. Of a reading, the share of the words. */
export function scoreOf(result: unknown): number | null {
  const { score, correct, reading } = fieldsOf(result);
  const share = typeof correct === 'boolean' ? Number(correct) : (score ?? fieldsOf(reading)['completeness']);
  return typeof share === 'number' ? share : null;
}
