'use client';
import type { ReactNode } from 'react';
import { type LinkComponent, LinkContext } from './link-context.tsx';
import { hasAllPages, LacksContext } from './use-lacks-page.ts';

export interface LinkProviderProps {
  /** Renders every link inside. */
  component: LinkComponent;
  /** Returns true for paths that have no page: links to them are not rendered. Default: all pages exist. */
  lacks?: ((href: string) => boolean) | undefined;
  children: ReactNode;
}

/** Renders the links inside with the host's router. Without it they are plain anchors. */
export function LinkProvider({ component, lacks = hasAllPages, children }: LinkProviderProps) {
  return (
    <LinkContext.Provider value={component}>
      <LacksContext.Provider value={lacks}>{children}</LacksContext.Provider>
    </LinkContext.Provider>
  );
}
