import { createContext, type ReactNode } from 'react';
import type { NamedPage } from './page-head.ts';

/** Where the product is known, and who else wants to know what a page says of itself. */
export interface Origin {
  /** Without a slash at the end. */
  origin: string;
  /** Whether the page is drawn at build for the signed-in; default false: for a visitor. */
  isForLearners?: boolean;
  /** Hears of the page while it is prerendered, when no effect runs. */
  onPage?: (page: NamedPage) => void;
  /** Hears that the page stands: drawn, or taken over as it was drawn at build. */
  onStanding?: () => void;
  /** Comes to life with the first page, beside it. */
  beside?: ReactNode;
}

export const OriginContext = createContext<Origin>({ origin: '' });
