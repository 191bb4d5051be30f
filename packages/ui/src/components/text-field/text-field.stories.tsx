import type { Meta, StoryObj } from '@storybook/react-vite';
import Search from 'lucide-react/icons/search';
import { expect, fn } from 'storybook/test';
import { controlSizes } from '../../tokens/index.ts';
import { Stack } from '../stack/index.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', onValueChange: fn() },
  argTypes: { icon: { control: false }, end: { control: false } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'you@example.org' } };

export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'lin@example.org');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lin@example.org');
  },
};

export const WithHelp: Story = { args: { description: 'We only write about your account.', optional: true } };

export const Wrong: Story = {
  args: { defaultValue: 'lin@', error: 'Add the part after @, such as lin@example.org.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Add the part after @, such as lin@example.org.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'lin@example.org' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'lin@example.org' } };

export const EverySize: Story = {
  render: (args) => (
    <Stack>
      {controlSizes.map((size) => (
        <TextField key={size} {...args} label={size} size={size} icon={Search} placeholder="Search words" />
      ))}
    </Stack>
  ),
};
