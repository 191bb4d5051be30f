'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { takeFocus } from './focus.utils.ts';
import { watchInput } from './last-input.ts';
import { useSurface } from './surface-context.ts';

/** Focuses an element if the question may have the focus, and does nothing otherwise. */
export type TakeFocus = (element: HTMLElement | null | undefined, options?: FocusOptions) => void;

/**
 * Returns the function with which practice views move the focus, instead of `element.focus()`. Without a surface it
 * always focuses. On a surface it does so if the focus is there, or if nothing is focused and the learner's last key
 * press, press or turn of the wheel was there.
 */
export function useTakeFocus(): TakeFocus {
  const surface = useSurface();
  useLayoutEffect(() => {
    if (surface) watchInput();
  }, [surface]);
  return useCallback((element, options) => takeFocus(surface, element ?? null, options), [surface]);
}

/** Returns a ref for the element that takes the focus when it appears, instead of `autoFocus`. */
export function useFirstFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const take = useTakeFocus();
  useLayoutEffect(() => take(ref.current), [take]);
  return ref;
}
