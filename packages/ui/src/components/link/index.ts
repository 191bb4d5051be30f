export { Link } from './link.tsx';
export { type LinkTone, linkTones } from './link.variants.ts';
export type { LinkComponent, LinkComponentProps } from './link-context.tsx';
export { LinkProvider, type LinkProviderProps } from './link-provider.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
export { useLacksPage } from './use-lacks-page.ts';
