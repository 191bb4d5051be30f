import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GoOn } from './go-on.tsx';

const href = '/practice/questions/detail?type=8&question=800003';

const meta = {
  title: 'Screens/Go on',
  component: GoOn,
  args: { next: { questionId: 800003, submoduleId: 8, href } },
} satisfies Meta<typeof GoOn>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Learner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read & Complete, question #800003')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', href);
  },
};
export const NewLearner: Story = {
  args: { next: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose a question' })).toHaveAttribute('href', '/practice');
  },
};
/** The card keeps its height while the question is looked up. */
export const LookedUp: Story = {
  args: { next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pick up where you left off')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Continue' })).toBeNull();
  },
};
export const ListDone: Story = {
  args: { next: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You finished your last list')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose a question' })).toHaveAttribute('href', '/practice');
  },
};
