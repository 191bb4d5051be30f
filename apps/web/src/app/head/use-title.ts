import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/use-language.ts';
import { OriginContext } from './origin.ts';
import type { NamedPage, PageAbout } from './page-head.ts';

/** Sets the document title and the metadata in the head. */
export function useTitle(name: string, about: PageAbout = {}): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [language] = useLanguage();
  const { origin, onPage } = useContext(OriginContext);
  const title = t('title', { page: name });
  const named: NamedPage = { pathname, name, ...about };
  onPage?.(named);
  const written = JSON.stringify(named);

  useEffect(() => {
    // a prerendered page has them already
    if (document.querySelector('title[data-page]')?.textContent === title) return;
    let current = true;
    document.title = title;
    void Promise.all([import('./page-head.ts'), import('./head-tags.ts')]).then(
      ([{ pageHead }, { headTags, writeHead }]) => {
        if (current) writeHead(headTags(pageHead(JSON.parse(written) as NamedPage, t, language, origin)));
      },
      () => {
        // the page works without it
      },
    );
    return () => {
      current = false;
    };
  }, [title, written, t, language, origin]);
}
