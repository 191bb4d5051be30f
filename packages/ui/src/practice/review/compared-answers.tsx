'use client';
import type { AnswerCorrection, GradedAnswers } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';
import { Heading, Stack, Tabs, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import { MarkedAnswer } from '../correction-report/marked-answer.tsx';
import { usePrinting } from '../use-printing.ts';
import { About } from './about.tsx';

export interface ComparedAnswersProps {
  sample: string;
  graded: GradedAnswers;
  /** What makes the sample work; null for nothing. */
  explanation: string | null;
}

interface Version {
  value: 'low' | 'middle' | 'high' | 'sample';
  label: string;
  text: string;
  corrections: readonly AnswerCorrection[];
}

/**
 * The sample next to graded answers: tabs switch between them, and in print all are shown. A single graded answer is
 * weaker than the sample, so the sample comes first; several rise in level, and the sample is another way to answer.
 */
export function ComparedAnswers({ sample, graded, explanation }: ComparedAnswersProps) {
  const { t } = useCorrectionsTranslation();
  const versions = useVersions(sample, graded);
  const [chosen, setChosen] = useState(versions[0].value);
  const printing = usePrinting();
  const shown = versions.find(({ value }) => value === chosen);
  const rises = graded.answers.length > 1;
  const steps = <About title={t('samples.steps')} paragraphs={[graded.comparison]} />;
  return (
    <>
      {printing ? (
        versions.map(({ value, label, ...answer }) => (
          <Stack key={value} space="xsmall">
            <Heading level={4}>{label}</Heading>
            <MarkedAnswer {...answer} />
          </Stack>
        ))
      ) : (
        <Tabs label={t('samples.label')} variant="pill" wraps items={versions} value={chosen} onValueChange={setChosen}>
          {shown && <MarkedAnswer key={shown.value} text={shown.text} corrections={shown.corrections} />}
        </Tabs>
      )}
      {rises ? (
        <>
          <Text size="small" tone="muted">
            {t('samples.unscored')}
          </Text>
          {(printing || chosen !== 'sample') && steps}
          {(printing || chosen === 'sample') && <About paragraphs={[explanation]} />}
        </>
      ) : (
        <About paragraphs={[graded.comparison, explanation]} />
      )}
    </>
  );
}

function useVersions(sample: string, { answers }: GradedAnswers): [Version, ...Version[]] {
  const { t } = useCorrectionsTranslation();
  const { t: practice } = usePracticeTranslation();
  const rises = answers.length > 1;
  const own: Version = {
    value: 'sample',
    label: rises ? t('samples.another') : practice('review.topLevel'),
    text: sample,
    corrections: [],
  };
  const others = answers.map(({ level, text, corrections }) => ({
    value: level,
    label: rises ? t(`samples.${level}`) : practice('review.middleLevel'),
    text,
    corrections,
  }));
  const [first] = others;
  return rises && first ? [first, ...others.slice(1), own] : [own, ...others];
}
