import { type ComponentType, createElement, lazy, useState } from 'react';

interface RouteModule {
  Component: ComponentType;
}

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!**/*.test.tsx']);

/** A page of the app, or the frame around one, whose module is loaded when it is first drawn, or before by `load`. */
export interface LoadedPage {
  /** Its files below `apps/web`, as the build's manifest names them. */
  files: readonly string[];
  load: () => Promise<unknown>;
  component: () => ComponentType;
}

function loadedPage(file: string, loader: () => Promise<ComponentType>): LoadedPage {
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = await loader();
    return { default: loaded };
  };
  const Lazy = lazy(load);
  // `lazy` suspends even if its module is there, and React would then drop the prerendered page
  return { files: [file], load, component: () => loaded ?? Lazy };
}

/** The frame around every page that is not a question; a file of its own, which questions do without. */
export const frame = loadedPage('src/app/frame/framed.tsx', async () => {
  const { Framed } = await import('../app/frame/framed.tsx');
  return Framed;
});

/** The page in a file of `src/routes`, without the frame. */
export function page(name: string): LoadedPage {
  const loader = modules[`../routes/${name}.tsx`];
  if (!loader) throw new Error(`There is no route file ${name}.tsx.`);
  return loadedPage(`src/routes/${name}.tsx`, async () => (await loader()).Component);
}

/** The page in a file of `src/routes`, which needs the frame as well. */
export function framedPage(name: string): LoadedPage {
  const inner = page(name);
  return {
    files: [...frame.files, ...inner.files],
    load: () => Promise.all([frame.load(), inner.load()]),
    component: inner.component,
  };
}

/** Draws a page; needs the page's name as its key. */
export function Page({ page: { component } }: { page: LoadedPage }) {
  const [Content] = useState(component);
  return createElement(Content);
}
