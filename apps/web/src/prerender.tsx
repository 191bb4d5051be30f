import { type Language, tagOf } from '@rehearse/languages';
import { createInstance, type Resource } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { headHtml, headTags } from './app/head/head-tags.ts';
import { type NamedPage, pageHead } from './app/head/page-head.ts';
import { notFoundPage, type PublicPage, publicPages } from './app/head/public-pages.ts';
import { type Sketch, sketches } from './app/head/sketches.ts';
import { textOptions } from './app/language/i18n-options.ts';
import { type PageData, unknownOrigin } from './app/page-data.ts';
import { App } from './boot/app.tsx';
import type { LoadedPage, RouteModule } from './boot/page.ts';
import { pageAt } from './boot/pages.ts';
import { startServices } from './boot/start.ts';
import { noContact } from './host/config.ts';

export { languages } from '@rehearse/languages';
export { addressOf } from './app/head/head-tags.ts';
export { pageDataHtml, unknownOrigin } from './app/page-data.ts';
export { paths } from './lib/paths.ts';
export { notFoundPage, publicPages, sketches };

/** Reads the texts of a namespace. */
export type ReadTexts = (language: string, namespace: string) => Resource[string][string];

/** The parts of one prerendered page. */
export interface Prerendered {
  /** Value of the `lang` attribute. */
  lang: string;
  /** Elements for the head. */
  head: string;
  /** Content of the root element. */
  body: string;
  /** What the app starts from. */
  data: PageData;
  /** Files of the route below the app's folder. */
  files: readonly string[];
}

const routes = import.meta.glob<RouteModule>(['./routes/**/*.tsx', '!**/*.test.tsx']);

/** Files of a page below the app's folder, as the build's manifest names them. The app itself knows no names. */
async function filesOf({ route, isFramed }: LoadedPage): Promise<string[]> {
  const { Component } = await route();
  const files = isFramed ? ['src/app/frame/framed.tsx'] : [];
  for (const [file, load] of Object.entries(routes))
    if ((await load()).Component === Component) files.push(file.replace('./', 'src/'));
  return files;
}

/**
 * A sketch hears nothing, so that no press on it is lost unseen, and is hidden from all but the signed-in: the app leads the
 * others to the login.
 */
const sketch = (body: string) =>
  `<style>:root:not([data-session]) #root{visibility:hidden}</style><div inert style="display:contents">${body}</div>`;

/**
 * Draws a public page, or the sketch of a page of the signed-in, in a language.
 *
 * @throws what any part of the page threw: a page is whole or it is not built.
 */
export async function prerenderPage(
  page: PublicPage | Sketch,
  language: Language,
  readTexts: ReadTexts,
): Promise<Prerendered> {
  const isSketch = sketches.some((sketch) => sketch === page);
  const i18n = createInstance();
  await i18n
    .use(resourcesToBackend(async (asked: string, namespace: string) => readTexts(asked, namespace)))
    .use(initReactI18next)
    .init({ ...textOptions, lng: language });
  if ('namespaces' in page) await i18n.loadNamespaces(page.namespaces ?? []);

  let named: NamedPage | undefined;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        services={startServices({ apiHost: '', contact: noContact, frames: null })}
        i18n={i18n}
        origin={{
          origin: unknownOrigin,
          isForLearners: isSketch,
          onPage: (told) => {
            named = told;
          },
        }}
        router={({ children }) => <StaticRouter location={page.path}>{children}</StaticRouter>}
      />
    </StrictMode>,
    {
      // what is drawn late would need a script to be put in its place
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  if (named === undefined) throw new Error('The page names itself nowhere: call useTitle in its route.');
  return {
    lang: tagOf(language),
    head: headHtml(headTags(pageHead(named, i18n.t, language, unknownOrigin))),
    body: isSketch ? sketch(body) : body,
    data: {
      origin: unknownOrigin,
      texts: { language, namespaces: i18n.store.data[language] ?? {} },
      ...(isSketch && { isSketch }),
    },
    files: await filesOf(pageAt(page.path)),
  };
}
