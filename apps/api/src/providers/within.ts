/** What took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';

  constructor(limitMs: number) {
    super(`There was no answer within ${limitMs / 1000} seconds.`);
  }
}

/**
 * Waits for work, but no longer than it may take. The work itself goes on; whatever comes of it later is ignored.
 *
 * @throws TookTooLong
 */
export function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TookTooLong(limitMs)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
