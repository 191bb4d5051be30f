import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Spinner } from './spinner.tsx';
import { spinnerSizes } from './spinner.variants.ts';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EverySize: Story = {
  render: () => (
    <Inline space="large">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
};
export const Named: Story = {
  args: { label: 'Checking your microphone…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking your microphone…');
  },
};
