'use client';
import type { ReactNode } from 'react';
import { Notice } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { task } from './read-only-question.css.ts';

export interface ReadOnlyQuestionProps {
  /** The question as the other tab shows it. */
  children: ReactNode;
}

/** A question that is open in another tab: read-only. */
export function ReadOnlyQuestion({ children }: ReadOnlyQuestionProps) {
  const { t } = useScreensTranslation();
  return (
    <>
      <Notice tone="attention" announce="polite" title={t('question.readOnly')}>
        {t('question.readOnlyHelp')}
      </Notice>
      <div inert className={task}>
        {children}
      </div>
    </>
  );
}
