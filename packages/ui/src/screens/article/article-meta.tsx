'use client';
import { Inline, Text } from '../../components/index.ts';
import { useArticlesTranslation } from '../../i18n/use-articles-translation.ts';
import type { ArticleView } from './article.types.ts';

type ArticleMetaProps = Pick<ArticleView, 'author' | 'date' | 'updated' | 'minutes'>;

/** Author, date and reading time in one line. */
export function ArticleMeta({ author, date, updated, minutes }: ArticleMetaProps) {
  const { t, language } = useArticlesTranslation();
  const dateText = (day: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  const quiet = { size: 'small', tone: 'muted' } as const;
  return (
    <Inline space="medium">
      {author && (
        <Text {...quiet} as="span">
          {author}
        </Text>
      )}
      {date && (
        <Text {...quiet} as="time" dateTime={date}>
          {dateText(date)}
        </Text>
      )}
      {updated && (
        <Text {...quiet} as="time" dateTime={updated}>
          {t('updated', { date: dateText(updated) })}
        </Text>
      )}
      {minutes && (
        <Text {...quiet} as="span">
          {t('minutes', { count: minutes })}
        </Text>
      )}
    </Inline>
  );
}
