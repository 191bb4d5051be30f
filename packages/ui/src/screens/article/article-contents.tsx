'use client';
import { Disclosure, Link, Stack, Text } from '../../components/index.ts';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';
import type { ArticleSection } from './article.types.ts';
import * as styles from './article-screen.css.ts';

/** The table of contents: collapsed above the text on narrow windows, next to it on wide ones. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  const { t } = useArticlesTranslation();
  const list = (
    <ul>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <Link href={`#${id}`} className={styles.contentsLink}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav aria-label={t('contents')} className={styles.contentsAbove}>
        <Disclosure title={t('contents')} variant="card">
          {list}
        </Disclosure>
      </nav>
      <nav aria-label={t('contents')} className={styles.contentsBeside}>
        <div className={styles.sticky}>
          <Stack space="xsmall">
            <Text size="small" weight="strong">
              {t('contents')}
            </Text>
            {list}
          </Stack>
        </div>
      </nav>
    </>
  );
}
