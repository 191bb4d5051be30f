/** Something wrong in the data of a question. */
export interface Problem {
  /** JSON Pointer of the field: `/blankList/0/answer`; empty for the question itself. */
  readonly path: string;
  /** A sentence in English that names the path. */
  readonly message: string;
}

/** Keys and indexes that lead to a field. */
export type Path = readonly (string | number)[];

/** A problem of a field; `says` follows its path in the sentence. */
export function problemAt(path: Path, says: string): Problem {
  const pointer = path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return { path: pointer, message: `${pointer || 'The question'} ${says}` };
}

/** `must be "a"`, or `must be one of "a", "b"`. */
export const mustBe = (values: readonly unknown[]) =>
  `must be ${values.length > 1 ? 'one of ' : ''}${values.map((value) => JSON.stringify(value)).join(', ')}`;
