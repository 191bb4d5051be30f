import { grammarLessonPath, type LessonLink } from '@rehearse/ui/screens';
import { useArticleList } from '../articles/articles.ts';

/** The grammar lessons in the current language, in the order of their front matter. Suspends until they are loaded. */
export const useGrammarLessons = (): LessonLink[] =>
  useArticleList('grammar')
    .toSorted((a, b) => Number(a.attributes['order']) - Number(b.attributes['order']))
    .map(({ slug, attributes, minutes }) => ({
      href: grammarLessonPath(slug),
      title: attributes.title,
      intro: String(attributes['intro']),
      minutes,
    }));
