'use client';
import { textIn } from '@rehearse/languages';
import { findType } from '@rehearse/question-types';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import { clockText } from '../watch/clock-text.ts';
import type { PointRange } from './score-scale.types.ts';
import type { TestNaming } from './test-naming.types.ts';

/** Ranges, dates, times and names of reports in the reader's language. */
export function useScoreTexts() {
  const { t, language } = useReportsTranslation();
  const { t: screen } = useScreensTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const shortDay = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' });
  const instant = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const month = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const factorText = (timeFactor = 1) =>
    timeFactor === 1 ? null : t('times', { factor: new Intl.NumberFormat(language).format(timeFactor) });
  return {
    /** "95–110". */
    shownRange: ({ low, high }: PointRange) => (low === high ? String(low) : `${low}–${high}`),
    /** "95 to 110", for screen readers. */
    spokenRange: ({ low, high }: PointRange) => (low === high ? String(low) : t('spoken', { low, high })),
    /** An instant in the reader's time zone: "November 3, 2026". */
    dayOf: (instantText: string) => day.format(new Date(instantText)),
    /** An instant in the reader's time zone: "Nov 3, 2026". */
    shortDayOf: (instantText: string) => shortDay.format(new Date(instantText)),
    /** An instant in the reader's time zone, with its time. */
    instantOf: (instantText: string) => instant.format(new Date(instantText)),
    /** A calendar date, which has no time zone. */
    calendarDate: (date: string) => month.format(new Date(date)),
    /** A share, 0..1, as a whole percentage. */
    percentOf: (share: number) => percent.format(share),
    /** Seconds as "1:05". */
    timeOf: (seconds: number) => clockText(Math.round(seconds)),
    typeName: (submoduleId: number) => {
      const type = findType(submoduleId);
      return type ? screen(`submodules.${type.id}`) : t('unknownType', { id: submoduleId });
    },
    /** "Mock test · Full test · 1.5 × time". */
    testName: ({ kind, exam, timeFactor }: TestNaming) =>
      [t(`kind.${kind}`), exam && t(`form.${exam.form}`), factorText(timeFactor)].filter(Boolean).join(' · '),
    /** "1.5 × time"; null for the exam's own times. */
    timeName: ({ timeFactor }: TestNaming) => factorText(timeFactor),
    formName: ({ exam }: TestNaming) => (exam ? t(`form.${exam.form}`) : null),
    examName: ({ exam }: TestNaming) => (exam?.name ? textIn(exam.name, language) : null),
  };
}
