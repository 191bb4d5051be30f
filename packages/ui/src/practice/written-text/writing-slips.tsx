'use client';
import type { Slip, TextReview } from '@rehearse/scoring';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge, Icon, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './written-text.css.ts';

export interface WritingSlipsProps {
  text: string;
  result: TextReview;
}

/** Maximum word length; a mistake in a longer word is shown truncated. */
const MAX_WORD = 60;

/** A mistake with its neighboring words, as written and corrected. */
function inContext(text: string, { start, end, fix }: Slip) {
  const before = text.slice(Math.max(0, start - MAX_WORD), start).match(/\S*\s*$/)?.[0] ?? '';
  const after = text.slice(end, end + MAX_WORD).match(/^\s*\S*/)?.[0] ?? '';
  return { given: (before + text.slice(start, end) + after).trim(), right: (before + fix + after).trim() };
}

/** Each mistake found, with its correction; then the often repeated words. */
export function WritingSlips({ text, result }: WritingSlipsProps) {
  const { t } = usePracticeTranslation();
  const { slips, repeated } = result;
  return (
    <>
      {slips.length === 0 && <Text tone="secondary">{t('writtenText.noSlips')}</Text>}
      {slips.length > 0 && (
        <ul className={styles.slips}>
          {slips.map((slip) => {
            const { given, right } = inContext(text, slip);
            return (
              <li key={slip.start} className={styles.slipRow}>
                <span>
                  <Badge tone="attention">{t(`writtenText.slip.${slip.kind}`)}</Badge>
                </span>
                <span lang="en" className={styles.pair}>
                  <del className={styles.removed}>{given}</del>
                  <Icon glyph={ArrowRight} size="small" />
                  <ins className={styles.right}>{right}</ins>
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {repeated.length > 0 && (
        <Text tone="secondary">
          {t('writtenText.repeated', {
            words: repeated.map(({ word, places }) => `${word} (${places.length}×)`).join(', '),
          })}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t('writtenText.slipsNote')}
      </Text>
    </>
  );
}
