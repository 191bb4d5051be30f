'use client';
import { useEffect, useRef } from 'react';

/**
 * Focuses a section once a control that had the focus has gone from it, such as the one that removed a row. The ref is the
 * section's; the function announces that this will happen.
 *
 * @param content what is shown in the section; another value is another content
 */
export function useFocusOnce(content: unknown) {
  const section = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every content
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    section.current?.focus({ preventScroll: true });
  }, [content]);
  const awaitChange = () => {
    isAwaited.current = true;
  };
  return [section, awaitChange] as const;
}
