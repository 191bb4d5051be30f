'use client';
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

/** What a link component is given: an anchor's own props, `href` always set. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Renders links; a router's link is adapted by passing `href` on as its `to`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const Anchor: LinkComponent = (props) => <a {...props} />;
const LinkContext = createContext<LinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Component for every link inside. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes the links inside go through the host's router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An undrawn link for views that draw links of their own (rows, cards, tabs). */
export function Link(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
