import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { Picture } from './picture.tsx';

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="steelblue"/><circle cx="50%" cy="50%" r="90" fill="gold"/></svg>`,
  )}`;

const meta = {
  title: 'Practice/Picture',
  component: Picture,
  args: { src: drawn(960, 640), alt: 'A yellow balloon in a blue sky.' },
  decorators: [
    (Story) => (
      <InFrame>
        <Story />
      </InFrame>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: 'A yellow balloon in a blue sky.' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
  },
};
/** A tall picture is shown whole. */
export const Tall: Story = { args: { src: drawn(480, 800) } };
export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The picture can’t be loaded')).toBeVisible();
    await expect(canvas.getByText('It shows: A yellow balloon in a blue sky.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const None: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Image not available')).toBeVisible();
  },
};
export const InChinese: Story = { args: { src: 'data:image/png;base64,broken' }, globals: { language: 'zh' } };
export const Phone: Story = {
  args: { src: 'data:image/png;base64,broken' },
  globals: { viewport: { value: 'phone' } },
};
