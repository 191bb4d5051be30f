'use client';
import type { Correction } from '@rehearse/correction';
import { useMemo } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { LatePart, late } from '../late/index.ts';
import { WrittenText } from './corrected-text.tsx';
import { CorrectionReport } from './correction-report.tsx';
import { useReportedCorrections } from './use-reported-corrections.ts';

/** The corrector with its lexicon; loaded only for a review. */
const corrector = late(() => import('@rehearse/correction'));

export interface CheckedTextProps {
  text: string;
  /** Words that are used often. */
  repeated: readonly { start: number; end: number }[];
}

/** A text with the corrections of the built-in corrector; without them while it loads, or where it can't be loaded. */
export function CheckedText({ text, repeated }: CheckedTextProps) {
  const { t } = useCorrectionsTranslation();
  const unchecked = <UncheckedText text={text} repeated={repeated} />;
  return (
    <LatePart
      part={corrector}
      waiting={
        <Stack space="small">
          {unchecked}
          <Text tone="secondary" role="status">
            {t('checking')}
          </Text>
        </Stack>
      }
      instead={unchecked}
    >
      {({ correct }) => <Corrected text={text} repeated={repeated} correct={correct} />}
    </LatePart>
  );
}

/** A text that the corrector does not look at, such as one in another language. */
export function UncheckedText({ text, repeated = [] }: Pick<CheckedTextProps, 'text'> & Partial<CheckedTextProps>) {
  return <WrittenText text={text} corrections={[]} repeated={repeated} selected={null} onSelect={() => {}} />;
}

function Corrected({ text, repeated, correct }: CheckedTextProps & { correct: (text: string) => Correction[] }) {
  const corrections = useReportedCorrections(useMemo(() => correct(text), [correct, text]));
  return <CorrectionReport text={text} corrections={corrections} repeated={repeated} />;
}
