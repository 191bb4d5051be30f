import { createFakeVoiceDesk } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { VoicesContext } from '../voices/index.ts';
import { Plays } from './plays.tsx';

const meta = {
  title: 'Practice/Plays',
  component: Plays,
  args: {
    audio: {
      ...{ phase: 'ended', playsAllowed: 3, playsUsed: 1, playsLeft: 2, canPlay: true },
      ...{ progress: 0, rate: 1, failure: null },
    },
    waiting: false,
    canSetRate: false,
    onPlay: fn(),
    onRateChange: fn(),
  },
  render: (args) => (
    <InFrame>
      <Plays {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof Plays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLeft: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};
export const WithVoices: Story = {
  loaders: [() => ({ desk: createFakeVoiceDesk() })],
  render: (args, { loaded }) => (
    <InFrame>
      <VoicesContext value={loaded['desk']}>
        <Plays {...args} />
      </VoicesContext>
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Voice' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};
export const WithVoicesOnPhone: Story = { ...WithVoices, globals: { viewport: { value: 'phone' } } };
export const Unlimited: Story = {
  args: { audio: { ...meta.args.audio, playsAllowed: null, playsLeft: null }, canSetRate: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByText('0.75×'));
    await expect(args.onRateChange).toHaveBeenCalledWith(0.75);
  },
};
