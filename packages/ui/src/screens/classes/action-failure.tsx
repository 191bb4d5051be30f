'use client';
import { Notice } from '../../components/index.ts';
import { useClassesTranslation } from '../../i18n/use-classes-translation.ts';
import { useFailureText } from '../use-failure-text.ts';
import type { Outcome } from './classes.types.ts';

/** Says why an action failed; nothing if it did not. */
export function ActionFailure({ failure }: { failure: Outcome }) {
  const { t } = useClassesTranslation();
  const failureText = useFailureText();
  if (!failure) return null;
  return (
    <Notice tone="critical" announce="assertive" title={t('notDone')}>
      {failureText(failure)}
    </Notice>
  );
}
