'use client';
import { useProfileTranslation } from '../../../i18n/use-profile-translation.ts';

/** Writes a share (0 to 1) as a whole percentage in the language in force. */
export function usePercent() {
  const { language } = useProfileTranslation();
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (share: number) => format.format(share);
}
