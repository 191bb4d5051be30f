import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Disclosure } from './disclosure.tsx';
import { disclosureVariants } from './disclosure.variants.ts';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Can I change my plan later?', children: <Text tone="inherit">Yes, at any time.</Text> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const EveryVariant: Story = {
  render: (args) => (
    <Stack>
      {disclosureVariants.map((variant) => (
        <Disclosure key={variant} {...args} variant={variant} open />
      ))}
    </Stack>
  ),
};

export const Accordion: Story = {
  render: () => (
    <div>
      <Disclosure name="faq" title="First question">
        <Text tone="inherit">First answer.</Text>
      </Disclosure>
      <Disclosure name="faq" title="Second question">
        <Text tone="inherit">Second answer.</Text>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('First question'));
    await expect(canvas.getByText('First answer.')).toBeVisible();
    await userEvent.click(canvas.getByText('Second question'));
    await expect(canvas.getByText('Second answer.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText('First answer.')).not.toBeVisible());
  },
};

export const Nested: Story = {
  args: {
    title: 'Outer',
    onOpenChange: fn(),
    children: <Disclosure title="Inner">More of it.</Disclosure>,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Outer'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByText('Inner'));
    await expect(canvas.getByText('More of it.')).toBeVisible();
    await userEvent.click(canvas.getByText('Outer'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};
