import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { NotebookCard } from './notebook-card.tsx';

const meta = {
  title: 'Screens/Notebook card',
  component: NotebookCard,
  args: { due: 12, nextInSeconds: null },
  render: (args) => (
    <Container as="main">
      <NotebookCard {...args} />
    </Container>
  ),
} satisfies Meta<typeof NotebookCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '12 cards to review' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/notebook/review');
  },
};
export const NothingDue: Story = {
  args: { due: 0, nextInSeconds: 7200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next card comes back in 2 hours.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
