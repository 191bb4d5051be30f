import type { Meta, StoryObj } from '@storybook/react-vite';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: { icon: SearchX, title: 'No result. Change your filter.', description: 'No question is hard and unpracticed.' },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;

export const InACard: StoryObj<typeof meta> = {
  args: { actions: <Button variant="outline">Clear filters</Button> },
  render: (args) => (
    <Card>
      <EmptyState {...args} />
    </Card>
  ),
};
