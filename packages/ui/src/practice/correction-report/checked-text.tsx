'use client';
import { type ReactNode, Suspense } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { LatePart } from '../late/index.ts';
import { CorrectionReport } from './correction-report.tsx';
import { corrector } from './corrector.ts';
import { type Corrector, useCorrections } from './use-corrections.ts';
import { useReportedCorrections } from './use-reported-corrections.ts';
import { WrittenText } from './written-text.tsx';

export interface CheckedTextProps {
  text: string;
  /** Words that are used often. Default: none. */
  repeated?: readonly { start: number; end: number }[];
  /** Opens the text for a new version; without it, there is no such button. */
  onRewrite?: (() => void) | undefined;
}

/** A text with the corrections of the built-in corrector; without them while it loads, or if it can't be loaded. */
export function CheckedText(props: CheckedTextProps) {
  const unchecked = <UncheckedText {...props} />;
  const waiting = <Checking>{unchecked}</Checking>;
  return (
    <LatePart part={corrector} waiting={waiting} instead={unchecked}>
      {({ correctBySentence }) => (
        <Suspense fallback={waiting}>
          <Corrected {...props} corrector={correctBySentence} waiting={waiting} />
        </Suspense>
      )}
    </LatePart>
  );
}

/** A text that the corrector does not look at, such as one in another language. */
export function UncheckedText({ text, repeated = [] }: CheckedTextProps) {
  return <WrittenText text={text} repeated={repeated} />;
}

function Checking({ children }: { children: ReactNode }) {
  const { t } = useCorrectionsTranslation();
  return (
    <Stack space="small">
      {children}
      <Text tone="secondary" role="status">
        {t('checking')}
      </Text>
    </Stack>
  );
}

interface CorrectedProps extends CheckedTextProps {
  corrector: Corrector;
  waiting: ReactNode;
}

function Corrected({ text, repeated, onRewrite, corrector, waiting }: CorrectedProps) {
  const found = useCorrections(text, corrector);
  const corrections = useReportedCorrections(found ?? []);
  if (found === null) return waiting;
  return <CorrectionReport text={text} corrections={corrections} repeated={repeated} onRewrite={onRewrite} />;
}
