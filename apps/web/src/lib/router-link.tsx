import type { LinkComponentProps } from '@rehearse/ui';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends LinkComponentProps {
  /** Navigation state of the link. */
  state?: unknown;
}

/** Renders links with the router; links to other origins and to files stay plain. */
export function RouterLink({ href, state, ...anchor }: RouterLinkProps) {
  return href.startsWith('/') ? <Link {...anchor} to={href} state={state} /> : <a {...anchor} href={href} />;
}
