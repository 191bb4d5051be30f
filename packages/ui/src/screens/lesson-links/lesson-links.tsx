'use client';
import { Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './lesson-links.css.ts';

export interface LessonLinksProps {
  /** Link to the common mistakes of the question type. */
  pitfallsHref: string;
  /** Link to an answer template; left out if there is none. */
  templateHref?: string | undefined;
}

/** Links to lessons about this question type, below a review. */
export function LessonLinks({ pitfallsHref, templateHref }: LessonLinksProps) {
  const { t } = useScreensTranslation();
  return (
    <nav aria-label={t('lessonLinks.label')} className={styles.links}>
      <Text as="span" size="small" tone="secondary">
        {t('lessonLinks.label')}
      </Text>
      <TextLink href={pitfallsHref}>{t('lessonLinks.pitfalls')}</TextLink>
      {templateHref !== undefined && <TextLink href={templateHref}>{t('lessonLinks.template')}</TextLink>}
    </nav>
  );
}
