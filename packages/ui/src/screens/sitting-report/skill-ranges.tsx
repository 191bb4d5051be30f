'use client';
import { Text } from '../../components/index.ts';
import { useReportsTranslation } from '../../i18n/use-reports-translation.ts';
import {
  individualScores,
  integratedScores,
  type ScoreName,
  type ScoreRanges,
  ScoreScale,
  useScoreTexts,
} from '../score-scale/index.ts';
import { SectionCard } from '../section-card.tsx';
import * as styles from './sitting-report.css.ts';
import type { EarlierTest } from './sitting-report.types.ts';

interface SkillRangesProps {
  ranges: ScoreRanges;
  earlier?: readonly EarlierTest[];
}

/** The four individual and the four integrated subscores, with the latest earlier range of each. */
export function SkillRanges({ ranges, earlier = [] }: SkillRangesProps) {
  const { t } = useReportsTranslation();
  const listOf = (names: readonly Exclude<ScoreName, 'overall'>[]) => (
    <ul className={styles.skills}>
      {names.map((name) => (
        <Skill key={name} name={name} ranges={ranges} earlier={earlier} />
      ))}
    </ul>
  );
  return (
    <div className={styles.columns}>
      <SectionCard title={t('skills.individual')}>{listOf(individualScores)}</SectionCard>
      <SectionCard title={t('skills.integrated')}>{listOf(integratedScores)}</SectionCard>
    </div>
  );
}

interface SkillProps extends Required<SkillRangesProps> {
  name: Exclude<ScoreName, 'overall'>;
}

function Skill({ name, ranges, earlier }: SkillProps) {
  const { t } = useReportsTranslation();
  const { shownRange, dayOf } = useScoreTexts();
  const range = ranges[name];
  const before = earlier.find((test) => test.ranges[name] !== null);
  const beforeRange = before?.ranges[name];
  return (
    <li className={styles.skill}>
      <div className={styles.skillHead}>
        <Text as="span" weight="medium">
          {t(`score.${name}`)}
        </Text>
        {range ? (
          <span className={styles.skillRange}>{shownRange(range)}</span>
        ) : (
          <Text as="span" tone="secondary">
            {t('notMeasured')}
          </Text>
        )}
      </div>
      {isIntegrated(name) && (
        <Text size="small" tone="secondary">
          {t(`madeOf.${name}`)}
        </Text>
      )}
      {range ? (
        <ScoreScale
          marks={[
            { name: t('scale.this'), range, variant: 'solid' },
            ...(before && beforeRange
              ? [
                  {
                    name: t('scale.earlier', { date: dayOf(before.takenAt) }),
                    range: beforeRange,
                    variant: 'outline' as const,
                  },
                ]
              : []),
          ]}
        />
      ) : (
        <Text size="small" tone="secondary">
          {t('notMeasuredNote.part')}
        </Text>
      )}
    </li>
  );
}

const isIntegrated = (name: ScoreName): name is (typeof integratedScores)[number] =>
  integratedScores.some((integrated) => integrated === name);
