'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useCallback } from 'react';
import { useScreensTranslation } from '../i18n/use-screens-translation.ts';
import { failureText, sentence } from './failure-text.ts';

/** Words a failure of a call in the reader's language. */
export function useFailureText() {
  const { t, language } = useScreensTranslation();
  return useCallback((failure: CallFailure) => failureText({ t, language }, failure), [t, language]);
}

/** The same as a whole sentence, for a text that goes on after it. */
export function useFailureSentence() {
  const { language } = useScreensTranslation();
  const failureText = useFailureText();
  return useCallback((failure: CallFailure) => sentence(failureText(failure), language), [failureText, language]);
}
