import { driveLetterBoxes, type LetterBoxesActor } from '@rehearse/practice-machines/letter-boxes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComingNext } from '../coming-next/index.ts';
import { LetterBoxes } from '../letter-boxes/index.ts';
import { FlowClock, FlowProgress } from './flow-clock.tsx';
import { FrameClock, FrameProgress } from './frame-clock.tsx';
import { QuestionFrame } from './question-frame.tsx';

const clock = { durationSeconds: 180, remainingSeconds: 149, elapsedSeconds: 31 };
const meta = {
  title: 'Practice/Question frame',
  component: QuestionFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    submoduleName: 'Read & Complete',
    questionId: 2068,
    difficulty: 'medium',
    practiced: true,
    globalIndex: 12,
    total: 340,
    clock: <FrameClock view={clock} />,
    progress: <FrameProgress view={clock} />,
    shortcuts: [{ keys: ['←', '→'], action: 'Move between letters' }],
    onExit: fn(),
    onLast: fn(),
    onNext: fn(),
    children: <ComingNext submoduleName="Read & Complete" />,
  },
} satisfies Meta<typeof QuestionFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Read & Complete #2068' })).toBeVisible();
    await expect(canvas.getByRole('timer', { name: 'Time left' })).toHaveTextContent('2:29');
    await expect(canvas.getByText('12/340')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last' }));
    await expect(args.onLast).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(']');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Exit' }));
    await expect(args.onExit).toHaveBeenCalledTimes(1);
  },
};
export const FirstQuestion: Story = {
  args: { globalIndex: 1, practiced: false },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Last', description: 'This is the first question.' });
    await expect(last).toHaveAttribute('aria-disabled', 'true');
  },
};
const late = { durationSeconds: 180, remainingSeconds: 10, elapsedSeconds: 170 };
export const LastSeconds: Story = {
  args: { globalIndex: 340, clock: <FrameClock view={late} />, progress: <FrameProgress view={late} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10 seconds left')).toHaveAttribute('aria-live', 'polite');
  },
};
const free = { durationSeconds: null, remainingSeconds: null, elapsedSeconds: 75 };
export const WithoutLimit: Story = {
  args: { clock: <FrameClock view={free} />, progress: <FrameProgress view={free} /> },
};

export const Help: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keyboard' });
    await userEvent.click(within(dialog).getByRole('switch', { name: /Single-key shortcuts/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('?');
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
export const HelpOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};

const live: Story = {
  loaders: [() => ({ actor: driveLetterBoxes('passage') })],
  render: (args, { loaded }) => {
    const actor: LetterBoxesActor = loaded['actor'];
    return (
      <QuestionFrame {...args} clock={<FlowClock actor={actor} />} progress={<FlowProgress actor={actor} />}>
        <LetterBoxes actor={actor} onNext={args.onNext} />
      </QuestionFrame>
    );
  },
};
export const Live: Story = live;
export const LiveOnPhone: Story = { ...live, globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { ...live, args: { submoduleName: '补全短文' }, globals: { language: 'zh' } };
