import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const OfACard: StoryObj<typeof meta> = {
  render: () => (
    <Card>
      <Stack>
        <Inline nowrap>
          <Skeleton variant="circle" />
          <Skeleton lines={2} width={12} />
        </Inline>
        <Skeleton variant="block" height={8} />
        <Skeleton lines={3} />
      </Stack>
    </Card>
  ),
};
