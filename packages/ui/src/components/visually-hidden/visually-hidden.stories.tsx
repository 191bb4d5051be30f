import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/index.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const InASentence: StoryObj<typeof meta> = {
  render: () => (
    <Text>
      12 / 340 <VisuallyHidden>questions</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('questions');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
