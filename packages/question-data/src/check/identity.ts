const highest = 2_147_483_647;

/** An id for data without one, from 1 to 2,147,483,647; the same for the same data (FNV-1a over its JSON). */
export function identityOf(data: unknown): number {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(data)) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return ((hash >>> 0) % highest) + 1;
}
