import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { TestBlock, TestExam } from './test-start.types.ts';
import { TestStartScreen } from './test-start-screen.tsx';

const names = [
  ...['', 'Read & Select', 'Read Aloud', 'Read Then Speak', 'Listen Then Speak', 'Speak About the Photo'],
  ...['Listen & Type', 'Interactive Listening', 'Read & Complete', 'Interactive Reading', 'Fill In the Blanks'],
  ...['Write About the Photo', 'Interactive Writing', 'Speaking Sample', 'Writing Sample', 'Interactive Speaking'],
];
const block = (submoduleId: number, least: number, most: number, seconds: number, more?: Partial<TestBlock>) => ({
  submoduleId,
  least,
  most,
  seconds,
  ...more,
});
const exam: TestExam = {
  examId: '2025-07',
  name: 'The exam since July 2025',
  since: '2025-07-01',
  checkedOn: '2026-07-01',
  forms: [
    {
      form: 'full',
      minutes: 60,
      blocks: [
        block(1, 15, 18, 5),
        block(10, 6, 9, 20),
        block(8, 3, 6, 180),
        block(9, 2, 3, 480),
        block(6, 6, 9, 60),
        block(7, 2, 3, 390, { secondPartSeconds: 75 }),
        block(11, 3, 3, 60),
        block(12, 1, 1, 480, { preparationSeconds: 30 }),
        block(5, 1, 1, 90, { preparationSeconds: 20 }),
        block(15, 1, 1, 225),
        block(14, 1, 1, 300, { preparationSeconds: 30 }),
        block(13, 1, 1, 180, { preparationSeconds: 30 }),
      ],
    },
    {
      form: 'short',
      minutes: 20,
      blocks: [
        block(1, 8, 8, 5),
        block(10, 4, 4, 20),
        block(8, 1, 1, 180),
        block(5, 1, 1, 90, { preparationSeconds: 20 }),
      ],
    },
  ],
};

const meta = {
  title: 'Screens/Test start',
  component: TestStartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    exams: [exam],
    allowance: { full: 1, short: null },
    nameOf: (submoduleId: number) => names[submoduleId] ?? '',
    begun: null,
    onStart: fn(),
  },
} satisfies Meta<typeof TestStartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('row', { name: 'Read & Select 8 5 s' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare the test' }));
    await expect(args.onStart).toHaveBeenCalledWith({ examId: '2025-07', form: 'short' });
  },
};
export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Whole exam/ }));
    await expect(canvas.getByRole('row', { name: 'Read & Select 15–18 5 s' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Interactive Listening 2–3 6 min 30 s \+ 1 min 15 s/ })).toBeVisible();
    await expect(
      canvas.getByText('Your plan has 1 test of this kind left. It counts when you start it.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare the test' }));
    await expect(args.onStart).toHaveBeenCalledWith({ examId: '2025-07', form: 'full' });
  },
};
export const Begun: Story = {
  args: { begun: { href: '/tests/1', answered: 9, count: 22 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/tests/1');
  },
};
export const UsedUp: Story = {
  args: { allowance: { full: 0, short: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Prepare the test' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  },
};
export const TwoExams: Story = {
  args: {
    exams: [
      exam,
      {
        ...exam,
        examId: 'before',
        name: 'The exam before July 2025',
        forms: [{ form: 'full', minutes: 55, blocks: [block(2, 4, 6, 20)] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'before');
    await expect(canvas.getByRole('row', { name: /Read Aloud/ })).toBeVisible();
  },
};
export const Preparing: Story = { args: { loading: true } };
export const Failed: Story = { args: { failure: 'You are not connected.' } };
