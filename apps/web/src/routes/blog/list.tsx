import { BlogScreen } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../../app/use-title.ts';
import { useBlogPosts } from '../../flows/article-views.ts';

export function Component() {
  useTitle(useTranslation().t('pages.blog'));
  return <BlogScreen posts={useBlogPosts()} />;
}
