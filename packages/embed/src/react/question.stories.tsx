import { examples } from '@rehearse/question-data/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadTested } from '../docs/load-tested.ts';
import { Question } from './question.tsx';

/** Code that can be pasted: the story's data and options, and what React needs around them. */
const code = (data: unknown, options: string) => `import { Question } from '@rehearse/embed/react';

const data = ${JSON.stringify(data, null, 2)};

export const Exercise = () => <Question data={data}${options} />;`;
const shown = (data: unknown, options = ' onAnswered={({ score }) => console.log(score)}') => ({
  docs: { source: { code: code(data, options), language: 'tsx' } },
});

const [word] = examples[1];
const [passage] = examples[8];
/** The same object in every render, which Storybook's args are not. */
const brand = { primary: '#0b6b4f', radius: 'small' } as const;

const meta = {
  title: 'Embed/Question',
  loaders: [loadTested],
  component: Question,
  args: { storage: 'none', onAnswered: fn() },
  render: (args, { globals }) => <Question theme={globals['theme']} {...args} />,
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the shadow root of the question, once it has a button of this name. */
const button = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => {
    const root = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    return within(root?.firstElementChild as HTMLElement).getByRole('button', { name });
  });

/** Before the learner presses Start, no clock runs. */
export const OnClick: Story = {
  args: { data: word },
  parameters: shown(word),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await button(canvasElement, 'Start'));
    await userEvent.click(await button(canvasElement, 'Yes'));
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledWith(expect.objectContaining({ score: 1 })));
  },
};
/** Learn mode has no clock, and hints. */
export const Learn: Story = {
  args: { data: passage, mode: 'learn', start: 'now' },
  parameters: shown(passage, ' mode="learn" start="now"'),
};
export const Branded: Story = {
  args: { data: passage, start: 'now', mode: 'learn' },
  render: (args, { globals }) => <Question theme={globals['theme']} {...args} appearance={brand} />,
  parameters: {
    docs: {
      source: {
        language: 'tsx',
        code: `import { Question } from '@rehearse/embed/react';

const data = ${JSON.stringify(passage, null, 2)};
// outside the component, so that it is the same object in every render
const appearance = { primary: '#0b6b4f', radius: 'small' } as const;

export const Exercise = () => <Question data={data} mode="learn" start="now" appearance={appearance} />;`,
      },
    },
  },
};
export const InChinese: Story = {
  args: { data: word, locale: 'zh' },
  parameters: shown(word, ' locale="zh"'),
};
/** Data that can't be asked: a sentence names the field, on the page and in `onError`. */
export const InvalidData: Story = {
  args: { data: { type: 'read-and-select', correct: true }, onError: fn() },
  parameters: shown({ type: 'read-and-select', correct: true }, ' onError={({ problems }) => console.log(problems)}'),
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onError).toHaveBeenCalledWith(
        expect.objectContaining({ problems: [expect.objectContaining({ path: '/word' })] }),
      ),
    );
  },
};
