import type { Meta, StoryObj } from '@storybook/react-vite';
import Headphones from 'lucide-react/icons/headphones';
import { Inline } from '../inline/index.ts';
import { Icon } from './icon.tsx';
import { iconSizes } from './icon.variants.ts';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { glyph: Headphones, label: 'Listening' },
  argTypes: { glyph: { control: false } },
} satisfies Meta<typeof Icon>;
export default meta;

export const EverySize: StoryObj<typeof meta> = {
  render: (args) => (
    <Inline space="large">
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};
