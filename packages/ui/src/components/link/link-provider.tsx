'use client';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';
import { hasAllPages, LacksContext, useLacksPage } from './use-lacks-page.ts';

/** Props of a link component: those of an anchor, with `href` always set. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Renders links. To adapt a router's link, pass `href` on as its `to`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const Anchor: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders every link inside. */
  component: LinkComponent;
  /** Returns true for paths that have no page: links to them are not rendered. Default: all pages exist. */
  lacks?: ((href: string) => boolean) | undefined;
  children: ReactNode;
}

/** Renders the links inside with the host's router. Without it they are plain anchors. */
export function LinkProvider({ component, lacks = hasAllPages, children }: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <LacksContext value={lacks}>{children}</LacksContext>
    </LinkContext>
  );
}

/** An unstyled link for views with their own link styles (rows, cards, tabs). */
export function Link(props: LinkComponentProps) {
  const component = useContext(LinkContext);
  return useLacksPage()(props.href) ? null : createElement(component, props);
}
