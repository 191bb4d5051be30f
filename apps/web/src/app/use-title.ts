import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { headTags, type PageHead, writeHead } from './head-tags.ts';
import { OriginContext } from './origin.ts';
import { publicPageAt } from './public-pages.ts';
import { useLanguage } from './use-language.ts';

/** What a page may say of itself beyond its name. */
export interface PageAbout {
  /** One or two sentences for search engines; default `descriptions.*` of the address. */
  description?: string;
  /** Questions that stand on the page with their answers. */
  faq?: PageHead['faq'];
}

/** Names the page: the window's title, and what the head tells search engines and other sites. */
export function useTitle(name: string, { description, faq }: PageAbout = {}): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [language] = useLanguage();
  const { origin, onHead } = useContext(OriginContext);
  const page = publicPageAt(pathname);
  const parent = page?.parent === undefined ? undefined : publicPageAt(page.parent);
  const head: PageHead = {
    title: t('title', { page: name }),
    name,
    description: description ?? (page && t(`descriptions.${page.text}`)),
    page,
    parentName: parent && t(`pages.${parent.text}`),
    faq,
    language,
    origin,
  };
  onHead?.(head);
  const written = JSON.stringify(head);
  useEffect(() => writeHead(headTags(JSON.parse(written) as PageHead)), [written]);
}
