import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Avatar } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';

const meta = { title: 'Components/Avatar', component: Avatar, args: { name: 'lin@example.org' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

export const EverySize: StoryObj<typeof meta> = {
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
      <Avatar name="林" />
    </Inline>
  ),
};
