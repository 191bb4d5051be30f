'use client';
import { Heading, Stack, Text } from '../../components/index.ts';
import { useProfileTranslation } from '../../i18n/use-profile-translation.ts';
import { daysSinceMonday, monthOf, weekOf } from './calendar.utils.ts';
import * as styles from './practice-days.css.ts';
import { useDates } from './use-dates.ts';

interface PracticeDaysProps {
  /** Calendar date of today. */
  today: string;
  practicedDates: readonly string[];
  bestRun: number;
}

/** The days with practice in this week and month, as dots. */
export function PracticeDays({ today, practicedDates, bestRun }: PracticeDaysProps) {
  const { t } = useProfileTranslation();
  const { monthName } = useDates();
  return (
    <div className={styles.groups}>
      <Dots title={t('days.week')} dates={weekOf(today)} practicedDates={practicedDates} />
      <Dots title={monthName(today)} dates={monthOf(today)} practicedDates={practicedDates} />
      <Stack space="xsmall">
        <Heading level={3} size="small">
          {t('days.bestRun')}
        </Heading>
        <Text tabular>{t('days.count', { count: bestRun })}</Text>
      </Stack>
    </div>
  );
}

interface DotsProps {
  title: string;
  dates: readonly string[];
  practicedDates: readonly string[];
}

function Dots({ title, dates, practicedDates }: DotsProps) {
  const { t } = useProfileTranslation();
  const { weekdayLetter, dayName } = useDates();
  const practiced = dates.filter((date) => practicedDates.includes(date));
  const [first = ''] = dates;
  const names = practiced.map(dayName).join('; ');
  return (
    <Stack space="xsmall">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Text tabular>{t('days.count', { count: practiced.length })}</Text>
      <div
        className={styles.grid}
        role="img"
        aria-label={names === '' ? title : t('days.practicedOn', { title, names })}
      >
        {weekOf(first).map((date) => (
          <span key={date} className={styles.letter}>
            {weekdayLetter(date)}
          </span>
        ))}
        {dates.map((date, index) => (
          <span
            key={date}
            className={styles.dot}
            data-practiced={practiced.includes(date)}
            style={index === 0 ? { gridColumnStart: daysSinceMonday(date) + 1 } : undefined}
          />
        ))}
      </div>
    </Stack>
  );
}
