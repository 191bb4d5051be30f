'use client';
import { textIn } from '@rehearse/languages';
import type { QuestionSummary } from '@rehearse/practice-machines/question-browser';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { exam } from './question-list.css.ts';

/** The topic of a question. Exam text is English in every interface language. */
export function Summary({ of }: { of: QuestionSummary }) {
  const { t, language } = useScreensTranslation();
  switch (of.kind) {
    case 'text':
      return (
        <span lang="en" className={exam}>
          {of.text}
        </span>
      );
    case 'letters':
      return t('browser.letters', { count: of.count });
    case 'words':
      return t('browser.words', { count: of.count });
    case 'topic':
      return textIn(of.topic, language);
  }
}
