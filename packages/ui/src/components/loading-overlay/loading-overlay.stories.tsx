import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;

export const OverAPage: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <Text>The page under it stays where it is.</Text>
      <LoadingOverlay {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
