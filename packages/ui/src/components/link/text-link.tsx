'use client';
import { link } from './link.css.ts';
import type { LinkTone } from './link.variants.ts';
import { Link, type LinkComponentProps } from './link-provider.tsx';

export interface TextLinkProps extends Omit<LinkComponentProps, 'className' | 'style'> {
  /** `neutral` is for links beside the matter (footers, navigation). */
  tone?: LinkTone;
  /** Underlined only under the pointer; for links that stand apart from running text. */
  quiet?: boolean;
  strong?: boolean;
}

/** A link in or beside text. Goes through {@link LinkProvider}. */
export function TextLink({ tone = 'primary', quiet = false, strong = false, ...anchor }: TextLinkProps) {
  return <Link {...anchor} className={link({ tone, quiet, strong })} />;
}
