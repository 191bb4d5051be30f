'use client';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** What is used of an actor. */
interface Actor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(changed: () => void): { unsubscribe: () => void };
}

type Drawn<T> = RefObject<{ value: T } | null>;

/** Reads from an actor's snapshot, and returns the value before while the new one is the same. */
function readerOf<Snapshot, T>(
  actor: Actor<Snapshot>,
  select: (snapshot: Snapshot) => T,
  isSame: (before: T, now: T) => boolean,
  drawn: Drawn<T>,
): () => T {
  let last: { snapshot: Snapshot; value: T } | null = null;
  return () => {
    const snapshot = actor.getSnapshot();
    if (last !== null && last.snapshot === snapshot) return last.value;
    const now = select(snapshot);
    const before = last ?? drawn.current;
    const value = before !== null && isSame(before.value, now) ? before.value : now;
    last = { snapshot, value };
    return value;
  };
}

/**
 * Returns what a component draws of an actor's snapshot, and renders the component again when that changes. It is
 * `useSelector` of `@xstate/react` without that library's copy of `useSyncExternalStore` for React 17: one of the twelve
 * KiB that a page loads over React and XState.
 *
 * @param select what to draw of a snapshot
 * @param isSame whether two results look alike; by default only one and the same does
 */
export function useSelector<Snapshot, T>(
  actor: Actor<Snapshot>,
  select: (snapshot: Snapshot) => T,
  isSame: (before: T, now: T) => boolean = Object.is,
): T {
  const drawn: Drawn<T> = useRef(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  // biome-ignore lint/nursery/useReactCompiler: read when React asks for the snapshot, as its hook with a selector does
  const read = useMemo(() => readerOf(actor, select, isSame, drawn), [actor, select, isSame]);
  const value = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    drawn.current = { value };
  }, [value]);
  return value;
}

/** Whether two views have the same properties with identical values. */
export function isShallowEqual<T extends object>(before: T, now: T): boolean {
  const names = Object.keys(before) as (keyof T)[];
  return names.length === Object.keys(now).length && names.every((name) => Object.is(before[name], now[name]));
}
