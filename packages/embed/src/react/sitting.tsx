'use client';
import { createPortal } from 'react-dom';
import type { SittingOptions } from '../core/sitting-options.ts';
import { SittingSurface } from '../core/sitting-surface.tsx';
import { useEmbedHost } from './use-embed-host.ts';

export interface SittingProps extends SittingOptions {
  /** Height that is kept free until the questions are there, in CSS pixels. Default 400. */
  placeholderHeight?: number;
}

/** Several questions in a row, of any types: an introduction, one question after the other, and the scores. */
export function Sitting({ placeholderHeight = 400, ...options }: SittingProps) {
  const [host, root] = useEmbedHost();
  return (
    <div ref={host} style={root ? undefined : { minHeight: placeholderHeight }}>
      {root && createPortal(<SittingSurface {...options} root={root} />, root.container)}
    </div>
  );
}
