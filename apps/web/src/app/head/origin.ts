import { createContext } from 'react';
import type { NamedPage } from './page-head.ts';

/** The site's origin, and subscribers to page metadata and hydration. */
export interface Origin {
  /** Without a trailing slash. */
  origin: string;
  /** Whether the page is prerendered for logged-in learners; default false: for visitors. */
  isForLearners?: boolean;
  /** Receives the page's metadata during prerendering, when effects don't run. */
  onPage?: (page: NamedPage) => void;
  /** Called in the commit that hydrates or renders a page: its fields still hold what was typed. */
  onCommit?: () => void;
  /** Called once a page is hydrated or rendered and its effects have run. */
  onHydrated?: () => void;
}

export const OriginContext = createContext<Origin>({ origin: '' });
