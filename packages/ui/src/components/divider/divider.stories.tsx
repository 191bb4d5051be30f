import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Divider } from './divider.tsx';

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;

export const InACard: StoryObj<typeof meta> = {
  render: () => (
    <Card>
      <Stack>
        <Text>Your answer</Text>
        <Divider />
        <Text>Reference</Text>
      </Stack>
    </Card>
  ),
};
