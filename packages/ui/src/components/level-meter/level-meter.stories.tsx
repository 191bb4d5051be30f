import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { LevelMeter } from './level-meter.tsx';

const meta = { title: 'Components/LevelMeter', component: LevelMeter, args: { value: 0.6 } } satisfies Meta<
  typeof LevelMeter
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Speaking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Microphone level' })).toHaveAttribute('aria-valuetext', 'Good');
  },
};
export const EveryLoudness: Story = {
  render: () => (
    <Stack>
      {[0, 0.1, 0.5, 0.85, 1].map((value) => (
        <LevelMeter key={value} value={value} />
      ))}
    </Stack>
  ),
};
