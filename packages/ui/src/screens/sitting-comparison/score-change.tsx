'use client';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Equal from 'lucide-react/icons/equal';
import { Heading, Icon, Stack, Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import { type PointRange, type ScoreName, ScoreScale, useScoreTexts } from '../score-scale/index.ts';
import { type Change, compareRanges } from './compare-ranges.ts';
import * as styles from './sitting-comparison.css.ts';

interface ScoreChangeProps {
  name: ScoreName;
  older: PointRange | null;
  newer: PointRange | null;
  /** When the tests were taken, ISO 8601. */
  dates: readonly [older: string, newer: string];
}

/** One score in two tests, and whether it moved. */
export function ScoreChange({ name, older, newer, dates: [olderDate, newerDate] }: ScoreChangeProps) {
  const { t } = useReportsTranslation();
  const { dayOf, shortDayOf, shownRange } = useScoreTexts();
  const markOf = (range: PointRange | null, date: string, variant: 'solid' | 'outline') =>
    range ? [{ name: dayOf(date), range, variant, caption: shortDayOf(date) }] : [];
  const marks = [...markOf(older, olderDate, 'outline'), ...markOf(newer, newerDate, 'solid')];
  return (
    <li className={styles.score}>
      <Stack space="xxsmall">
        <Heading level={3}>{t(`score.${name}`)}</Heading>
        {older && newer && (
          <Text tone="secondary" tabular>
            {t('comparison.fromTo', { from: shownRange(older), to: shownRange(newer) })}
          </Text>
        )}
        <Verdict change={compareRanges(older, newer)} />
      </Stack>
      {marks.length > 0 && <ScoreScale marks={marks} />}
    </li>
  );
}

function Verdict({ change }: { change: Change }) {
  const { t } = useReportsTranslation();
  if (change.verdict === 'unknown') {
    return (
      <Text size="small" tone="secondary">
        {t(change.measured === 'one' ? 'comparison.unknown' : 'comparison.unknownBoth')}
      </Text>
    );
  }
  if (change.verdict === 'same') {
    return (
      <Text>
        <span className={styles.verdict}>
          <Icon glyph={Equal} size="small" />
          {t('comparison.same')}
        </span>
      </Text>
    );
  }
  const isUp = change.direction === 'up';
  return (
    <>
      <Text weight="medium" tone={isUp ? 'positive' : 'attention'}>
        <span className={styles.verdict}>
          <Icon glyph={isUp ? ArrowUp : ArrowDown} size="small" />
          {t(`comparison.moved.${change.direction}`)}
        </span>
      </Text>
      <Text size="small" tone="secondary">
        {t('comparison.by', { low: change.low, high: change.high })}
      </Text>
    </>
  );
}
