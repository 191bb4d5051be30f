import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../matrix.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { progressBarSizes, progressBarTones } from './progress-bar.variants.ts';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Words written', value: 34, max: 120, valueText: '34 of 120 words' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Words written' });
    await expect(bar).toHaveAttribute('aria-valuenow', '28');
    await expect(bar).toHaveAttribute('aria-valuetext', '34 of 120 words');
  },
};
export const EveryLook: Story = {
  render: (args) => (
    <Matrix rows={progressBarTones} columns={progressBarSizes}>
      {(tone, size) => (
        <div style={{ width: 160 }}>
          <ProgressBar {...args} tone={tone} size={size} value={70} />
        </div>
      )}
    </Matrix>
  ),
};
export const Full: Story = { args: { value: 400 } };
export const Empty: Story = { args: { value: 0 } };
