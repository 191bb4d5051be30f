import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useEmitted } from './use-emitted.ts';

type Emitted = { type: 'moved'; to: number } | { type: 'ended' };

function createEmitter() {
  const listeners = new Set<(event: Emitted) => void>();
  return {
    on(_: '*', listener: (event: Emitted) => void) {
      listeners.add(listener);
      return { unsubscribe: () => void listeners.delete(listener) };
    },
    emit(event: Emitted) {
      for (const listener of listeners) listener(event);
    },
    listeners,
  };
}

describe('useEmitted', () => {
  it('calls the handler of the latest render, on one subscription', () => {
    const emitter = createEmitter();
    const heard: string[] = [];
    const { rerender } = renderHook(
      ({ name }) => useEmitted<Emitted>(emitter, { moved: ({ to }) => heard.push(`${name} ${to}`) }),
      { initialProps: { name: 'first' } },
    );
    emitter.emit({ type: 'moved', to: 1 });
    rerender({ name: 'second' });
    emitter.emit({ type: 'moved', to: 2 });
    expect([heard, emitter.listeners.size]).toEqual([['first 1', 'second 2'], 1]);
  });

  it('passes over events that have no handler', () => {
    const emitter = createEmitter();
    renderHook(() => useEmitted<Emitted>(emitter, {}));
    expect(() => emitter.emit({ type: 'ended' })).not.toThrow();
  });

  it('hears another actor when it is given one, and none when it is gone', () => {
    const [one, two] = [createEmitter(), createEmitter()];
    const { rerender, unmount } = renderHook(({ emitter }) => useEmitted<Emitted>(emitter, {}), {
      initialProps: { emitter: one },
    });
    rerender({ emitter: two });
    expect([one.listeners.size, two.listeners.size]).toEqual([0, 1]);
    unmount();
    expect(two.listeners.size).toBe(0);
  });
});
