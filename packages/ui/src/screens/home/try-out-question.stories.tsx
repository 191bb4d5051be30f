import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { TryOutQuestion } from './try-out-question.tsx';

const meta = {
  title: 'Screens/Home/Try out',
  component: TryOutQuestion,
  args: {
    word: 'drabnick',
    view: { phase: 'answering', word: 'drabnick', hintsGiven: 0, hintsLeft: null },
    onEvent: fn(),
    onNext: fn(),
    onReach: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="reading">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TryOutQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Single-key shortcuts work only while the question has the focus or the pointer. */
export const Asked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('y');
    await expect(args.onEvent).not.toHaveBeenCalled();
    await expect(args.onReach).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Yes/ })).toHaveFocus();
    await expect(args.onReach).toHaveBeenCalled();
    await userEvent.keyboard('n');
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'answer.choose', saidYes: false });
  },
};
const reviewed = { phase: 'reviewed', word: 'drabnick', saidYes: true, isWord: false, explanation: null } as const;
export const Wrong: Story = {
  args: { view: { ...reviewed, correct: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Sorry. It's wrong")).toBeVisible();
    await expect(canvas.getByText(/but together they mean nothing/)).toBeVisible();
  },
};
export const Right: Story = { args: { view: { ...reviewed, saidYes: false, correct: true } } };
export const InChinese: Story = { args: { view: { ...reviewed, correct: false } }, globals: { language: 'zh' } };
