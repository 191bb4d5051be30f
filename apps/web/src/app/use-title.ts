import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the window's title: the page's name before the product's. */
export function useTitle(page: string): void {
  const { t } = useTranslation();
  const title = t('title', { page });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
