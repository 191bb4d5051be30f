'use client';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge, Icon, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './slip-list.css.ts';

/** One thing that was not right. */
export interface Slip {
  /** What kind of slip it is, in a word or two. */
  kind: string;
  tone: 'attention' | 'critical';
  /** What was given; nothing where something was left out. */
  given?: string;
  /** What belongs there; nothing where something was added. */
  expected?: string;
  /** What it took off the score, 0..1. */
  lost: number;
}

export interface SlipListProps {
  slips: readonly Slip[];
}

/** What was not right, and how much of the score each slip cost. */
export function SlipList({ slips }: SlipListProps) {
  const { t } = usePracticeTranslation();
  return (
    <ul className={styles.slips}>
      {slips.map(({ kind, tone, given, expected, lost }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place in the answer
        <li key={index} className={styles.slip}>
          <span>
            <Badge tone={tone}>{kind}</Badge>
          </span>
          <span lang="en" className={styles.pair}>
            {given !== undefined && <del className={styles.removed}>{given}</del>}
            {given !== undefined && expected !== undefined && <Icon glyph={ArrowRight} size="small" />}
            {expected !== undefined && <ins className={styles.right}>{expected}</ins>}
          </span>
          <Text as="span" size="small" tone="secondary" tabular>
            {t('review.cost', { percent: Math.max(1, Math.round(lost * 100)) })}
          </Text>
        </li>
      ))}
    </ul>
  );
}
