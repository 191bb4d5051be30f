'use client';
import { link } from './link.css.ts';
import type { LinkTone } from './link.variants.ts';
import { Link, type LinkComponentProps } from './link-provider.tsx';

export interface TextLinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  /** `neutral` is for links outside the main content (footers, navigation). */
  tone?: LinkTone;
  /** Underlined on hover only; for links outside running text. */
  quiet?: boolean;
  strong?: boolean;
}

/** A text link. Goes through {@link LinkProvider}. */
export function TextLink({ tone = 'primary', quiet = false, strong = false, ...anchor }: TextLinkProps) {
  return <Link {...anchor} className={link({ tone, quiet, strong })} />;
}
