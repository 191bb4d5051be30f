'use client';
import { withRef } from '../with-ref.ts';
import { link } from './link.css.ts';
import { Link } from './link.tsx';
import type { LinkTone } from './link.variants.ts';
import type { LinkComponentProps } from './link-context.tsx';

export interface TextLinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  /** `neutral` is for links outside the main content (footers, navigation). */
  tone?: LinkTone;
  /** Underlined on hover only; for links outside running text. */
  quiet?: boolean;
  strong?: boolean;
}

/** A text link. Goes through {@link LinkProvider}. */
export const TextLink = /* @__PURE__ */ withRef(function TextLink({
  tone = 'primary',
  quiet = false,
  strong = false,
  ...anchor
}: TextLinkProps) {
  return <Link {...anchor} className={link({ tone, quiet, strong })} />;
});
