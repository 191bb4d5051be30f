import {
  type AiCorrectionFixture,
  aiCorrectionView,
  driveAiCorrection,
} from '@rehearse/practice-machines/ai-correction';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import { Container } from '../../components/index.ts';
import { AiCorrection } from './ai-correction.tsx';
import type { AnswerMedium } from './ai-correction.types.ts';

const meta = { title: 'Screens/AI correction' } satisfies Meta;
export default meta;

/** A block in a state of its machine. */
const drawn = (name: AiCorrectionFixture, medium: AnswerMedium = 'writing'): StoryObj => ({
  loaders: [async () => ({ actor: await driveAiCorrection(name) })],
  render: function Block(_, { loaded: { actor } }) {
    const view = useSelector(actor as Awaited<ReturnType<typeof driveAiCorrection>>, aiCorrectionView);
    const send = (type: 'correction.request' | 'consent.agree' | 'consent.decline') => () => actor.send({ type });
    return (
      <Container width="reading" as="main">
        <AiCorrection
          view={view}
          medium={medium}
          onRequest={send('correction.request')}
          onAgree={send('consent.agree')}
          onDecline={send('consent.decline')}
          onMailChange={(wanted) => actor.send({ type: 'mail.change', wanted })}
        >
          The report.
        </AiCorrection>
      </Container>
    );
  },
});

export const Offered: StoryObj = {
  ...drawn('offered'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Left: 2 free this month, 10 from your plan\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Email me when it’s ready' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Get an AI correction' }));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
export const OfferedInChinese: StoryObj = { ...drawn('offered', 'speech'), globals: { language: 'zh' } };
/** No service: the screen says that the results are not real. */
export const Demonstration: StoryObj = {
  ...drawn('demonstration'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is a demonstration\./)).toBeVisible();
  },
};
/** What is sent, to whom, and how long it is kept; "Not now" sends nothing. */
export const Consent: StoryObj = {
  ...drawn('consenting', 'speech'),
  play: async ({ userEvent, canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Send your answer to a service?' });
    await expect(dialog).toHaveTextContent('Example AI (api.example.org)');
    await expect(dialog).toHaveTextContent('It keeps them for 30 days.');
    await expect(dialog).toHaveTextContent('It doesn’t keep them.');
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Get an AI correction' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Agree and send' })).toBeVisible());
  },
};
export const ConsentInChinese: StoryObj = { ...drawn('consenting', 'speech'), globals: { language: 'zh' } };
export const ConsentSaving: StoryObj = drawn('agreeing');
export const ConsentNotSaved: StoryObj = {
  ...drawn('consentFailed'),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  },
};
/** A refusal is shown in one sentence; nothing was counted. */
export const TooShort: StoryObj = {
  ...drawn('tooShort'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write at least 10 words.');
  },
};
export const Queued: StoryObj = {
  ...drawn('queued'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting. 2 answers come first.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Working: StoryObj = {
  ...drawn('working'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading your answer…');
  },
};
export const Failed: StoryObj = {
  ...drawn('failed'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The AI service took too long.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};
/** One sentence and a link to the plans. */
export const UsedUp: StoryObj = {
  ...drawn('usedUp'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have no AI corrections left.')).toBeVisible();
    const plans = canvas.getByRole('link', { name: 'See the plans (new tab)' });
    await expect(plans).toHaveAttribute('href', '/pricing');
    await expect(plans).toHaveAttribute('target', '_blank');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const UsedUpInChinese: StoryObj = { ...drawn('usedUp'), globals: { language: 'zh' } };
/** The report takes the place of the offer. */
export const Done: StoryObj = {
  ...drawn('done'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The report.')).toBeVisible();
  },
};
/** Nothing is shown. */
export const Absent: StoryObj = {
  ...drawn('absent'),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
