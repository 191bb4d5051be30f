/** The time limit was exceeded. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';

  constructor(limitMs: number) {
    super(`There was no answer within ${limitMs / 1000} seconds.`);
  }
}

/**
 * Rejects when `work` takes longer than `limitMs`. The work itself is not cancelled; its later result is ignored.
 *
 * @throws TimedOut
 */
export function withTimeout<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(limitMs)), limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
