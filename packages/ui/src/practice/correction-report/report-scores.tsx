'use client';
import { Badge, Heading, Stack, Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import * as styles from './ai-report.css.ts';
import type { AiReport, Subscore } from './ai-report.types.ts';
import { ScoreLine } from './score-line.tsx';
import { useRangeText } from './use-range-text.ts';

export interface ReportScoresProps extends Pick<AiReport, 'overall' | 'subscores' | 'language'> {
  headingLevel: 2 | 4;
}

/** The scores of a report as ranges, and what lowered and would raise each. */
export function ReportScores({ overall, subscores, language, headingLevel }: ReportScoresProps) {
  const { t } = useAiTranslation();
  const rangeText = useRangeText();
  return (
    <Stack space="medium">
      {overall ? (
        <div className={styles.overall}>
          <Text as="span" tone="secondary">
            {t('report.overall')}
          </Text>
          <span className={styles.total}>{rangeText(overall)}</span>
          <Badge tone="primary">{overall.band}</Badge>
          <ScoreLine {...overall} />
          <Text size="small" tone="secondary">
            {t('report.scale')}
          </Text>
        </div>
      ) : (
        <Text tone="secondary">{t('report.noScore')}</Text>
      )}
      {subscores.length > 0 && (
        <ul className={styles.subscores}>
          {subscores.map((subscore) => (
            <SubscoreItem key={subscore.criterion} {...subscore} language={language} headingLevel={headingLevel} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface SubscoreItemProps extends Subscore, Pick<ReportScoresProps, 'language' | 'headingLevel'> {}

function SubscoreItem({ criterion, range, lowered, raise, language, headingLevel }: SubscoreItemProps) {
  const { t } = useAiTranslation();
  const rangeText = useRangeText();
  return (
    <li className={styles.subscore}>
      <div className={styles.subscoreHead}>
        <Heading level={headingLevel} size="small">
          {t(`report.criterion.${criterion}`)}
        </Heading>
        <Text as="span" tabular>
          {rangeText(range)} · {range.band}
        </Text>
      </div>
      <ScoreLine {...range} />
      {lowered !== null && (
        <Text size="small">
          <strong>{t('report.lowered')}</strong> <span lang={language}>{lowered}</span>
        </Text>
      )}
      {raise !== null && (
        <Text size="small">
          <strong>{t('report.raise')}</strong> <span lang={language}>{raise}</span>
        </Text>
      )}
    </li>
  );
}
