import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { grammarLessons } from './grammar.fixtures.ts';
import { GrammarScreen } from './grammar-screen.tsx';

const meta = {
  title: 'Screens/Grammar',
  component: GrammarScreen,
  parameters: { layout: 'fullscreen' },
  args: { lessons: grammarLessons },
} satisfies Meta<typeof GrammarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lessons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Articles: a, an, the/ })).toHaveAttribute(
      'href',
      '/grammar/determiner',
    );
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
