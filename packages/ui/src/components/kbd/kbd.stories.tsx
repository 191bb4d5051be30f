import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Components/Kbd', component: Kbd, args: { children: '?' } } satisfies Meta<typeof Kbd>;
export default meta;

export const InASentence: StoryObj<typeof meta> = {
  render: () => (
    <Inline space="xsmall">
      <Text>Submit with</Text>
      <Kbd>Ctrl</Kbd>
      <Kbd>Enter</Kbd>
    </Inline>
  ),
};
