'use client';
import type { Correction } from '@rehearse/correction';
import type { MessageKey, Messages } from '../../i18n/messages.ts';
import { useReasonsTranslation } from '../../i18n/use-reasons-translation.ts';
import type { ReportedCorrection } from './correction-report.types.ts';

/** The corrections of the built-in corrector, explained in the reader's language. */
export function useReportedCorrections(corrections: readonly Correction[]): ReportedCorrection[] {
  const { t } = useReasonsTranslation();
  return corrections.map(({ start, end, fixes, kind, reason: { code, params } }) => {
    // a test compares the codes of all rules with the texts
    const key = (part: string) => `${code}.${part}` as MessageKey<Messages>;
    return { start, end, fixes, kind, reason: t(key('reason'), params), example: t(key('example')) };
  });
}
