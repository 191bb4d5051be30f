import type { Meta, StoryObj } from '@storybook/react-vite';
import MicOff from 'lucide-react/icons/mic-off';
import { expect } from 'storybook/test';
import { tones } from '../../tokens/index.ts';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Notice } from './notice.tsx';

const meta = {
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'Saved on this device. It is sent when you are back online.' },
  argTypes: { icon: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const EveryTone: Story = {
  render: (args) => (
    <Stack space="small">
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
};
export const WithAWayOut: Story = {
  args: {
    tone: 'attention',
    icon: MicOff,
    title: 'The microphone is blocked',
    children: 'Allow it in the address bar, then try again. You can skip this question and keep your place.',
    announce: 'polite',
    actions: (
      <Button size="small" variant="outline">
        Try again
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The microphone is blocked');
  },
};
