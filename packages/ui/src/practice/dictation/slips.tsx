'use client';
import type { DictationWord } from '@rehearse/scoring';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Badge, Icon, Text } from '../../components/index.ts';
import { usePracticeTranslation } from '../../i18n/use-practice-translation.ts';
import * as styles from './dictation.css.ts';

export interface SlipsProps {
  words: readonly DictationWord[];
}

const tones = { near: 'attention', wrong: 'critical', missing: 'critical', extra: 'attention' } as const;

/** What was not right, and how much of the score each cost. */
export function Slips({ words }: SlipsProps) {
  const { t } = usePracticeTranslation();
  return (
    <ul className={styles.slips}>
      {words.map((word, index) => {
        if (word.kind === 'match') return null;
        const percent = Math.max(1, Math.round(word.lost * 100));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip is its place in the sentence
          <li key={index} className={styles.slip}>
            <span>
              <Badge tone={tones[word.kind]}>{t(`dictation.kind.${word.kind}`)}</Badge>
            </span>
            <span lang="en" className={styles.pair}>
              {'given' in word && <del className={styles.removed}>{word.given}</del>}
              {'expected' in word && 'given' in word && <Icon glyph={ArrowRight} size="small" />}
              {'expected' in word && <ins className={styles.right}>{word.expected}</ins>}
            </span>
            <Text as="span" size="small" tone="secondary" tabular>
              {t('dictation.cost', { percent })}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
