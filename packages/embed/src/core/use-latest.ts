import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the value of the newest render, for callbacks that run later. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
