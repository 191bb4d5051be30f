import type { Meta, StoryObj } from '@storybook/react-vite';
import Play from 'lucide-react/icons/play';
import { expect, fn } from 'storybook/test';
import { controlSizes } from '../../tokens/index.ts';
import { buttonTones, buttonVariants } from '../button/index.ts';
import { Matrix } from '../matrix.tsx';
import { Stack } from '../stack/index.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: Play, label: 'Play', onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const EveryLook: Story = {
  render: (args) => (
    <Stack space="xlarge" align="start">
      <Matrix rows={buttonTones} columns={buttonVariants}>
        {(tone, variant) => <IconButton {...args} tone={tone} variant={variant} />}
      </Matrix>
      <Matrix rows={controlSizes} columns={buttonVariants}>
        {(size, variant) => <IconButton {...args} size={size} variant={variant} />}
      </Matrix>
    </Stack>
  ),
};

export const Disabled: Story = { args: { disabled: true, variant: 'outline' } };
export const Loading: Story = { args: { loading: true, variant: 'solid', tone: 'primary', size: 'large' } };
