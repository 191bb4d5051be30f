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
  const awaited = useRef<{ before: unknown } | null>(null);
  useEffect(() => {
    if (awaited.current === null || awaited.current.before === content) return;
    awaited.current = null;
    section.current?.focus({ preventScroll: true });
  }, [content]);
  const awaitChange = () => {
    awaited.current = { before: content };
  };
  return [section, awaitChange] as const;
}
