'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useScreensTranslation } from '../i18n/use-screens-translation.ts';

/** Reads a failure of a call out: the host's own sentence, or that nothing is known. */
export function useFailureText() {
  const { t } = useScreensTranslation();
  return (failure: CallFailure) => (failure.code === 'server' ? failure.message : t('error.unknown'));
}
