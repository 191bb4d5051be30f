export { Button, type ButtonProps } from './button.tsx';
export { type ButtonTone, type ButtonVariant, buttonTones, buttonVariants } from './button.variants.ts';
export type { ButtonLook } from './button-content.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
