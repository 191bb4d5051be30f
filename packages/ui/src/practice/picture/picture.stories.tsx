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
    await expect(canvas.getByText('Description: A yellow balloon in a blue sky.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
const typed = (width: number, height: number) => `${drawn(width, height)} ${width}w`;
const drawnSources = [
  { type: 'image/of-nobody', srcSet: 'data:image/of-nobody,none 960w' },
  { type: 'image/svg+xml', srcSet: `${typed(480, 320)}, ${typed(960, 640)}` },
];
/** The browser takes the first type it supports. */
export const Sources: Story = {
  args: { src: 'data:image/png;base64,unused', sources: drawnSources },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'A yellow balloon in a blue sky.' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect([drawn(480, 320), drawn(960, 640)]).toContain(image.currentSrc);
  },
};
/** If a file can't be loaded, the plain one is used. */
export const SourceMissing: Story = {
  args: { sources: [{ type: 'image/avif', srcSet: 'data:image/avif;base64,broken 960w' }] },
  play: async ({ canvas }) => {
    const image = () => canvas.findByRole<HTMLImageElement>('img', { name: 'A yellow balloon in a blue sky.' });
    await waitFor(async () => expect(getComputedStyle(await image()).opacity).toBe('1'));
    await expect((await image()).currentSrc).toBe(drawn(960, 640));
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
