import { createContext, type ReactNode } from 'react';
import type { NamedPage } from './page-head.ts';

/** The site's origin, and subscribers to page metadata. */
export interface Origin {
  /** Without a trailing slash. */
  origin: string;
  /** Whether the page is prerendered for logged-in learners; default false: for visitors. */
  isForLearners?: boolean;
  /** Receives the page's metadata during prerendering, when effects don't run. */
  onPage?: (page: NamedPage) => void;
  /** Called when the page is mounted or hydrated. */
  onStanding?: () => void;
  /** Hydrated together with the first page. */
  beside?: ReactNode;
}

export const OriginContext = createContext<Origin>({ origin: '' });
