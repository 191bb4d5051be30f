export { type LinkTone, linkTones } from './link.variants.ts';
export {
  Link,
  type LinkComponent,
  type LinkComponentProps,
  LinkProvider,
  type LinkProviderProps,
} from './link-provider.tsx';
export { TextLink, type TextLinkProps } from './text-link.tsx';
export { useLacksPage } from './use-lacks-page.ts';
