'use client';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useCallback } from 'react';
import { useScreensTranslation } from '../i18n/use-screens-translation.ts';
import { failureText, sentence } from './failure-text.ts';

/** Returns a function that describes a failed call in the reader's language. */
export function useFailureText() {
  const { t, language } = useScreensTranslation();
  return useCallback((failure: CallFailure) => failureText({ t, language }, failure), [t, language]);
}

/** The same as a full sentence, for texts that continue after it. */
export function useFailureSentence() {
  const { language } = useScreensTranslation();
  const failureText = useFailureText();
  return useCallback((failure: CallFailure) => sentence(failureText(failure), language), [failureText, language]);
}
