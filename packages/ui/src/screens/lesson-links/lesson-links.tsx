'use client';
import { Text, TextLink } from '../../components/index.ts';
import { useScreensTranslation } from '../../i18n/use-screens-translation.ts';
import * as styles from './lesson-links.css.ts';

export interface LessonLinksProps {
  /** Where the usual mistakes of the question type are explained. */
  pitfallsHref: string;
  /** A template for its answers; left out where there is none. */
  templateHref?: string | undefined;
}

/** Under a review: the lessons about this type of question. */
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
