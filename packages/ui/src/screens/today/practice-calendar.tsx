'use client';
import { Heading, Stack, Text } from '../../components/index.ts';
import { usePlanTranslation } from '../../i18n/use-plan-translation.ts';
import * as styles from './today.css.ts';
import type { PlannedDay } from './today.types.ts';

/** Minutes from which a day is shown one step darker. */
const steps = [1, 15, 30, 60];

/** The last weeks, a square for each day: the darker, the longer the learner practised. It praises days and blames none. */
export function PracticeCalendar({ days }: { days: readonly PlannedDay[] }) {
  const { t, language } = usePlanTranslation();
  const dateOf = (date: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.parse(date));
  const practised = days.filter(({ answers }) => answers > 0).length;
  return (
    <Stack as="section" space="small" aria-label={t('today.calendar.title')}>
      <Heading level={2} size="small">
        {t('today.calendar.title')}
      </Heading>
      <ol className={styles.calendar}>
        {days.map(({ date, minutes, answers }) => {
          const level = answers === 0 ? 0 : Math.max(1, steps.filter((least) => minutes >= least).length);
          const text =
            answers === 0
              ? t('today.calendar.none', { date: dateOf(date) })
              : t('today.calendar.day', { date: dateOf(date), minutes });
          return (
            <li key={date} className={styles.day({ level: level as 0 })} title={text}>
              <span className={styles.dayText}>{text}</span>
            </li>
          );
        })}
      </ol>
      <Text size="small" tone="secondary">
        {t('today.calendar.total', { count: practised })}
      </Text>
    </Stack>
  );
}
