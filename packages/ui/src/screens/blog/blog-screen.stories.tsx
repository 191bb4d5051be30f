import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { chinesePosts, posts } from './blog.fixtures.ts';
import { BlogScreen } from './blog-screen.tsx';

const meta = {
  title: 'Screens/Blog',
  component: BlogScreen,
  parameters: { layout: 'fullscreen' },
  args: { posts },
} satisfies Meta<typeof BlogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blog: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(6);
    const fourth = within(cards[3] as HTMLElement);
    await expect(fourth.getByRole('link', { name: 'What the test costs' })).toHaveAttribute('href', '/blog/004');
    await expect(fourth.getByText('September 1, 2026')).toBeVisible();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const InChinese: Story = { args: { posts: chinesePosts }, globals: { language: 'zh' } };
