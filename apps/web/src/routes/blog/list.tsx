import { BlogScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/head/use-title.ts';
import { useBlogPosts } from '../../pages/articles/article-views.ts';

export function Component() {
  useTitle(useTranslation().t('pages.blog'));
  return <BlogScreen posts={useBlogPosts()} />;
}
