import { type LinkComponentProps, LinkProvider } from '@rehearse/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../../lib/router-link.tsx';
import { useWantedState } from '../use-wanted-page.ts';

function HandingLink(link: LinkComponentProps) {
  return <RouterLink {...link} state={useWantedState()} />;
}

/** The links inside hand on where the visitor was going, as from the login to the registration. */
export function HandOnWanted({ children }: { children: ReactNode }) {
  return <LinkProvider component={HandingLink}>{children}</LinkProvider>;
}
