import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComingScreen } from './coming-screen.tsx';

const meta = {
  title: 'Screens/Coming',
  component: ComingScreen,
  parameters: { layout: 'fullscreen' },
  args: { page: 'Vocabulary' },
} satisfies Meta<typeof ComingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Coming: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Vocabulary');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/practice');
  },
};
export const InChinese: Story = { args: { page: '词汇' }, globals: { language: 'zh' } };
