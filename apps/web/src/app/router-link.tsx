import type { LinkComponentProps } from '@rehearse/ui';
import { Link } from 'react-router-dom';

/** The links of the components, through the router; other origins and files stay plain links. */
export function RouterLink({ href, ...anchor }: LinkComponentProps) {
  return href.startsWith('/') ? <Link {...anchor} to={href} /> : <a {...anchor} href={href} />;
}
