import type { Brand } from '@rehearse/ui/themes';
import { useEffect, useState } from 'react';

/** Where the theme's variables are: on the host, and inside where a theme is chosen. */
const themed = [':host', '.rehearse'];

/**
 * The style text of a brand, whose code is loaded only for pages that have one; empty before. Brands are compared by value, so
 * an equal object in another render changes nothing.
 */
export function useAppearance(brand: Brand | undefined): string {
  const key = brand && JSON.stringify(brand);
  const [style, setStyle] = useState({ key, text: '' });
  useEffect(() => {
    if (key === undefined) return;
    let isWanted = true;
    void import('@rehearse/ui/themes').then(({ appearanceStyle, createAppearance }) => {
      if (!isWanted) return;
      const appearance = createAppearance(JSON.parse(key) as Brand);
      for (const warning of appearance.warnings) console.warn(warning);
      setStyle({ key, text: themed.map((selector) => appearanceStyle(appearance, selector)).join('') });
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return style.key === key ? style.text : '';
}
