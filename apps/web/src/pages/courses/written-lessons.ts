import { lessonGroups, type WrittenLesson } from '@rehearse/ui/screens';
import { paths } from '../../lib/paths.ts';
import { type ArticleEntry, useArticleList } from '../articles/articles.ts';

/** The path of a written lesson. */
const lessonPath = (slug: string) => paths.lesson.replace(':lesson', slug);

const orderOf = ({ attributes }: ArticleEntry) => Number(attributes['order'] ?? Number.POSITIVE_INFINITY);

/** The written lessons in the current language, in the order of their front matter. Suspends until they are loaded. */
export function useWrittenLessons(): WrittenLesson[] {
  return useArticleList('lessons')
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ slug, attributes, minutes }) => {
      const group = lessonGroups.find((known) => known === attributes['group']);
      if (group === undefined) throw new Error(`The lesson ${slug} names no known group: ${attributes['group']}`);
      return { href: lessonPath(slug), title: attributes.title, intro: String(attributes['intro']), minutes, group };
    });
}
