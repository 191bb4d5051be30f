'use client';
import { questionTypes } from '@rehearse/question-types';
import { useLacksPage, VisuallyHidden } from '../../components/index.ts';
import { useHomeTranslation } from '../../i18n/use-home-translation.ts';
import { sitePaths } from '../site-paths.ts';
import * as styles from './home-screen.css.ts';

/** Sizes of the question bank and the word book. */
export interface SiteCounts {
  questions: number;
  words: number;
  /** Number of questions by submodule id; absent for none. */
  questionsOf: Readonly<Record<number, number>>;
}

export interface StatsProps {
  /** Null while loading: values are then left open. */
  counts: SiteCounts | null;
}

const previewQuestions = questionTypes.reduce((sum, { preview }) => sum + preview.length, 0);

/** The product in four figures. */
export function Stats({ counts }: StatsProps) {
  const { t, language } = useHomeTranslation();
  const lacks = useLacksPage();
  const figures = [
    { name: 'questions', value: counts?.questions },
    { name: lacks(sitePaths.tests) ? 'examOnly' : 'exam', value: t('stats.all') },
    { name: 'words', value: counts?.words },
    { name: 'free', value: previewQuestions },
  ] as const;
  return (
    <section aria-label={t('stats.label')}>
      <dl className={styles.stats}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.stat}>
            <dt className={styles.statName}>{t(`stats.${name}`)}</dt>
            <dd className={styles.statValue}>
              {value === undefined ? (
                <>
                  <span aria-hidden="true">···</span>
                  <VisuallyHidden>{t('stats.waiting')}</VisuallyHidden>
                </>
              ) : (
                value.toLocaleString(language)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
