import type { Brand } from '@rehearse/ui/themes';
import { useEffect, useState } from 'react';

/** The style text of a brand, whose code is loaded only for pages that have one; empty before. */
export function useAppearance(brand: Brand | undefined): string {
  const [style, setStyle] = useState({ brand, text: '' });
  useEffect(() => {
    if (!brand) return;
    let isWanted = true;
    void import('@rehearse/ui/themes').then(({ appearanceStyle, createAppearance }) => {
      if (!isWanted) return;
      const appearance = createAppearance(brand);
      for (const warning of appearance.warnings) console.warn(warning);
      setStyle({ brand, text: appearanceStyle(appearance, '.rehearse') });
    });
    return () => {
      isWanted = false;
    };
  }, [brand]);
  return style.brand === brand ? style.text : '';
}
