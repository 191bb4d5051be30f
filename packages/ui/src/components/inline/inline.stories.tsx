import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Inline } from './inline.tsx';
import { inlineJustifies } from './inline.variants.ts';

const buttons = [
  <Button key="last" variant="outline" tone="neutral">
    Last
  </Button>,
  <Button key="next">Next</Button>,
];

const meta = { title: 'Components/Inline', component: Inline, args: { children: buttons } } satisfies Meta<
  typeof Inline
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {};
export const EveryJustification: Story = {
  render: () => (
    <Stack>
      {inlineJustifies.map((justify) => (
        <Inline key={justify} justify={justify}>
          {buttons}
        </Inline>
      ))}
    </Stack>
  ),
};
export const CollapsedOnPhones: Story = { args: { collapse: true }, globals: { viewport: { value: 'phone' } } };
