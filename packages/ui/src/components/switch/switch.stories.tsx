import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Hide meanings', onValueChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const EveryState: Story = {
  render: () => (
    <Stack align="start">
      <Switch label="Off" />
      <Switch label="On" defaultValue />
      <Switch label="Off, disabled" disabled />
      <Switch label="On, disabled" defaultValue disabled />
      <Switch label="Hide words" description="Tap a word to see it." defaultValue />
    </Stack>
  ),
};
export const Switched: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Hide meanings' })).toBeChecked();
    await userEvent.click(canvas.getByText('Hide meanings'));
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, false);
  },
};
