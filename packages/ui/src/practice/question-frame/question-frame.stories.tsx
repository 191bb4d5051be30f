import { driveLetterBoxes, type LetterBoxesActor } from '@rehearse/practice-machines/letter-boxes';
import type { PracticeSettings } from '@rehearse/practice-machines/protocol';
import { driveWordJudgement, type WordJudgementActor } from '@rehearse/practice-machines/word-judgement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Text } from '../../components/index.ts';
import { LetterBoxes } from '../letter-boxes/index.ts';
import { WordJudgement } from '../word-judgement/index.ts';
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
    settings: { mode: 'timed', timeFactor: 1 },
    onSettingsChange: fn(),
    stage: 'answering',
    shortcuts: [{ keys: ['←', '→'], action: 'Move between letters' }],
    onExit: fn(),
    onLast: fn(),
    onNext: fn(),
    children: <Text>The task of any question type.</Text>,
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
  args: {
    settings: { mode: 'learn', timeFactor: 1 },
    clock: <FrameClock view={free} />,
    progress: <FrameProgress view={free} />,
  },
};

/** The sheet changes nothing until it is confirmed; keys choose within it. */
export const ChangingTheMode: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const closed = () => waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Mode: Timed' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Practice mode' }));
    await waitFor(() => expect(dialog.getByText(/Your answer so far is kept/)).toBeVisible());
    await userEvent.click(dialog.getByText('×1.5'));
    await userEvent.click(dialog.getByRole('radio', { name: /^Exam/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await closed();
    await expect(args.onSettingsChange).not.toHaveBeenCalled();
    await userEvent.keyboard('m');
    const again = within(await canvas.findByRole('dialog', { name: 'Practice mode' }));
    await expect(again.getByRole('radio', { name: /^Timed/ })).toBeChecked();
    await userEvent.click(again.getByText('×2'));
    await userEvent.click(again.getByRole('button', { name: 'Use this mode' }));
    await closed();
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ mode: 'timed', timeFactor: 2 });
    await expect(canvas.getByRole('button', { name: 'Mode: Timed' })).toHaveFocus();
  },
};
const exam: Story['args'] = { settings: { mode: 'exam', timeFactor: 1.5 } };
/** Last is disabled, and Exit asks while the question is open. */
export const Exam: Story = {
  args: exam,
  play: async ({ canvas, args }) => {
    const last = canvas.getByRole('button', { name: 'Last', description: 'You can’t go back in exam mode.' });
    await userEvent.click(last);
    await userEvent.keyboard('[[');
    await expect(args.onLast).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Exit' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this exam question?' }));
    await expect(args.onExit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onExit).toHaveBeenCalledTimes(1);
  },
};
/** Next and its shortcut ask as well; staying keeps everything as it was. */
export const NextInAnExam: Story = {
  args: exam,
  play: async ({ canvas, canvasElement, args }) => {
    const closed = () => waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay' }));
    await closed();
    await userEvent.keyboard(']');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this exam question?' }));
    await waitFor(() => expect(dialog.getByText(/The clock keeps running/)).toBeVisible());
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await closed();
  },
};
const onLeave = fn();
/** A navigation from outside the frame, such as the browser's Back. */
export const LeavingByBrowser: Story = {
  args: { ...exam, leaving: { onLeave, onStay: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await expect(onLeave).toHaveBeenCalledTimes(1);
  },
};
export const ExamSubmitted: Story = {
  args: { ...exam, stage: 'submitted' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exit' }));
    await expect(args.onExit).toHaveBeenCalledTimes(1);
  },
};
/** Changing the mode during an exam question gives the question up, after a warning. */
export const GivingUpAnExam: Story = {
  args: exam,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mode: Exam ×1.5' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Practice mode' }));
    await userEvent.click(dialog.getByRole('radio', { name: /^Learn/ }));
    await expect(dialog.queryByText('×1.5')).toBeNull();
    await waitFor(() => expect(dialog.getByText('You will give up this exam question')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Give up and switch' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ mode: 'learn', timeFactor: 1.5 });
  },
};
const openSheet: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Mode|模式)/ }));
  await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
};
export const ModeSheetOpen: Story = { play: openSheet };
export const ModeSheetOnPhone: Story = { play: openSheet, globals: { viewport: { value: 'phone' } } };
export const ModeSheetInChinese: Story = { play: openSheet, globals: { language: 'zh' } };

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
/** Help and modes cover the question, so its clock should pause until they are closed. */
export const HelpOpen: Story = {
  args: { onCoverChange: fn() },
  play: async ({ canvas, args }) => {
    for (const [button, dialog] of [
      ['Mode: Timed', 'Practice mode'],
      ['Keyboard shortcuts', 'Keyboard'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: button ?? '' }));
      await waitFor(() => expect(canvas.getByRole('dialog', { name: dialog ?? '' })).toBeVisible());
      await expect(args.onCoverChange).toHaveBeenLastCalledWith(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(args.onCoverChange).toHaveBeenLastCalledWith(false));
    }
    await expect(args.onCoverChange).toHaveBeenCalledTimes(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
/** In an exam the help first says that the clock keeps running. */
export const HelpInAnExam: Story = {
  args: exam,
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    const warning = await canvas.findByRole('dialog', { name: 'The clock keeps running' });
    await expect(canvas.queryByRole('dialog', { name: 'Keyboard' })).toBeNull();
    await userEvent.click(within(warning).getByRole('button', { name: 'Show the help' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Keyboard' })).toBeVisible());
  },
};
export const ClockWarning: Story = {
  args: exam,
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
/** The switch takes effect immediately, without confirming the mode. */
export const TurningOnAutoContinue: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('m');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Practice mode' }));
    await userEvent.click(dialog.getByRole('switch', { name: /Continue automatically after a right answer/ }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ mode: 'timed', timeFactor: 1, autoContinue: true });
    // the sheet fades in
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use this mode' })).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: /^Exam/ }));
    await expect(dialog.queryByRole('switch')).toBeNull();
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
/** On a host that can't give the position of a shared link, both directions are enabled and no number is shown. */
export const WithoutPosition: Story = {
  args: { globalIndex: null, total: null },
  play: async ({ canvas, args }) => {
    const questions = canvas.getByRole('navigation', { name: 'Questions' });
    await expect(questions).not.toHaveTextContent('/');
    await userEvent.click(canvas.getByRole('button', { name: 'Last' }));
    await expect(args.onLast).toHaveBeenCalledOnce();
  },
};

const judging = (settings: Partial<PracticeSettings>): Story => ({
  args: { submoduleName: 'Read & Select', settings: { mode: 'timed', timeFactor: 1, ...settings } },
  loaders: [
    () => ({ actor: driveWordJudgement('answering') }),
    // a test would otherwise wait for it
    async () => ({ review: await import('../word-judgement/word-judgement-review.tsx') }),
  ],
  render: function Judging(args, { loaded }) {
    const actor: WordJudgementActor = loaded['actor'];
    const reviewed = useSelector(actor, (snapshot) => snapshot.hasTag('reviewed'));
    return (
      <QuestionFrame {...args} stage={reviewed ? 'other' : 'answering'}>
        <WordJudgement actor={actor} onNext={args.globalIndex === args.total ? undefined : args.onNext} />
      </QuestionFrame>
    );
  },
});
/** A right answer continues automatically, after an announcement. */
export const ContinuingAutomatically: Story = {
  ...judging({ autoContinue: true }),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('y');
    await expect(await canvas.findByText(/The next question opens/, { selector: '[aria-live]' })).toBeInTheDocument();
    await waitFor(() => expect(args.onNext).toHaveBeenCalledTimes(1), { timeout: 3000 });
  },
};
/** A wrong answer stays until Enter or Space. */
export const ContinuingByKey: Story = {
  ...judging({ autoContinue: true }),
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('n');
    await expect(await canvas.findByRole('heading', { name: "Sorry. It's wrong" })).toHaveFocus();
    await expect(canvas.queryByText(/The next question opens/)).toBeNull();
    await userEvent.keyboard(' ');
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};
const last = judging({ autoContinue: true });
/** After the last question, the review leads back to the list. */
export const EndOfTheList: Story = {
  ...last,
  args: { ...last.args, globalIndex: 340 },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('y');
    await expect(await canvas.findByText('This was the last question of the list.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(args.onExit).toHaveBeenCalledTimes(1);
  },
};
export const EndOfTheListOnPhone: Story = { ...EndOfTheList, globals: { viewport: { value: 'phone' } } };
export const LiveOnPhone: Story = { ...live, globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { ...live, args: { submoduleName: '补全短文' }, globals: { language: 'zh' } };
