import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { count: 1800, defaultValue: 900, onValueChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const EveryPlace: Story = {
  render: () => (
    <Stack>
      <Pagination label="First" count={1800} />
      <Pagination label="Middle" count={1800} defaultValue={42} />
      <Pagination label="Last" count={1800} defaultValue={1800} />
      <Pagination label="Few" count={4} defaultValue={2} />
      <Pagination label="Waiting" count={4} defaultValue={2} disabled />
    </Stack>
  ),
};
export const Walked: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { count: 12, defaultValue: 1 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
  },
};
export const InChinese: Story = { globals: { language: 'zh' } };
