/** JSON of a value without what JSON can't say: files, samples and functions are left out. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, part) => (isPlain(part) ? part : undefined)));

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
