'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { arrival } from './question-arrival.css.ts';

export interface QuestionArrivalProps {
  /** A `QuestionFrame`. */
  children: ReactNode;
}

/**
 * Focuses the heading of a new question, unless something in it already has the focus, because the button that led here
 * is gone. Give each question a `key`.
 */
export function QuestionArrival({ children }: QuestionArrivalProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // in the next frame, which runs layout anyway: focusing now would force an extra layout
    const frame = requestAnimationFrame(() => {
      if (!ref.current || ref.current.contains(document.activeElement)) return;
      const heading = ref.current.querySelector('h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={ref} className={arrival}>
      {children}
    </div>
  );
}
