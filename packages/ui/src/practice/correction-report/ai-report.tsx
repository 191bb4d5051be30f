'use client';
import { joinSentences } from '@rehearse/languages';
import { Heading, Notice, Stack, Text } from '../../components/index.ts';
import { useAiTranslation } from '../../i18n/use-ai-translation.ts';
import * as styles from './ai-report.css.ts';
import type { CorrectedPart, AiReport as Report } from './ai-report.types.ts';
import { CorrectionReport } from './correction-report.tsx';
import { ReportScores } from './report-scores.tsx';
import { SpokenReport } from './spoken-report.tsx';

export interface AiReportProps {
  report: Report;
  /** Level of its headings. Default 4, as in a review. */
  headingLevel?: ReportHeadingLevel;
}

type ReportHeadingLevel = 2 | 4;

/** The report of an AI correction: scores, what to do next, the texts with their corrections, and how it was said. */
export function AiReport({ report, headingLevel = 4 }: AiReportProps) {
  const { t } = useAiTranslation();
  const { parts, nextSteps, transcript, language } = report;
  const isReadAloud = transcript?.words.some(({ expected }) => expected !== undefined) === true;
  return (
    <Stack space="large">
      {report.isDemonstration && <Notice tone="attention">{t('demonstration')}</Notice>}
      <ReportScores {...report} headingLevel={headingLevel} />
      {nextSteps.length > 0 && (
        <Stack space="xsmall">
          <Heading level={headingLevel} size="small">
            {t('report.nextSteps')}
          </Heading>
          <ol lang={language} className={styles.steps}>
            {nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Stack>
      )}
      {transcript && (
        <Stack space="xsmall">
          <Heading level={headingLevel} size="small">
            {t(isReadAloud ? 'report.readWords' : 'report.transcript')}
          </Heading>
          <SpokenReport transcript={transcript} />
        </Stack>
      )}
      {!isReadAloud && parts.map((part) => <ReportPart key={part.part} part={part} headingLevel={headingLevel} />)}
      <Checked report={report} />
    </Stack>
  );
}

interface ReportPartProps {
  part: CorrectedPart;
  headingLevel: ReportHeadingLevel;
}

function ReportPart({ part: { part, text, corrections, higher }, headingLevel }: ReportPartProps) {
  const { t } = useAiTranslation();
  return (
    <Stack space="xsmall">
      <Heading level={headingLevel} size="small">
        {t(`report.part.${part}`)}
      </Heading>
      <CorrectionReport
        text={text}
        corrections={corrections}
        higher={higher}
        isSpoken={part === 'speech'}
        limits={null}
      />
    </Stack>
  );
}

/** Who checked what, in one line. */
function Checked({ report: { service, isDemonstration, transcript, notChecked } }: Pick<AiReportProps, 'report'>) {
  const { t, language } = useAiTranslation();
  const sentences = [
    isDemonstration ? t('report.demonstrated') : t('report.checked', { service }),
    ...(transcript ? [t('report.counted')] : []),
    ...notChecked.map((thing) => t(`report.notChecked.${thing}`)),
  ];
  return (
    <Text size="small" tone="muted">
      {joinSentences(sentences, language)}
    </Text>
  );
}
