import { type LinkComponentProps, LinkProvider } from '@rehearse/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../../lib/router-link.tsx';
import { useWantedState } from '../use-wanted-page.ts';

function HandingLink(link: LinkComponentProps) {
  return <RouterLink {...link} state={useWantedState()} />;
}

/** Makes the links inside keep the redirect target, as from login to registration. */
export function HandOnWanted({ children }: { children: ReactNode }) {
  return <LinkProvider component={HandingLink}>{children}</LinkProvider>;
}
