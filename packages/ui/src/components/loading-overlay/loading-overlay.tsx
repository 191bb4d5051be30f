'use client';
import { useEffect, useRef } from 'react';
import { Spinner } from '../spinner/index.ts';
import { overlay } from './loading-overlay.css.ts';

export interface LoadingOverlayProps {
  /** Text for screen readers. Default "Loading…". */
  label?: string;
}

/** Covers the window during a blocking call. It appears after 150 ms, so that quick calls don't flash. */
export function LoadingOverlay({ label }: LoadingOverlayProps) {
  const ref = useRef<HTMLDivElement>(null);

  // Only the top layer is above a modal dialog.
  useEffect(() => {
    const element = ref.current;
    if (typeof element?.showPopover === 'function') element.showPopover();
  }, []);

  return (
    <div ref={ref} popover="manual" className={overlay}>
      <Spinner size="large" label={label} />
    </div>
  );
}
