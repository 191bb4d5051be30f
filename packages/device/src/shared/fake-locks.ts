type Callback = (lock: Lock | null) => unknown;

interface Waiting {
  begin(): void;
}

/** Web Locks for tests: exclusive, first come first served, with `signal`. One instance is one origin. */
export function createFakeLocks() {
  const queues = new Map<string, Waiting[]>();

  function request(name: string, options: LockOptions, callback: Callback): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      let isBegun = false;
      const entry: Waiting = {
        begin() {
          isBegun = true;
          Promise.resolve()
            .then(() => callback({ name, mode: 'exclusive' } as Lock))
            .then(resolve, reject)
            .finally(() => {
              queue.shift();
              queue[0]?.begin();
            });
        },
      };
      options.signal?.addEventListener('abort', () => {
        if (isBegun) return;
        queue.splice(queue.indexOf(entry), 1);
        reject(options.signal?.reason);
      });
      queue.push(entry);
      if (queue[0] === entry) entry.begin();
    });
  }

  return { request } as unknown as Pick<LockManager, 'request'>;
}
