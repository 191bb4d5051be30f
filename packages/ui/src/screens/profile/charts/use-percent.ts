'use client';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';

/** Formats a share (0..1) as a whole percentage in the current language. */
export function usePercent() {
  const { language } = useProfileTranslation();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share: number) => format.format(share);
}
