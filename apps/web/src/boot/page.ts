import { type ComponentType, lazy } from 'react';

interface RouteModule {
  Component: ComponentType;
}

const modules = import.meta.glob<RouteModule>(['../routes/**/*.tsx', '!**/*.test.tsx']);

/** A page of the app: a component whose module is loaded when it is first drawn, or ahead. */
export interface LoadedPage {
  Component: ComponentType;
  /** File of the route below `src`, as the build names it. */
  file: string;
  /** Loads the module, so that the page is drawn at once. */
  load: () => Promise<unknown>;
}

/** React takes what a loaded module gives without waiting a turn, in which what the server drew would be lost. */
const atOnce = (component: ComponentType) =>
  // biome-ignore lint/suspicious/noThenProperty: what React reads is a thenable
  ({ then: (use: (loaded: { default: ComponentType }) => void) => use({ default: component }) }) as Promise<{
    default: ComponentType;
  }>;

/** The page in a file of `src/routes`. */
export function page(name: string): LoadedPage {
  const loader = modules[`../routes/${name}.tsx`];
  if (!loader) throw new Error(`There is no route file ${name}.tsx.`);
  let loaded: ComponentType | undefined;
  const load = async () => {
    loaded = (await loader()).Component;
    return loaded;
  };
  return {
    file: `src/routes/${name}.tsx`,
    load,
    Component: lazy(() => (loaded ? atOnce(loaded) : load().then((component) => ({ default: component })))),
  };
}
