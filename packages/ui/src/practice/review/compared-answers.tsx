'use client';
import type { AnswerCorrection, GradedAnswers } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';
import { Heading, Stack, Tabs, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { MarkedAnswer } from '../correction-report/marked-answer.tsx';
import { usePrinting } from '../use-printing.ts';
import { About } from './about.tsx';

const english = { review: en.review };

export interface ComparedAnswersProps {
  /** Null if there are only graded answers. */
  sample: string | null;
  /** `comparison` is null if nothing compares them. */
  graded: Omit<GradedAnswers, 'comparison'> & { comparison: string | null };
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
  const [chosen, setChosen] = useState(versions[0]?.value ?? 'sample');
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

function useVersions(sample: string | null, { answers }: Pick<GradedAnswers, 'answers'>): Version[] {
  const { t } = useCorrectionsTranslation();
  const { t: practice } = usePracticeTexts(english);
  const rises = answers.length > 1;
  const own: Version[] =
    sample === null
      ? []
      : [
          {
            value: 'sample',
            label: rises ? t('samples.another') : practice('review.topLevel'),
            text: sample,
            corrections: [],
          },
        ];
  const others = answers.map(({ level, text, corrections }) => ({
    value: level,
    label: rises ? t(`samples.${level}`) : practice('review.middleLevel'),
    text,
    corrections,
  }));
  return rises ? [...others, ...own] : [...own, ...others];
}
