import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { article, chineseArticle } from '../article/article.fixtures.ts';
import { chinesePosts, posts } from './blog.fixtures.ts';
import { BlogPostScreen } from './blog-post-screen.tsx';

const meta = {
  title: 'Screens/Blog post',
  component: BlogPostScreen,
  parameters: { layout: 'fullscreen' },
  args: { article, slug: '002', posts, onNavigate: fn() },
} satisfies Meta<typeof BlogPostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
    await expect(canvas.getByRole('link', { name: /Which test is harder/ })).toHaveAttribute('href', '/blog/001');
    await expect(canvas.getByRole('link', { name: /What a score means/ })).toHaveAttribute('href', '/blog/003');
  },
};
export const First: Story = {
  args: { slug: '001' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Previous')).toBeNull();
    await expect(canvas.getByText('Next')).toBeVisible();
  },
};
export const Last: Story = {
  args: { slug: '006' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Previous')).toBeVisible();
    await expect(canvas.queryByText('Next')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = {
  args: { article: chineseArticle, posts: chinesePosts },
  globals: { language: 'zh' },
};
