import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Stepper } from './stepper.tsx';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps: ['Enter Email', 'Set Password', 'Confirmation'], value: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[0]).toHaveTextContent('Enter Email (done)');
  },
};
export const EveryStep: Story = {
  render: (args) => (
    <Stack space="xlarge">
      {[0, 1, 2, 3].map((value) => (
        <Stepper key={value} {...args} value={value} label={`Step ${value}`} />
      ))}
    </Stack>
  ),
};
export const InChinese: Story = {
  args: { steps: ['输入邮箱', '设置密码', '完成'] },
  globals: { language: 'zh' },
};
