import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'Error: the list could not be loaded',
    description: 'Your practice record is safe. Check the connection and try again.',
    onRetry: fn(),
  },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InACard: Story = {
  render: (args) => (
    <Card>
      <ErrorState {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Page: Story = {
  args: {
    page: true,
    level: 1,
    title: 'Page not found',
    description: 'The address may be mistyped, or the page has moved.',
    onRetry: undefined,
    actions: <ButtonLink href="#home">Go to Home</ButtonLink>,
  },
};
export const Retrying: Story = { args: { loading: true } };
export const InChinese: Story = {
  args: { title: '无法加载题目列表', description: '你的练习记录没有丢失，请检查网络后重试。' },
  globals: { language: 'zh' },
};
