import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner, Text } from '../../components/index.ts';
import { InFrame } from '../in-frame.tsx';
import { late } from './late.ts';
import { LatePart } from './late-part.tsx';

const meta = { title: 'Practice/Late part', component: LatePart } satisfies Meta;
export default meta;

const drawn = (load: () => Promise<string>): StoryObj => ({
  loaders: [() => ({ part: late(load) })],
  render: (_, { loaded }) => (
    <InFrame>
      <LatePart part={loaded['part']} waiting={<Spinner size="large" label="Loading" />}>
        {(text) => <Text>{String(text)}</Text>}
      </LatePart>
    </InFrame>
  ),
});

export const There: StoryObj = {
  ...drawn(() => Promise.resolve('The review.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The review.')).toBeVisible();
  },
};
export const Waiting: StoryObj = drawn(() => new Promise(() => {}));
export const Failed: StoryObj = {
  ...drawn(() => Promise.reject(new Error('offline'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
};
export const InChinese: StoryObj = {
  ...drawn(() => Promise.reject(new Error('offline'))),
  globals: { language: 'zh' },
};
