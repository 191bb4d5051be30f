import { type LinkComponentProps, LinkProvider } from '@rehearse/ui';
import type { ReactNode } from 'react';
import { RouterLink } from '../../lib/router-link.tsx';
import { useRedirectState } from '../use-redirect-target.ts';

function LinkWithRedirect(link: LinkComponentProps) {
  return <RouterLink {...link} state={useRedirectState()} />;
}

/** Makes the links inside keep the redirect target, as from login to registration. */
export function PreserveRedirect({ children }: { children: ReactNode }) {
  return <LinkProvider component={LinkWithRedirect}>{children}</LinkProvider>;
}
