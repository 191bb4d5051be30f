import { createContext } from 'react';
import type { PageHead } from './head-tags.ts';

/** Where the product is known, and who else wants to know what a page says of itself. */
export interface Origin {
  /** Without a slash at the end. */
  origin: string;
  /** Hears of the page's head while it is prerendered, when no effect runs. */
  onHead?: (head: PageHead) => void;
}

export const OriginContext = createContext<Origin>({ origin: '' });
