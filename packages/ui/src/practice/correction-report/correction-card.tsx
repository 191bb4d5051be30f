'use client';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useContext } from 'react';
import { Badge, IconButton, Text, TextLink } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { SlipPair } from '../review/slip-pair.tsx';
import * as styles from './correction-report.css.ts';
import type { ReportedCorrection } from './correction-report.types.ts';
import { inContext } from './in-context.ts';
import { LessonOfContext } from './lesson-of.ts';

export interface CorrectionCardProps {
  text: string;
  correction: ReportedCorrection;
  /** Counted from 1. */
  position: number;
  total: number;
  /** Undefined at the first or last. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One correction: what was written, the right form, why, and a correct example. */
export function CorrectionCard({ text, correction, position, total, onPrevious, onNext }: CorrectionCardProps) {
  const { t } = useCorrectionsTranslation();
  const lessonOf = useContext(LessonOfContext);
  const { kind, reason, example, fixes } = correction;
  const others = fixes.slice(1).filter((fix) => fix.trim() !== '');
  return (
    <section className={styles.card} aria-label={t('card', { position, total })}>
      <div className={styles.cardHead}>
        <Badge tone="attention">{t(`kind.${kind}`)}</Badge>
        <div className={styles.steps}>
          <IconButton
            icon={ArrowLeft}
            label={t('previous')}
            size="small"
            disabled={onPrevious === undefined}
            onClick={onPrevious}
          />
          <Text as="span" size="small" tone="secondary">
            {t('position', { position, total })}
          </Text>
          <IconButton
            icon={ArrowRight}
            label={t('next')}
            size="small"
            disabled={onNext === undefined}
            onClick={onNext}
          />
        </div>
      </div>
      <p lang="en" className={styles.pair}>
        <SlipPair {...inContext(text, correction)} />
      </p>
      {others.length > 0 && (
        <Text size="small" tone="secondary">
          {t('alsoRight', { forms: others.map((form) => form.trim()).join(' / ') })}
        </Text>
      )}
      {reason !== null && <Text>{reason}</Text>}
      {example !== null && (
        <p lang="en" className={styles.example}>
          {example}
        </p>
      )}
      {lessonOf && (
        <div className={styles.lesson}>
          <TextLink href={lessonOf(kind)}>{t('lesson', { kind: t(`kind.${kind}`) })}</TextLink>
        </div>
      )}
    </section>
  );
}
