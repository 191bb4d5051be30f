import { type ComponentType, createElement, lazy, useState } from 'react';

/** A file of `src/routes`. */
export interface RouteModule {
  Component: ComponentType;
}

/** A page of the app, or the frame around one, whose module is loaded when it is first drawn, or before by `load`. */
interface Loaded {
  load: () => Promise<unknown>;
  component: () => ComponentType;
}

/** A page of the app. */
export interface LoadedPage extends Loaded {
  /** Its module. */
  route: () => Promise<RouteModule>;
  /** Whether the frame is around it. */
  isFramed: boolean;
}

function loaded(loader: () => Promise<RouteModule>): Loaded {
  let Known: ComponentType | undefined;
  const load = async () => {
    Known = (await loader()).Component;
    return { default: Known };
  };
  const Lazy = lazy(load);
  // `lazy` suspends even if its module is there, and React would then drop the prerendered page
  return { load, component: () => Known ?? Lazy };
}

/** The frame around every page that is not a question; a file of its own, which questions do without. */
export const frame: Loaded = loaded(async () => {
  const { Framed } = await import('../app/frame/framed.tsx');
  return { Component: Framed };
});

/** The page in a file of `src/routes`, without the frame. */
export const page = (route: () => Promise<RouteModule>): LoadedPage => ({ ...loaded(route), route, isFramed: false });

/** The page in a file of `src/routes`, which needs the frame as well. */
export function framedPage(route: () => Promise<RouteModule>): LoadedPage {
  const inner = page(route);
  return { ...inner, load: () => Promise.all([frame.load(), inner.load()]), isFramed: true };
}

/** Draws a page; needs the page's name as its key. */
export function Page({ page: { component } }: { page: Loaded }) {
  const [Content] = useState(component);
  return createElement(Content);
}
