import type { LinkComponentProps } from '@rehearse/ui';
import { Link } from 'react-router-dom';

interface RouterLinkProps extends LinkComponentProps {
  /** State of the address that the link leads to. */
  state?: unknown;
}

/** The links of the components, through the router; other origins and files stay plain links. */
export function RouterLink({ href, state, ...anchor }: RouterLinkProps) {
  return href.startsWith('/') ? <Link {...anchor} to={href} state={state} /> : <a {...anchor} href={href} />;
}
