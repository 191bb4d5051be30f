import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { ComingNext } from './coming-next.tsx';

const meta = {
  title: 'Practice/Coming next',
  component: ComingNext,
  args: { submoduleName: 'Interactive Reading', onBack: fn() },
  decorators: [
    (Story) => (
      <InFrame>
        <Story />
      </InFrame>
    ),
  ],
} satisfies Meta<typeof ComingNext>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
  },
};
export const InChinese: Story = { globals: { language: 'zh' }, args: { submoduleName: '互动阅读' } };
