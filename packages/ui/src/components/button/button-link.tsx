'use client';
import { Link, type LinkComponentProps } from '../link/index.ts';
import { withRef } from '../with-ref.ts';
import { button } from './button.css.ts';
import { ButtonContent, type ButtonLook } from './button-content.tsx';

export interface ButtonLinkProps extends ButtonLook, Omit<LinkComponentProps, 'className' | 'style'> {}

/** A link that looks like a button, for the main destination of a page. Goes through `LinkProvider`. */
export const ButtonLink = /* @__PURE__ */ withRef(function ButtonLink({
  tone = 'primary',
  variant = 'solid',
  size = 'medium',
  icon,
  iconEnd,
  block = false,
  children,
  ...anchor
}: ButtonLinkProps) {
  return (
    <Link {...anchor} className={button({ tone, variant, size, block })}>
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </Link>
  );
});
