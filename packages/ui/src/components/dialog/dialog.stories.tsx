import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../inline/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Leave this question?',
    onOpenChange: fn(),
    children: <Text tone="secondary">Your answer is saved on this device and waits here until you come back.</Text>,
  },
  argTypes: { actions: { control: false } },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  args: {
    size: 'small',
    actions: (
      <>
        <Button variant="text" tone="neutral">
          Stay
        </Button>
        <Button>Leave</Button>
      </>
    ),
  },
};

const shortcuts = [
  ['Submit', 'Ctrl + Enter'],
  ['Next question', 'Alt + N'],
  ['Play or stop', 'Space'],
  ['This help', '?'],
] as const;

export const Sheet: Story = {
  args: {
    variant: 'sheet',
    size: 'small',
    title: 'Keyboard shortcuts',
    children: (
      <Stack space="small">
        {shortcuts.map(([name, keys]) => (
          <Inline key={name} justify="between">
            <Text>{name}</Text>
            <Kbd>{keys}</Kbd>
          </Inline>
        ))}
      </Stack>
    ),
  },
};

export const OpenedAndClosed: Story = {
  render: function Toggled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Exit</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Exit' });
    await userEvent.click(button);
    const dialog = canvas.getByRole('dialog', { name: 'Leave this question?' });
    await expect(canvas.getByRole('heading', { name: 'Leave this question?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
