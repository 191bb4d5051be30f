import {
  driveInteractiveListening,
  type InteractiveListeningFixture,
} from '@rehearse/practice-machines/interactive-listening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Inline } from '../../components/index.ts';
import { actorSource } from '../actor-source.ts';
import { InFrame } from '../in-frame.tsx';
import { Face } from './face.tsx';
import { InteractiveListening } from './interactive-listening.tsx';
import { people } from './partner.ts';

const meta = { title: 'Practice/Interactive listening', component: InteractiveListening } satisfies Meta;
export default meta;

/** Stories show states, not loading, so all parts are there before a story is drawn. */
const loadParts = () =>
  Promise.all([
    import('./blanks.tsx'),
    import('./conversation.tsx'),
    import('./learn-tools.tsx'),
    import('./thread.tsx'),
    import('./summary.tsx'),
    import('./late-parts.ts'),
  ]);

const at = (fixture: InteractiveListeningFixture): StoryObj => ({
  parameters: actorSource({ view: 'InteractiveListening', flow: 'interactive-listening', fixture }),
  loaders: [loadParts, () => ({ actor: driveInteractiveListening(fixture) })],
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
export const IntroWithOpening: StoryObj = {
  ...at('introWithOpening'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^6:30 for the introduction and the conversation/)).toBeVisible();
    const without = canvas.getByRole('radio', { name: 'With the conversation (4:00)' });
    await userEvent.click(without);
    await expect(canvas.getByText('4:00 for the conversation, then 1:15 for the summary.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^With today’s first part.*\(6:30\)$/ })).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Blank 1 of 3' })).toHaveFocus();
  },
};
export const OpeningFixed: StoryObj = {
  ...at('openingFixed'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
export const Blanks: StoryObj = {
  ...at('blanks'),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('textbox', { name: 'Blank 1 of 3' });
    await expect(first).toHaveAccessibleDescription(/^You got your camera from your/);
    await expect(canvas.queryByText(/a present from your uncle/)).toBeNull();
    await userEvent.type(first, 'uncle{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Blank 2 of 3' })).toHaveFocus();
    await userEvent.keyboard('yellow{Enter}stairs');
    await expect(canvas.getByRole('textbox', { name: 'Blank 3 of 3' })).toHaveValue('stairs');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Turn 1 of 3' })).toHaveFocus();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const BlanksLoading: StoryObj = at('blanksLoading');
export const BlanksUnavailable: StoryObj = {
  ...at('blanksUnavailable'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The sound can’t be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('button', { name: 'Loading' })).toBeVisible();
  },
};
export const BlanksFilled: StoryObj = {
  ...at('blanksFilled'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Blank 2 of 3' })).toHaveValue('yelow');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Blank 3 of 3' }));
    await userEvent.keyboard('{Control>}.{/Control}');
    await expect(await canvas.findByRole('button', { name: 'Loading' })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: 'Turn 1 of 3' })).toHaveFocus();
  },
};
export const BlanksLearning: StoryObj = {
  ...at('blanksLearning'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('0.75×'));
    await expect(canvas.getByRole('radio', { name: '0.75×' })).toBeChecked();
  },
};
export const AfterBlanks: StoryObj = at('afterBlanks');
export const Loading: StoryObj = at('loading');
export const Listening: StoryObj = {
  ...at('listening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'You can choose when the audio ends.' })).toBeDisabled();
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
    await expect(await canvas.findByRole('status')).toHaveTextContent('no play was used');
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(await canvas.findByText('Loading the sound. The clock is paused.')).toBeVisible();
  },
};
export const Unavailable: StoryObj = {
  ...at('unavailable'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('The sound can’t be loaded');
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
    const [heard] = within(await canvas.findByRole('list', { name: 'The conversation' })).getAllByRole('listitem');
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
    const [, last] = within(await canvas.findByRole('list', { name: 'The conversation' })).getAllByRole('listitem');
    await expect(last).toHaveTextContent(/sports hall on Monday\.WrongWednesday at six is fine.*The right reply/);
  },
};
export const Paused: StoryObj = at('held');
export const LastTurn: StoryObj = {
  ...at('lastTurn'),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('radio', { name: /Ten pounds for a whole year/ });
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
    await expect(await canvas.findByText(/We meet every Wednesday at six/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Play turn 1 again' }));
    await expect(await canvas.findByRole('button', { name: 'Stop turn 1' })).toBeVisible();
  },
};
export const Hinted: StoryObj = {
  ...at('hinted'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /member of your club for years/ })).toBeDisabled();
    await expect(
      await canvas.findByRole('button', { name: 'Hint', description: 'There are no more hints.' }),
    ).toBeVisible();
  },
};
export const Replaying: StoryObj = at('replaying');
export const InTheExam: StoryObj = {
  ...at('examTurn'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Turn/ })).toBeVisible();
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
export const ReviewedOpening: StoryObj = {
  ...at('reviewedOpening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 of 6 answers right' })).toHaveFocus();
    const blanks = within(canvas.getByRole('list', { name: 'The sentences' })).getAllByRole('listitem');
    await expect(blanks[0]).toHaveTextContent(/from your uncle\.Right/);
    await expect(blanks[1]).toHaveTextContent(/yellow sign\.Nearly: one slipYou typed: yelow/);
    await expect(blanks[2]).toHaveTextContent(/to the stairs\.Nothing was typed.*next to the stairs/);
    await expect(canvas.getByText(/a present from your uncle. Today/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play: The introduction' })).toBeVisible();
    const costs = canvas.getAllByText(/^−\d+%$/).map(({ textContent }) => Number.parseInt(textContent.slice(1), 10));
    await expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(50);
  },
};
export const Perfect: StoryObj = at('perfect');
export const PerfectOpening: StoryObj = {
  ...at('perfectOpening'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Every answer is right' })).toHaveFocus();
  },
};
export const TimeIsUp: StoryObj = at('timedOut');
export const TimeIsUpInBlanks: StoryObj = at('timedOutInBlanks');
export const Submitted: StoryObj = at('submitted');
export const InChinese: StoryObj = { ...at('reviewed'), globals: { language: 'zh' } };
export const BlanksInChinese: StoryObj = { ...at('blanksFilled'), globals: { language: 'zh' } };
export const ReviewedOpeningInChinese: StoryObj = { ...at('reviewedOpening'), globals: { language: 'zh' } };
export const BlanksOnPhone: StoryObj = { ...at('blanksFilled'), globals: { viewport: { value: 'phone' } } };
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
