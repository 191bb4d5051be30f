'use client';
import type { AnswerCorrection } from '@rehearse/practice-machines/protocol';
import { useState } from 'react';
import { Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { SlipPair } from '../review/slip-pair.tsx';
import { usePrinting } from '../use-printing.ts';
import { CorrectionCard } from './correction-card.tsx';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { inContext } from './in-context.ts';
import { isKnownKind } from './known-kinds.ts';
import { WrittenText } from './written-text.tsx';

export interface MarkedAnswerProps {
  text: string;
  /** In text order, without overlaps. */
  corrections: readonly AnswerCorrection[];
}

/** Mistakes of kinds that this version doesn't know are left out. */
const toReported = ({ kind, ...correction }: AnswerCorrection): ReportedCorrection[] =>
  isKnownKind(kind) ? [{ ...correction, kind, reason: null, example: null }] : [];

/** A sample answer with its mistakes marked: press one to see the right form. Print lists all of them. */
export function MarkedAnswer({ text, corrections }: MarkedAnswerProps) {
  const { t } = useCorrectionsTranslation();
  const printing = usePrinting();
  const [selected, setSelected] = useState<number | null>(null);
  const reported = corrections.flatMap(toReported);
  const total = reported.length;
  const shown = selected === null ? undefined : reported[selected];
  const stepTo = (index: number) => (index in reported ? () => setSelected(index) : undefined);
  return (
    <Stack space="small">
      <WrittenText
        text={text}
        corrections={reported}
        selected={selected}
        {...(printing ? {} : { onSelect: setSelected })}
      />
      {total > 0 && !shown && !printing && (
        <Text size="small" tone="secondary">
          {t('samples.mistakes', { count: total })}
        </Text>
      )}
      {shown && selected !== null && !printing && (
        <CorrectionCard
          text={text}
          correction={shown}
          position={selected + 1}
          total={total}
          onPrevious={stepTo(selected - 1)}
          onNext={stepTo(selected + 1)}
        />
      )}
      {printing &&
        reported.map((correction) => (
          <p key={correction.start} lang="en" className={styles.pair}>
            <SlipPair {...inContext(text, correction)} />
          </p>
        ))}
    </Stack>
  );
}
