'use client';
import BookOpen from 'lucide-react/icons/book-open';
import Pencil from 'lucide-react/icons/pencil-line';
import { ButtonLink, Disclosure, Inline, Stack, Text } from '../../components/index.ts';
import { useCorrectionsTranslation } from '../../i18n/use-corrections-translation.ts';
import { useMistakesTranslation } from '../../i18n/use-mistakes-translation.ts';
import { grammarLessonPath, sitePaths } from '../site-paths.ts';
import * as styles from './mistakes.css.ts';
import type { KindOfMistake } from './mistakes.types.ts';
import { SentenceList, type SentenceListProps } from './sentence-list.tsx';
import { TrendChart } from './trend-chart.tsx';

export interface KindSectionProps extends SentenceListProps {
  counts: KindOfMistake;
  weeks: readonly string[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A kind of mistake: its counts, and when opened its trend, lesson, drills and sentences. */
export function KindSection({ counts, weeks, open, onOpenChange, ...list }: KindSectionProps) {
  const { t } = useMistakesTranslation();
  const { t: corrections } = useCorrectionsTranslation();
  const { kind, recent, total, rates } = counts;
  const name = corrections(`kind.${kind}`);
  return (
    <Disclosure
      variant="card"
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span className={styles.kindHead}>
          <Text as="span" weight="strong">
            {name}
          </Text>
          <Text as="span" size="small" tabular>
            {recent > 0 ? t('recent', { count: recent }) : t('notRecent')}
          </Text>
          <Text as="span" size="small" tone="secondary" tabular>
            {t('total', { count: total })}
          </Text>
        </span>
      }
    >
      {open && (
        <Stack space="large">
          <TrendChart weeks={weeks} rates={rates} />
          <Inline space="small">
            <ButtonLink
              href={grammarLessonPath(kind)}
              variant="outline"
              icon={BookOpen}
              aria-label={t('lessonOf', { kind: name })}
            >
              {t('lesson')}
            </ButtonLink>
            <ButtonLink href={`${sitePaths.drills}?kind=${kind}`} variant="outline" icon={Pencil}>
              {t('drillKind')}
            </ButtonLink>
          </Inline>
          <SentenceList {...list} />
        </Stack>
      )}
    </Disclosure>
  );
}
