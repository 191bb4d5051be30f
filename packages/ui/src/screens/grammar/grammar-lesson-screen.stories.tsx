import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { grammarLesson, grammarLessons } from './grammar.fixtures.ts';
import { GrammarLessonScreen } from './grammar-lesson-screen.tsx';

const meta = {
  title: 'Screens/Grammar lesson',
  component: GrammarLessonScreen,
  parameters: { layout: 'fullscreen' },
  args: { article: grammarLesson, kind: 'determiner', lessons: grammarLessons, onNavigate: fn(), onPrint: fn() },
} satisfies Meta<typeof GrammarLessonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lesson: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Grammar lessons' })).toHaveAttribute('href', '/grammar');
    await expect(canvas.getByRole('link', { name: /Singular or plural/ })).toHaveAttribute(
      'href',
      '/grammar/noun-number',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
