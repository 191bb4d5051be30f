import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { TextLink } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: 'Menu',
    onOpenChange: fn(),
    children: (
      <Stack as="nav" aria-label="Site" space="small">
        <TextLink href="#home" quiet tone="neutral">
          Home
        </TextLink>
        <Disclosure title="Products">
          <TextLink href="#practice" quiet tone="neutral">
            Practice
          </TextLink>
        </Disclosure>
        <TextLink href="#pricing" quiet tone="neutral">
          Pricing
        </TextLink>
      </Stack>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const OpenedAndClosed: Story = {
  render: function Toggled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the menu</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open the menu' });
    await userEvent.click(button);
    const drawer = canvas.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.contains(document.activeElement)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};
