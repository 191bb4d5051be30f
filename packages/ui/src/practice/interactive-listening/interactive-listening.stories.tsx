import {
  driveInteractiveListening,
  type InteractiveListeningFixture,
} from '@rehearse/practice-machines/interactive-listening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../components/index.ts';
import { InFrame } from '../in-frame.tsx';
import { Face } from './face.tsx';
import { InteractiveListening } from './interactive-listening.tsx';
import { people } from './partner.ts';

const meta = { title: 'Practice/Interactive listening', component: InteractiveListening } satisfies Meta;
export default meta;

const at = (fixture: InteractiveListeningFixture): StoryObj => ({
  loaders: [() => ({ actor: driveInteractiveListening(fixture) })],
  render: (_, { loaded }) => (
    <InFrame>
      <InteractiveListening actor={loaded['actor']} onNext={() => {}} />
    </InFrame>
  ),
});

export const Intro: StoryObj = {
  ...at('intro'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4:00 for the conversation, then 1:15 for the summary.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Turn 1 of 3' })).toHaveFocus();
  },
};
export const Loading: StoryObj = at('loading');
export const Listening: StoryObj = {
  ...at('listening'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'You can choose when the audio ends.' })).toBeDisabled();
    await userEvent.keyboard('1{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Turn 1 of 3' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Next', description: 'You can choose when the audio ends.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Blocked: StoryObj = {
  ...at('blocked'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no play was used');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Loading the sound. The clock is paused.')).toBeVisible();
  },
};
export const Unavailable: StoryObj = {
  ...at('unavailable'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The sound can’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer without sound' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /Wednesday at six is fine/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('heading', { name: 'Right' })).toHaveFocus();
  },
};
export const WithoutSound: StoryObj = at('withoutSound');
export const Choosing: StoryObj = {
  ...at('choosing'),
  play: async ({ canvas }) => {
    const [heard] = within(canvas.getByRole('list', { name: 'The conversation' })).getAllByRole('listitem');
    await expect(heard).not.toHaveTextContent('Hi there!');
    await expect(canvas.getByRole('button', { name: 'Next', description: 'Choose a reply first.' })).toBeVisible();
    await userEvent.keyboard('1');
    await expect(canvas.getByRole('radio', { name: /sports hall/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Wrong' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Turn 3 of 3' })).toHaveFocus();
  },
};
export const Chosen: StoryObj = at('chosen');
export const MarkedRight: StoryObj = at('markedRight');
export const MarkedWrong: StoryObj = {
  ...at('markedWrong'),
  play: async ({ canvas }) => {
    const [, last] = within(canvas.getByRole('list', { name: 'The conversation' })).getAllByRole('listitem');
    await expect(last).toHaveTextContent(/sports hall on Monday\.WrongWednesday at six is fine.*The right reply/);
  },
};
export const Paused: StoryObj = at('held');
export const LastTurn: StoryObj = {
  ...at('lastTurn'),
  play: async ({ canvas }) => {
    const last = canvas.getByRole('radio', { name: /Ten pounds for a whole year/ });
    last.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Ten pounds every week/ })).toBeChecked();
    await userEvent.keyboard('3{Enter}');
    await expect(last).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Write the summary' }));
    const box = await canvas.findByRole('textbox', { name: 'Your summary' });
    await expect(box).toHaveFocus();
    await userEvent.type(box, 'We talked about a club.');
    await expect(canvas.getByText('5 words')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: '2 of 3 replies right' })).toHaveFocus();
  },
};
export const Learning: StoryObj = {
  ...at('learning'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We meet every Wednesday at six/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play turn 1 again' }));
    await expect(await canvas.findByRole('button', { name: 'Stop turn 1' })).toBeVisible();
  },
};
export const Hinted: StoryObj = {
  ...at('hinted'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /member of your club for years/ })).toBeDisabled();
    await expect(
      await canvas.findByRole('button', { name: 'Hint', description: 'There are no more hints.' }),
    ).toBeVisible();
  },
};
export const Replaying: StoryObj = at('replaying');
export const InTheExam: StoryObj = {
  ...at('examTurn'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Wrong')).toBeNull();
    await expect(canvas.queryByText('The right reply')).toBeNull();
  },
};
export const Summary: StoryObj = at('summary');
export const SummaryWriting: StoryObj = {
  ...at('summaryWriting'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Words' })).toHaveAttribute('aria-valuetext', '20 words');
  },
};
export const SummaryOutOfTime: StoryObj = {
  ...at('summaryOutOfTime'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Time for the conversation is up');
    await userEvent.click(canvas.getByText('The conversation'));
    await expect(canvas.getByText('You didn’t reply.')).toBeVisible();
  },
};
export const Reviewed: StoryObj = {
  ...at('reviewed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '2 of 3 replies right' })).toHaveFocus();
    await expect(canvas.getByText('−33%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play: Turn 2' })).toBeVisible();
    await expect(canvas.getByText(/^\d of 3 sentences from the sample were found in your summary\.$/)).toBeVisible();
    await expect(canvas.getAllByText(/^Not found:/).length).toBeGreaterThan(0);
    await expect(canvas.getByText(/^Your text is too short: 20 words/)).toBeVisible();
    await expect(canvas.getByText('An estimate')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Solve Again' }));
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeVisible();
  },
};
export const Perfect: StoryObj = at('perfect');
export const TimeIsUp: StoryObj = at('timedOut');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const Phone: StoryObj = { ...at('chosen'), globals: { viewport: { value: 'phone' } } };
/** All speakers, and the learner. */
export const People: StoryObj = {
  render: () => (
    <InFrame>
      <Inline space="large">
        {people.map((person) => (
          <Face key={person} person={person} />
        ))}
      </Inline>
    </InFrame>
  ),
};
