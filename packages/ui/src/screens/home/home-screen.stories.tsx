import { questionTypes } from '@rehearse/question-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './home-screen.tsx';
import { TryOutQuestion } from './try-out-question.tsx';

const counts = {
  questions: 378,
  words: 1060,
  questionsOf: Object.fromEntries(questionTypes.map(({ id }) => [id, id === 1 ? 118 : 20])),
};
const nothing = () => {};
const tryOut = (
  <TryOutQuestion
    word="harvest"
    view={{ phase: 'answering', word: 'harvest', hintsGiven: 0, hintsLeft: null }}
    onEvent={nothing}
    onNext={nothing}
  />
);

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { counts, tryOut, startHref: '/register' },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    for (const [name, path] of [
      ['Get Started', '/register'],
      ['Discover more', '/practice'],
      ['Find out more', '/vocab'],
      ['Open the free preview', '/preview'],
    ]) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await expect(canvas.getByText('1,060')).toBeVisible();
    await expect(canvas.getByText('118 questions')).toBeVisible();
    await expect(canvas.getByText('have an exam mode. Mock tests put them together')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};
/** Before the counts are loaded, and if they can't be. */
export const CountsUnknown: Story = {
  args: { counts: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('counting')).toHaveLength(2);
    await expect(canvas.queryByText(/^\d+ questions$/)).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
