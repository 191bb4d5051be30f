import type { EmbedRoot } from './embed-root.ts';
import type { SittingOptions } from './sitting-options.ts';

/** What questions in a row inside a shadow root are drawn from. */
export interface SittingSurfaceProps extends SittingOptions {
  root: EmbedRoot;
}
