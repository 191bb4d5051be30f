'use client';
import type { Sitting, SittingSlot } from '@rehearse/practice-machines/sitting';
import Check from 'lucide-react/icons/check';
import { ButtonLink, Heading, Stack, Text, TextLink } from '../../components/index.ts';
import { useSittingTranslation } from '../../i18n/use-sitting-translation.ts';
import * as styles from './sitting.css.ts';
import type { SittingAssignment } from './sitting-assignment.ts';
import { useSittingLevels } from './sitting-level.ts';
import { Stop } from './stop.tsx';

export interface SittingResultProps {
  sitting: Sitting;
  nameOf: (submoduleId: number) => string;
  /** Where a question and its answer can be seen again; null for nowhere. */
  reviewHref: (slot: SittingSlot) => string | null;
  /** The report of a test; null if there is none. */
  reportHref: string | null;
  /** Where to begin another one. */
  againHref: string;
  /** What it was begun from, and where it leads back; absent for others. */
  assignment?: SittingAssignment | undefined;
}

/** The end: the way to the report of a test; of a drill, each question with its score and the way to its review. */
export function SittingResult({ sitting, nameOf, reviewHref, reportHref, againHref, assignment }: SittingResultProps) {
  const { t, language } = useSittingTranslation();
  const { detail } = useSittingLevels();
  const { kind, slots } = sitting;
  const answered = slots.filter(({ state }) => state === 'answered').length;
  const scores = slots.flatMap(({ state, score }) =>
    state === 'missed' ? [0] : typeof score === 'number' ? [score] : [],
  );
  const mean = scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Stop
      icon={Check}
      tone="positive"
      title={t(`end.title.${kind}`)}
      text={t('end.answered', { answered, count: slots.length })}
      actions={
        <>
          {reportHref !== null && (
            <ButtonLink size="large" href={reportHref}>
              {t('end.report')}
            </ButtonLink>
          )}
          {assignment ? (
            <ButtonLink size="large" variant={reportHref === null ? 'solid' : 'outline'} href={assignment.href}>
              {t('assignment.back', { name: assignment.className })}
            </ButtonLink>
          ) : (
            <ButtonLink size="large" variant={reportHref === null ? 'solid' : 'outline'} href={againHref}>
              {t(kind === 'drill' ? 'end.again' : 'end.leave')}
            </ButtonLink>
          )}
        </>
      }
    >
      {kind === 'drill' && (
        <Stack space="small">
          {mean !== null && <Text>{t('end.mean', { share: percent.format(mean), count: scores.length })}</Text>}
          <Heading level={detail} size="small">
            {t('end.questions')}
          </Heading>
          <ol className={styles.list}>
            {slots.map((slot, index) => (
              <ResultLine
                key={slot.slot}
                slot={slot}
                number={index + 1}
                name={nameOf(slot.submoduleId)}
                score={typeof slot.score === 'number' ? percent.format(slot.score) : null}
                href={reviewHref(slot)}
              />
            ))}
          </ol>
        </Stack>
      )}
    </Stop>
  );
}

interface ResultLineProps {
  slot: SittingSlot;
  number: number;
  name: string;
  score: string | null;
  href: string | null;
}

function ResultLine({ slot: { state, score = null }, number, name, score: share, href }: ResultLineProps) {
  const { t } = useSittingTranslation();
  const tone =
    state !== 'answered' || score === 0
      ? 'critical'
      : score === null
        ? 'neutral'
        : score === 1
          ? 'positive'
          : 'attention';
  return (
    <li className={styles.item}>
      <span className={styles.number}>{number}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.mark({ tone })}>
        {state !== 'answered' ? t('end.missed') : (share ?? t('end.ungraded'))}
      </span>
      {href !== null && (
        <TextLink href={href} aria-label={t('end.reviewOf', { number })}>
          {t('end.review')}
        </TextLink>
      )}
    </li>
  );
}
