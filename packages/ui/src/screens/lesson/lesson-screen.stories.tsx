import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { article, chineseArticle } from '../article/article.fixtures.ts';
import { writtenLessons } from '../courses/courses.fixtures.ts';
import { LessonScreen } from './lesson-screen.tsx';

const meta = {
  title: 'Screens/Lesson',
  component: LessonScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    article,
    slug: 'template-speak-about-a-photo',
    lessons: writtenLessons,
    onNavigate: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof LessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Template: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /The pitfall guide/ })).toHaveAttribute(
      'href',
      '/courses/pitfall-guide',
    );
    await expect(canvas.getByRole('link', { name: /Words for everyday life/ })).toHaveAttribute(
      'href',
      '/courses/words-everyday',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const WordList: Story = {
  args: { slug: 'words-everyday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the word book' })).toHaveAttribute('href', '/vocab');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { args: { article: chineseArticle }, globals: { language: 'zh' } };
