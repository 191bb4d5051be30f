import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { article, chineseArticle, shortArticle } from './article.fixtures.ts';
import { ArticleScreen } from './article-screen.tsx';

const meta = {
  title: 'Screens/Article',
  component: ArticleScreen,
  parameters: { layout: 'fullscreen' },
  args: { article, onNavigate: fn() },
} satisfies Meta<typeof ArticleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const neighbours = {
  back: { href: '/blog', title: 'All articles' },
  previous: { href: '/blog/001', title: 'How hard is it?' },
  next: { href: '/blog/003', title: 'How it is scored' },
};

export const Post: Story = {
  args: neighbours,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
    await expect(canvas.getByText('September 1, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /How hard is it/ })).toHaveAttribute('href', '/blog/001');
    await expect(canvas.getByRole('link', { name: /How it is scored/ })).toHaveAttribute('href', '/blog/003');
  },
};

export const LinksInTheText: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'practice pages' });
    await userEvent.click(link);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNavigate).toHaveBeenCalledTimes(2);
    await expect(args.onNavigate).toHaveBeenCalledWith('/practice');
  },
};

export const First: Story = { args: { back: neighbours.back, next: neighbours.next } };
export const Last: Story = { args: { back: neighbours.back, previous: neighbours.previous } };

export const Short: Story = {
  args: { article: shortArticle },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated September 1, 2026')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Phone: Story = {
  args: neighbours,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.click(canvas.getByText('Contents', { selector: 'summary' }));
    await expect(canvas.getByRole('navigation', { name: 'Contents' })).toBeVisible();
  },
};

export const InChinese: Story = { args: { article: chineseArticle, ...neighbours }, globals: { language: 'zh' } };
