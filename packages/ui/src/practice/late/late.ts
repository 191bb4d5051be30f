/** Loading state of a part that is loaded after the page. */
export type LateState<T> = { phase: 'idle' | 'loading' | 'failed' } | { phase: 'there'; value: T };

/** A part that is loaded after the page, once for all users of it. */
export interface Late<T> {
  state(): LateState<T>;
  subscribe(listener: () => void): () => void;
  /** Loads the part unless it is loaded or loading; retries after a failure. Never rejects. */
  fetch(): Promise<void>;
}

/** Creates a late part from its loader: `late(() => import('./review.tsx'))`. */
export function late<T>(load: () => Promise<T>): Late<T> {
  const listeners = new Set<() => void>();
  let state: LateState<T> = { phase: 'idle' };

  function become(next: LateState<T>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async fetch() {
      if (state.phase === 'there' || state.phase === 'loading') return;
      become({ phase: 'loading' });
      try {
        become({ phase: 'there', value: await load() });
      } catch {
        become({ phase: 'failed' });
      }
    },
  };
}
