'use client';
import { createElement, useContext } from 'react';
import { withRef } from '../with-ref.ts';
import { type LinkComponentProps, LinkContext } from './link-context.tsx';
import { useLacksPage } from './use-lacks-page.ts';

/** An unstyled link for views with their own link styles (rows, cards, tabs). */
export const Link = /* @__PURE__ */ withRef(function Link(props: LinkComponentProps) {
  const component = useContext(LinkContext);
  return useLacksPage()(props.href) ? null : createElement(component, props);
});
