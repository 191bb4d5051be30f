import type { Language } from '@rehearse/languages';
import type { TFunction } from 'i18next';
import type { PageHead } from './head-tags.ts';
import { publicPageAt } from './public-pages.ts';
import { sketchAt } from './sketches.ts';

/** Optional metadata of a page. */
export interface PageAbout {
  /** One or two sentences for search engines; default `descriptions.*` of the URL. */
  description?: string | undefined;
  /** Questions and answers on the page. */
  faq?: PageHead['faq'];
  /** False keeps it out of search engines. Default: as the public page at this URL, or true. */
  isListed?: boolean;
}

/** A page as named by its route. */
export interface NamedPage extends PageAbout {
  pathname: string;
  name: string;
}

/** All metadata of a page in a language; `t` reads `app.json`. */
export function pageHead(
  { pathname, name, description, faq, isListed }: NamedPage,
  t: TFunction,
  language: Language,
  origin: string,
): PageHead {
  const page = publicPageAt(pathname);
  const text = (page ?? sketchAt(pathname))?.text;
  const parent = page?.parent === undefined ? undefined : publicPageAt(page.parent);
  return {
    title: t('title', { page: name }),
    name,
    description: description ?? (text && t(`descriptions.${text}`)),
    page,
    isListed: isListed ?? page?.listed !== false,
    parentName: parent && t(`pages.${parent.text}`),
    faq,
    language,
    origin,
  };
}
