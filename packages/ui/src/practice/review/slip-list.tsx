'use client';
import { splitLoss } from '@rehearse/scoring';
import { useState } from 'react';
import { Badge, Button, Text } from '../../components/index.ts';
import * as en from '../../i18n/locales/en/practice.json';
import { usePracticeTexts } from '../../i18n/use-practice-texts.ts';
import { groupSlips, type Slip } from './slip-groups.ts';
import * as styles from './slip-list.css.ts';
import { SlipPair } from './slip-pair.tsx';

const english = { review: en.review };

export interface SlipListProps {
  slips: readonly Slip[];
  /** The displayed score, 0..1: the shares add up to what it lost. */
  score: number;
}

const EXAMPLES = 6;

/** The mistakes by kind: how many, which ones, and what they cost together. */
export function SlipList({ slips, score }: SlipListProps) {
  const { t } = usePracticeTexts(english);
  const groups = groupSlips(slips);
  const shares = splitLoss(
    score,
    groups.map(({ lost }) => lost),
  );
  return (
    <ul className={styles.groups}>
      {groups.map(({ kind, tone, slips: examples }, index) => {
        const percent = shares[index] ?? 0;
        return (
          <li key={kind} className={styles.group}>
            <div className={styles.head}>
              <Badge tone={tone}>{kind}</Badge>
              <Text as="span" size="small" tone="secondary">
                {t('review.slipCount', { count: examples.length })}
              </Text>
              <span className={styles.cost}>{percent > 0 ? t('review.cost', { percent }) : t('review.costSmall')}</span>
            </div>
            <Examples slips={examples} />
          </li>
        );
      })}
    </ul>
  );
}

/** The first mistakes of a kind, and the rest on request; in print, all of them. */
function Examples({ slips }: Pick<SlipListProps, 'slips'>) {
  const { t } = usePracticeTexts(english);
  const [all, setAll] = useState(false);
  const more = slips.length - EXAMPLES;
  return (
    <>
      <ul className={styles.examples}>
        {slips.map(({ given, expected, why }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place in the answer
          <li key={index} className={styles.example({ held: !all && index >= EXAMPLES, explained: why !== undefined })}>
            <span lang="en" className={styles.pair}>
              <SlipPair given={given} expected={expected} />
            </span>
            {why !== undefined && (
              <Text as="span" tone="secondary">
                {why}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="text" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('review.fewerSlips') : t('review.moreSlips', { count: more })}
        </Button>
      )}
    </>
  );
}
