import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Inline } from '../inline/index.ts';
import { ToastRegion } from './toast-region.tsx';
import { createToaster } from './toaster.ts';

const lasting = createToaster(1_000_000);
const passing = createToaster(300);

const meta = {
  title: 'Components/ToastRegion',
  component: ToastRegion,
  args: { toaster: lasting },
  argTypes: { toaster: { control: false } },
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  beforeEach: () => () => {
    for (const { id } of lasting.getMessages()) lasting.hide(id);
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  play: async ({ canvas }) => {
    lasting.show('Code sent to lin@example.org.');
    lasting.show('Your answer is saved.', 'positive');
    lasting.show('Email cannot be empty.', 'critical');
    const text = await canvas.findByText('Email cannot be empty.');
    await waitFor(() => expect(text).toBeVisible());
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite');
  },
};

export const Passing: Story = {
  args: { toaster: passing },
  render: (args) => (
    <Inline>
      <Button onClick={() => passing.show('Saved.', 'positive')}>Save</Button>
      <ToastRegion {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByText('Saved.')).not.toBeInTheDocument());
  },
};

export const AboveADialog: Story = {
  render: function WithDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Ask</Button>
        <Dialog title="Are you sure?" open={open} onOpenChange={setOpen} />
        <ToastRegion {...args} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    lasting.show('Something went wrong. Please try again later.', 'critical');
    await canvas.findByText('Something went wrong. Please try again later.');
    await expect(canvas.getByRole('region', { name: 'Messages' })).toSatisfy((region: Element) =>
      region.matches(':popover-open'),
    );
  },
};
