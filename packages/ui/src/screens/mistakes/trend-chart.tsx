'use client';
import { Text } from '../../components/index.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import * as styles from './mistakes.css.ts';

export interface TrendChartProps {
  /** When each week begins (ISO 8601), oldest first. */
  weeks: readonly string[];
  /** Mistakes per 100 words in each week; null where nothing was written. */
  rates: readonly (number | null)[];
}

const height = 40;
const step = 10;
const thickness = 6;

/** Mistakes per 100 words as one bar a week, and the first and last of them in words. */
export function TrendChart({ weeks, rates }: TrendChartProps) {
  const { t, language } = useMistakesTranslation();
  const dateOf = (index: number) =>
    new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(new Date(weeks[index] ?? 0));
  const rateText = (rate: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rate);
  const written = rates.flatMap((rate, index) => (rate === null ? [] : [{ rate, index }]));
  const [first, last] = [written[0], written.at(-1)];
  if (first === undefined || last === undefined || first === last) {
    return (
      <Text size="small" tone="secondary">
        {t('trend.tooFew')}
      </Text>
    );
  }
  const most = Math.max(...written.map(({ rate }) => rate), 0.1);
  const inWords = rates.map((rate, index) =>
    rate === null
      ? t('trend.nothing', { date: dateOf(index) })
      : t('trend.week', { date: dateOf(index), rate: rateText(rate) }),
  );
  return (
    <figure className={styles.trend}>
      <Text as="span" size="small" weight="medium">
        {t('trend.title')}
      </Text>
      <svg
        role="img"
        aria-label={inWords.join('; ')}
        className={styles.plot}
        viewBox={`0 0 ${rates.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        <line className={styles.baseline} x2={rates.length * step} y1={height} y2={height} />
        {written.map(({ rate, index }) => {
          const length = Math.max((rate / most) * height, 1);
          return (
            <rect
              key={index}
              className={styles.bar}
              x={index * step + (step - thickness) / 2}
              y={height - length}
              width={thickness}
              height={length}
            />
          );
        })}
      </svg>
      <Text as="figcaption" size="small" tone="secondary">
        {t('trend.span', {
          first: rateText(first.rate),
          firstDate: dateOf(first.index),
          last: rateText(last.rate),
          lastDate: dateOf(last.index),
        })}
      </Text>
    </figure>
  );
}
