import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoiceGroup } from './choice-group.tsx';

const meta = {
  title: 'Components/ChoiceGroup',
  component: ChoiceGroup,
  args: {
    label: 'Which sentence ends the paragraph?',
    font: 'reading',
    choices: [
      { value: 'a', label: 'The lamp was never lit again.' },
      { value: 'b', label: 'Even so, the stairs were swept every morning.' },
      { value: 'c', label: 'Oil had by then become too dear.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof ChoiceGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Oil had by then become too dear.'));
    await expect(canvas.getByRole('radio', { name: 'Oil had by then become too dear.' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('c');
  },
};

export const Graded: Story = {
  args: {
    value: 'c',
    disabled: true,
    choices: [
      { value: 'a', label: 'The lamp was never lit again.' },
      { value: 'b', label: 'Even so, the stairs were swept every morning.', tone: 'positive', note: 'Right answer' },
      { value: 'c', label: 'Oil had by then become too dear.', tone: 'critical', note: 'Your answer' },
    ],
  },
};

export const Segmented: Story = {
  args: {
    label: 'Practice',
    variant: 'segmented',
    font: 'interface',
    defaultValue: 'all',
    choices: [
      { value: 'all', label: 'All' },
      { value: 'practiced', label: 'Practiced' },
      { value: 'unpracticed', label: 'Unpracticed' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('practiced');
  },
};
