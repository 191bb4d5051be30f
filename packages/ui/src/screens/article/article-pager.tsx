'use client';
import { Link, Text } from '../../components/index.ts';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';
import type { ArticleLink } from './article.types.ts';
import * as styles from './article-screen.css.ts';

interface ArticlePagerProps {
  previous?: ArticleLink | undefined;
  next?: ArticleLink | undefined;
}

/** Links to the previous and next article. */
export function ArticlePager({ previous, next }: ArticlePagerProps) {
  const { t } = useArticlesTranslation();
  return (
    <nav aria-label={t('neighbours')} className={styles.pager}>
      {previous && (
        <Link href={previous.href} rel="prev" className={styles.neighbour}>
          <Text as="span" size="caption" tone="muted">
            {t('previous')}
          </Text>
          <Text as="span" weight="medium">
            {previous.title}
          </Text>
        </Link>
      )}
      {next && (
        <Link href={next.href} rel="next" className={`${styles.neighbour} ${styles.toTheEnd}`}>
          <Text as="span" size="caption" tone="muted">
            {t('next')}
          </Text>
          <Text as="span" weight="medium">
            {next.title}
          </Text>
        </Link>
      )}
    </nav>
  );
}
