'use client';
import { type ComponentProps, type ComponentType, createContext } from 'react';
import { withRef } from '../with-ref.ts';

/** Props of a link component: those of an anchor, with `href` always set. */
export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** Renders links. To adapt a router's link, pass `href` on as its `to`. */
export type LinkComponent = ComponentType<LinkComponentProps>;

const Anchor: LinkComponent = /* @__PURE__ */ withRef((props: LinkComponentProps) => <a {...props} />);

/** What renders links; anchors unless `LinkProvider` sets it. */
export const LinkContext = createContext<LinkComponent>(Anchor);
