import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { PlaybackRate } from './playback-rate.tsx';

const meta = {
  title: 'Practice/Playback rate',
  component: PlaybackRate,
  args: { value: 1, onValueChange: fn() },
  render: (args) => (
    <InFrame>
      <PlaybackRate {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof PlaybackRate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsRecorded: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: '1×' })).toBeChecked();
    await userEvent.click(canvas.getByText('0.75×'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.75);
  },
};
export const Slow: Story = { args: { value: 0.85 } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
