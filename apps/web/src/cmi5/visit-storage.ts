type Kept = Pick<Storage, 'getItem' | 'setItem'>;

/** The tab's storage, which a reload keeps; memory where the browser blocks it, as it may in frames. */
export function visitStorage(open: () => Kept = () => sessionStorage): Kept {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: Kept) => T): T | undefined => {
    try {
      return work(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value));
    },
  };
}
