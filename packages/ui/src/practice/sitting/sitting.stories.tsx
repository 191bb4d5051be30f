import {
  driveSitting,
  type SittingActor,
  type SittingFixture,
  type WordFlow,
} from '@rehearse/practice-machines/sitting';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WordJudgement } from '../word-judgement/index.ts';
import { Sitting } from './sitting.tsx';
import type { SittingAssignment } from './sitting-assignment.ts';

const meta = { title: 'Practice/Sitting', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onLeave = fn();
const names: Readonly<Record<number, string>> = {
  1: 'Read & Select',
  2: 'Read Aloud',
  6: 'Listen & Type',
  7: 'Interactive Listening',
  8: 'Read & Complete',
  9: 'Interactive Reading',
  10: 'Fill In the Blanks',
  11: 'Write About the Photo',
  13: 'Speaking Sample',
};

/** Code that can be pasted; an actor has no form in JSX. */
const code = (fixture: SittingFixture) => `import '@rehearse/ui/styles.css';
import { driveSitting } from '@rehearse/practice-machines/sitting';
import { Sitting, WordJudgement } from '@rehearse/ui/practice';

// in the state of this story
const actor = await driveSitting('${fixture}');

export const Example = () => (
  <div className="rehearse">
    <Sitting
      actor={actor}
      renderFlow={({ actor }, onNext) => <WordJudgement actor={actor} onNext={onNext} />}
      nameOf={() => 'Read & Select'}
      failureText={({ message }) => message}
      onLeave={() => history.back()}
      reviewHref={({ questionId, slot }) => \`/review/\${questionId ?? slot}\`}
      reportHref={null}
      againHref="/practice"
    />
  </div>
);`;

const at = (fixture: SittingFixture, assignment?: SittingAssignment): Story => ({
  parameters: { docs: { source: { code: code(fixture), language: 'tsx' } } },
  loaders: [async () => ({ actor: await driveSitting(fixture) })],
  render: (_, { loaded }) => (
    <Sitting<WordFlow>
      actor={loaded['actor'] as SittingActor}
      renderFlow={({ actor }, onNext) => <WordJudgement actor={actor} onNext={onNext} />}
      nameOf={(submoduleId) => names[submoduleId] ?? ''}
      failureText={({ message }) => message}
      onLeave={onLeave}
      reviewHref={({ questionId, slot }) => `/review/${questionId ?? slot}`}
      reportHref={fixture === 'finished' ? '/report' : null}
      againHref="/practice"
      assignment={assignment}
    />
  ),
});

export const Introduction: Story = {
  ...at('introduction'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /questions, about/ })).toHaveFocus();
    await expect(await canvas.findByText('11 questions, about 20 min')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Check your devices' })).toHaveFocus();
  },
};
export const GoingOn: Story = {
  ...at('goingOn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue with question 6' })).toBeVisible();
  },
};
export const CheckReady: Story = at('checkReady');
export const Hearing: Story = {
  ...at('hearing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Turn up the volume');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Did you hear the sound?' })).toHaveFocus();
  },
};
export const CheckingMicrophone: Story = {
  ...at('checkingMicrophone'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('meter', { name: 'Microphone level' })).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip this check' }));
    await expect(await canvas.findByText('Skipped')).toBeVisible();
  },
};
export const CheckFailed: Story = at('checkFailed');
export const Checked: Story = {
  ...at('checked'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'harbour' })).toBeVisible();
  },
};
export const Starting: Story = at('starting');
export const Opening: Story = at('opening');

/** One word after the other, with one key each: no page, no stop, and the focus stays where it is. */
export const Words: Story = {
  ...at('word'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Read & Select' })).toBeVisible();
    await expect(await canvas.findByText('Question 1 of 6')).toBeInTheDocument();
    await expect(await canvas.findByRole('timer', { name: 'Time left' })).toHaveTextContent('0:05');
    const word = canvas.getByRole('heading', { level: 2, name: 'harbour' });
    await userEvent.keyboard('y');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'plandent' })).toBe(word);
    const yes = canvas.getByRole('button', { name: 'Yes' });
    await waitFor(() => expect(canvas.getByText('Question 2 of 6')).toBeInTheDocument());
    await userEvent.click(yes);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'weather' })).toBe(word));
    await expect(yes).toHaveFocus();
    for (const key of 'ynyn') await userEvent.keyboard(key);
    await expect(await canvas.findByRole('heading', { name: 'Well done, that’s all of them' })).toHaveFocus();
    await expect(await canvas.findByText('You answered 6 of 6 questions.')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Review question 2' })).toHaveAttribute('href', '/review/2');
  },
};
export const Reviewing: Story = {
  ...at('reviewing'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(await canvas.findByRole('button', { name: 'Next' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'plandent' })).toHaveFocus();
  },
};
export const Offline: Story = {
  ...at('offline'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'plandent' })).toBeVisible();
    await expect(await canvas.findByText('No connection')).toBeVisible();
  },
};
export const Disconnected: Story = at('disconnected');
export const PauseAsked: Story = {
  ...at('pauseAsked'),
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'End this question?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep answering' }));
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    const again = within(await canvas.findByRole('dialog', { name: 'End this question?' }));
    await userEvent.click(again.getByRole('button', { name: 'End it and pause' }));
    await expect(await canvas.findByRole('heading', { name: 'Paused' })).toHaveFocus();
    await expect(await canvas.findByText(/1 of 11 questions are finished/)).toBeVisible();
  },
};
export const Elsewhere: Story = {
  ...at('elsewhere'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You answered the last question on another device/)).toBeVisible();
  },
};
export const Broken: Story = {
  ...at('broken'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on without it' })).toBeVisible();
  },
};
export const Between: Story = {
  ...at('between'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ready for the next question?' })).toHaveFocus();
    await expect(await canvas.findByText('Next: Read & Complete. 3 of 11 finished.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Question 4 of 11' })).toHaveFocus());
  },
};
export const TimeUp: Story = {
  ...at('timeUp'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Time is up' })).toHaveFocus();
    await expect(await canvas.findByText(/Your answer was submitted as it was/)).toBeVisible();
  },
};
export const Paused: Story = {
  ...at('paused'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave for now' }));
    await expect(onLeave).toHaveBeenCalledOnce();
  },
};
export const DrillPaused: Story = {
  ...at('drillPaused'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish now' }));
    await expect(await canvas.findByText('You answered 1 of 3 questions.')).toBeVisible();
    await expect(canvas.getAllByText('No answer')).toHaveLength(2);
  },
};
export const Finishing: Story = at('finishing');
export const FinishingOffline: Story = at('finishingOffline');
export const Finished: Story = {
  ...at('finished'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See your report' })).toHaveAttribute('href', '/report');
  },
};
export const DrillFinished: Story = {
  ...at('drillFinished'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('67% right, on average over 6 graded questions')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /Review question/ })).toHaveLength(6);
  },
};
const assignment = { title: 'Words before Tuesday', className: 'Evening course B1', href: '/classes/1' };
export const OfAClass: Story = {
  ...at('word', assignment),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assignment: Words before Tuesday · Evening course B1')).toBeVisible();
  },
};
export const DrillOfAClassFinished: Story = {
  ...at('drillFinished', assignment),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to Evening course B1' })).toHaveAttribute(
      'href',
      '/classes/1',
    );
    await expect(canvas.queryByRole('link', { name: 'Practice again' })).toBeNull();
  },
};
export const Failed: Story = {
  ...at('failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The host is out of order.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The help lists the keys of the task, and turns them off. */
export const Help: Story = {
  ...at('word'),
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
