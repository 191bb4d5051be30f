import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mic from 'lucide-react/icons/mic';
import { expect, fn } from 'storybook/test';
import { controlSizes } from '../../tokens/index.ts';
import { Inline } from '../inline/index.ts';
import { Matrix } from '../matrix.tsx';
import { Stack } from '../stack/index.ts';
import { Button } from './button.tsx';
import { buttonTones, buttonVariants } from './button.variants.ts';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Submit', onClick: fn() },
  argTypes: {
    tone: { options: buttonTones, control: 'inline-radio' },
    variant: { options: buttonVariants, control: 'inline-radio' },
    size: { options: controlSizes, control: 'inline-radio' },
  },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const EveryLook: Story = {
  render: (args) => (
    <Stack space="xlarge">
      <Matrix rows={buttonTones} columns={buttonVariants}>
        {(tone, variant) => (
          <Button {...args} tone={tone} variant={variant}>
            Submit
          </Button>
        )}
      </Matrix>
      <Matrix rows={controlSizes} columns={buttonVariants}>
        {(size, variant) => (
          <Button {...args} size={size} variant={variant} icon={Mic}>
            Record
          </Button>
        )}
      </Matrix>
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Submit', description: 'Loading…' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'This is the last question.', children: 'Next' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Next', description: 'This is the last question.' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink href="#practice" size="large" iconEnd={ArrowRight}>
        Get started
      </ButtonLink>
      <ButtonLink href="#pricing" size="large" variant="outline" tone="neutral">
        See pricing
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '#practice');
  },
};

export const Block: Story = { args: { block: true, size: 'large', children: 'Log in' } };
