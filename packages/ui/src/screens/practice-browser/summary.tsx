'use client';
import type { QuestionSummary } from '@rehearse/practice-machines/question-browser';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { exam } from './question-list.css.ts';

/** What a question is about. Exam text is English whatever the language of the screen. */
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
      return of.topic[language === 'zh' ? 'zh' : 'en'];
  }
}
