import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tabs } from './tabs.tsx';
import { tabsVariants } from './tabs.variants.ts';

const items = ['Vocabulary', 'Speaking', 'Listening', 'Reading', 'Writing', 'Sample'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Modules',
    items,
    onValueChange: fn(),
    children: (value: string) => <Text>Questions of {value}.</Text>,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const EveryVariant: Story = {
  render: (args) => (
    <Stack space="xlarge">
      {tabsVariants.map((variant) => (
        <Tabs key={variant} {...args} variant={variant} defaultValue="listening" />
      ))}
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  args: { items: items.map((item) => ({ ...item, disabled: item.value === 'speaking' })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Vocabulary' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Listening' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Listening' })).toHaveTextContent('Questions of listening.');
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sample');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Vocabulary' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const TooManyForTheScreen: Story = {
  args: { defaultValue: 'sample' },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const last = canvas.getByRole('tab', { name: 'Sample' }).getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(row.right + 1);
  },
};
