'use client';
import type { ReviewedBlank, ReviewedOpening } from '@rehearse/practice-machines/interactive-listening';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { Icon, Stack } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { ClipPlayer, ReviewSection } from '../review/index.ts';
import * as common from './interactive-listening.css.ts';
import * as styles from './opening.css.ts';
import { explanation as explanationStyle } from './thread.css.ts';

const english = { interactiveListening: en.interactiveListening };

export interface OpeningReviewProps {
  opening: ReviewedOpening;
  /** What each blank cost, in whole percents. */
  costs: readonly number[];
}

/** What was heard before the conversation, and each blank with its answer. */
export function OpeningReview({ opening: { audioUrl, speech, transcript, blanks }, costs }: OpeningReviewProps) {
  const { t } = usePracticeTexts(english);
  return (
    <ReviewSection title={t('interactiveListening.openingTitle')}>
      <Stack>
        <p lang="en" className={common.written}>
          {transcript}
        </p>
        <ClipPlayer src={audioUrl} speech={speech} label={t('interactiveListening.openingSound')} />
        <ol className={styles.sentences} aria-label={t('interactiveListening.openingSentences')}>
          {blanks.map((blank, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a blank is its place
            <li key={index} className={styles.reviewed}>
              <Reviewed blank={blank} cost={costs[index] ?? 0} />
            </li>
          ))}
        </ol>
      </Stack>
    </ReviewSection>
  );
}

interface ReviewedProps {
  blank: ReviewedBlank;
  cost: number;
}

function Reviewed({ blank: { before, after, given, expected, verdict, explanation }, cost }: ReviewedProps) {
  const { t } = usePracticeTexts(english);
  const typed = given.trim();
  const isSame = typed === expected;
  return (
    <>
      <p lang="en" className={styles.sentence}>
        {before}
        <strong className={styles.answer}>{expected}</strong>
        {after}
      </p>
      <div className={styles.meta}>
        <span className={styles.verdict({ verdict })}>
          <Icon glyph={verdict === 'right' ? Check : X} size="small" />
          {t(`interactiveListening.verdict.${verdict}`)}
        </span>
        {typed !== '' && !isSame && (
          <span>
            {t('interactiveListening.typed')} <span lang="en">{typed}</span>
          </span>
        )}
        {cost > 0 && <span className={styles.cost}>{t('interactiveListening.cost', { percent: cost })}</span>}
      </div>
      {explanation !== null && <p className={explanationStyle}>{explanation}</p>}
    </>
  );
}
