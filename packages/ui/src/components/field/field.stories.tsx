import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Speed',
    description: 'How fast the sample is read.',
    children: (control) => <input type="range" min={50} max={150} {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;

export const AroundAControl: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Speed' })).toHaveAccessibleDescription(
      'How fast the sample is read.',
    );
  },
};
