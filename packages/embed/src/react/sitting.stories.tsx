import { examples } from '@rehearse/question-data/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { loadTested } from '../docs/load-tested.ts';
import { Sitting } from './sitting.tsx';

const questions = [...examples[1], ...examples[10]];

const meta = {
  title: 'Embed/Sitting',
  loaders: [loadTested],
  component: Sitting,
  args: { storage: 'none', questions, onFinished: fn() },
  parameters: {
    docs: {
      source: {
        language: 'tsx',
        code: `import { Sitting } from '@rehearse/embed/react';

const questions = ${JSON.stringify(questions, null, 2)};

export const Practice = () => (
  <Sitting questions={questions} onFinished={(outcomes) => console.log(outcomes.map(({ score }) => score))} />
);`,
      },
    },
  },
} satisfies Meta<typeof Sitting>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing runs before Start; then the questions follow one another. */
export const InARow: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const inside = () => {
      const root = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
      return within(root?.firstElementChild as HTMLElement);
    };
    await userEvent.click(await waitFor(() => inside().getByRole('button', { name: /^Start/ })));
    await waitFor(() => expect(inside().getByText('Question 1 of 3')).toBeInTheDocument());
  },
};
