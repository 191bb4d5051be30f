import { hash, type Options, verify } from '@node-rs/argon2';
import { LimitReached } from '../../domain/errors.ts';

/** OWASP's first choice for argon2id, the library's default algorithm: 19 MiB, two passes. It runs on the thread pool, about 10 ms each. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 2;
const mostWaiting = 100;

/** Hashes and checks passwords, two at a time so that files and names keep their threads. */
export interface Passwords {
  /** @throws LimitReached when a hundred wait already */
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the stored hash. Without one (unknown account, no password yet) it takes the same time and says no.
   *
   * @throws LimitReached when a hundred wait already
   */
  matches(storedHash: string | undefined, password: string): Promise<boolean>;
}

function createGate() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= mostAtOnce) {
      if (waiting.length >= mostWaiting) throw new LimitReached(2);
      await new Promise<void>((resume) => {
        waiting.push(resume);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Makes the hasher. */
export async function createPasswords(): Promise<Passwords> {
  const gate = createGate();
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password) => gate(() => hash(password, cost)),
    matches: (storedHash, password) =>
      gate(async () => (await verify(storedHash || decoy, password)) && Boolean(storedHash)),
  };
}
