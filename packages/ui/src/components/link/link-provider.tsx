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

/** What a link component is given: an anchor's own props, `href` always set. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Renders links; a router's link is adapted by passing `href` on as its `to`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const Anchor: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Component for every link inside. */
  component: LinkComponent;
  /** Whether there is no page at a path: links to it are not drawn. Default: every page is there. */
  lacks?: ((href: string) => boolean) | undefined;
  children: ReactNode;
}

/** Makes the links inside go through the host's router. Without it they are plain anchors. */
export function LinkProvider({ component, lacks = hasAllPages, children }: LinkProviderProps) {
  return (
    <LinkContext value={component}>
      <LacksContext value={lacks}>{children}</LacksContext>
    </LinkContext>
  );
}

/** An undrawn link for views that draw links of their own (rows, cards, tabs). */
export function Link(props: LinkComponentProps) {
  const component = useContext(LinkContext);
  return useLacksPage()(props.href) ? null : createElement(component, props);
}
