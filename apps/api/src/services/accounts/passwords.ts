import { hash, type Options, verify } from '@node-rs/argon2';
import { LimitReached } from '../../domain/errors.ts';

/** OWASP's recommended parameters for argon2id, the library's default: 19 MiB, two passes. Runs on the thread pool, about 10 ms each. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 2;
const mostWaiting = 100;

/** Hashes and verifies passwords, two at a time to leave threads of the pool for file access and DNS. */
export interface Passwords {
  /** @throws LimitReached when a hundred are already waiting */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the stored hash. Without a hash (unknown account, no password yet) it takes the same time and is false.
   *
   * @throws LimitReached when a hundred are already waiting
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

/** Creates the password hasher. */
export async function createPasswords(): Promise<Passwords> {
  const gate = createGate();
  const decoy = await hash('a password that nobody has', cost);
  return {
    hash: (password) => gate(() => hash(password, cost)),
    matches: (storedHash, password) =>
      gate(async () => (await verify(storedHash || decoy, password)) && Boolean(storedHash)),
  };
}
