'use client';
import { useState } from 'react';
import { ChoiceGroup, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { CorrectedText, WrittenText } from './corrected-text.tsx';
import { CorrectionCard } from './correction-card.tsx';
import type { ReportedCorrection } from './correction-report.types.ts';

export interface CorrectionReportProps {
  text: string;
  /** In text order, without overlaps. */
  corrections: readonly ReportedCorrection[];
  /** Words that are used often. */
  repeated?: readonly { start: number; end: number }[];
}

/** A text with its corrections marked: press one to see what is wrong, why, and the right form. */
export function CorrectionReport({ text, corrections, repeated = [] }: CorrectionReportProps) {
  const { t } = useCorrectionsTranslation();
  const [version, setVersion] = useState<'written' | 'corrected'>('written');
  const [chosen, setChosen] = useState(0);
  const total = corrections.length;
  const selected = Math.min(chosen, total - 1);
  const correction = corrections[selected];
  if (!correction) {
    return (
      <Stack space="small">
        <WrittenText {...{ text, corrections, repeated }} selected={null} onSelect={setChosen} />
        <Text tone="secondary">{t('none')}</Text>
        <Text size="small" tone="muted">
          {t('limits')}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack space="medium">
      <ChoiceGroup
        label={t('version')}
        labelHidden
        variant="segmented"
        choices={[
          { value: 'written', label: t('written') },
          { value: 'corrected', label: t('corrected') },
        ]}
        value={version}
        onValueChange={setVersion}
      />
      {version === 'corrected' ? (
        <CorrectedText text={text} corrections={corrections} />
      ) : (
        <>
          <WrittenText {...{ text, corrections, repeated, selected }} onSelect={setChosen} />
          <CorrectionCard
            text={text}
            correction={correction}
            position={selected + 1}
            total={total}
            onPrevious={selected > 0 ? () => setChosen(selected - 1) : undefined}
            onNext={selected + 1 < total ? () => setChosen(selected + 1) : undefined}
          />
        </>
      )}
      <Text size="small" tone="muted">
        {t('limits')}
      </Text>
    </Stack>
  );
}
