import { createReadingAligner } from '@rehearse/device/reading-aligner';
import { createFakeReading, createFakeReadingAligner } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Text } from '../../components/index.ts';
import { InFrame } from '../in-frame.tsx';
import { ReadingAlignerContext } from './reading-aligner-context.ts';
import { ReadingWords } from './reading-words.tsx';
import { spoken } from './spoken.testing.ts';

const meta = {
  title: 'Practice/Reading words',
  component: ReadingWords,
  args: {
    recording: new Blob(),
    sampleUrl: '/sample.mp3',
    wordTimesUrl: '/times.json',
    otherwise: <Text tone="muted">Your words were not checked.</Text>,
  },
} satisfies Meta<typeof ReadingWords>;
export default meta;
type Story = StoryObj<typeof meta>;

const withOutcome = (outcome: Parameters<typeof createFakeReadingAligner>[0]): Story => {
  const aligner = createFakeReadingAligner(outcome);
  return {
    render: (args) => (
      <InFrame>
        <ReadingAlignerContext value={aligner}>
          <ReadingWords {...args} />
        </ReadingAlignerContext>
      </InFrame>
    ),
  };
};

const pauses = [
  { after: 6, seconds: 1.24 },
  { after: 10, seconds: 0.31 },
  { after: 12, seconds: 0.52 },
];

const whole = createFakeReading();
/** A word is played as the learner read it, then as the sample does. */
export const Aligned: Story = {
  ...withOutcome(whole.reading),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'quiet' }));
    const yours = canvas.getByRole('button', { name: 'Yours: “quiet”' });
    const sample = canvas.getByRole('button', { name: 'Sample: “quiet”' });
    const { plays, end } = whole.player;
    await expect(plays.at(-1)).toMatchObject({ voice: 'own', span: { start: 4, end: 4.5 }, rate: 1 });
    await expect(yours).toHaveAttribute('aria-pressed', 'true');
    end();
    await expect(plays.at(-1)).toMatchObject({ voice: 'sample', span: { start: 2, end: 2.4 }, rate: 1 });
    await waitFor(() => expect(sample).toHaveAttribute('aria-pressed', 'true'));
    end();
    await waitFor(() => expect(sample).toHaveAttribute('aria-pressed', 'false'));

    await userEvent.click(canvas.getByText('0.75×'));
    await userEvent.click(sample);
    await expect(plays.at(-1)).toMatchObject({ voice: 'sample', span: { start: 2 }, rate: 0.75 });
    await userEvent.click(sample);
    await expect(plays.at(-1)?.stopped).toBe(true);
    await expect(canvas.getByText(/doesn’t check pronunciation/)).toBeVisible();
    await expect(canvas.queryByText(/You stopped after/)).toBeNull();
    await expect(canvas.queryByText('Your words were not checked.')).toBeNull();
  },
};

const byKeys = createFakeReading();
/** One tab stop; arrow keys move, Enter plays, Escape stops. */
export const ByKeyboard: Story = {
  ...withOutcome(byKeys.reading),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'The' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'harbour' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(byKeys.player.plays.at(-1)).toMatchObject({ voice: 'own', span: { start: 1 } });
    await userEvent.keyboard('{Escape}');
    await expect(byKeys.player.plays.at(-1)?.stopped).toBe(true);
    await expect(canvas.getByRole('button', { name: 'Yours: “old”' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{End}{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'islands.' })).toHaveFocus();
    await expect(byKeys.player.plays.at(-1)).toMatchObject({ voice: 'own', span: { start: 15 } });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Yours: “islands”' })).toHaveFocus();
  },
};

/** Pauses of half a second and more. */
export const Pauses: Story = {
  ...withOutcome(createFakeReading({ pauses }).reading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.2 s')).toBeVisible();
    await expect(canvas.getByText('0.5 s')).toBeVisible();
    await expect(canvas.queryByText('0.3 s')).toBeNull();
  },
};

const brokenOff = createFakeReading({ read: 10, pauses: pauses.slice(0, 1) });
export const BrokenOff: Story = {
  ...withOutcome(brokenOff.reading),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You stopped after “boat”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^islands\. \(not reached\)$/ }));
    await expect(brokenOff.player.plays).toMatchObject([{ voice: 'sample', span: { start: 7.5 } }]);
    await expect(
      canvas.getByRole('button', { name: 'Yours: “islands”', description: 'You stopped before this word.' }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};
const unplayable = createFakeReading();
export const CannotPlay: Story = {
  ...withOutcome(unplayable.reading),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'quiet' }));
    unplayable.player.fail();
    await expect(await canvas.findByText('This word can’t be played.')).toBeVisible();
  },
};

const says = (text: string): Story['play'] => {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByText('Your words were not checked.')).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  };
};
export const NoSpeech: Story = {
  ...withOutcome({ kind: 'noSpeech' }),
  play: says('There is no speech in this recording.'),
};
export const Unmatched: Story = {
  ...withOutcome({ kind: 'unmatched' }),
  play: says('The sentence was not found in this recording.'),
};
export const Working: Story = withOutcome('working');
export const Failed: Story = {
  ...withOutcome('failed'),
  play: says('Your reading can’t be compared with the sample right now.'),
};
export const NoTimes: Story = {
  ...withOutcome(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your words were not checked.')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

let isOnline = false;
const mended = createFakeReading().reading;
/** Tries again when the connection is back. */
export const BackOnline: Story = {
  render: (args) => (
    <InFrame>
      <ReadingAlignerContext value={{ align: async () => (isOnline ? mended : Promise.reject(new Error('offline'))) }}>
        <ReadingWords {...args} />
      </ReadingAlignerContext>
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be compared/)).toBeVisible();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
    isOnline = false;
  },
};

const { file, times } = spoken({ pitch: 110 });
const sampleUrl = URL.createObjectURL(file);
const wordTimesUrl = URL.createObjectURL(new Blob([JSON.stringify(times)]));
/** No fakes: the browser's decoder and worker, and what they are working on. */
const device = createReadingAligner();
let alignment: ReturnType<typeof device.align> | undefined;
const observed: typeof device = {
  align: (request, signal) => {
    alignment = device.align(request, signal);
    return alignment;
  },
};
export const OnThisDevice: Story = {
  args: { recording: spoken({ pitch: 190, count: 4, pauses: { 1: 0.9 } }).file, sampleUrl, wordTimesUrl },
  render: (args) => (
    <InFrame>
      <ReadingAlignerContext value={observed}>
        <ReadingWords {...args} />
      </ReadingAlignerContext>
    </InFrame>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(alignment).toBeDefined());
    await alignment;
    await expect(await canvas.findByText('You stopped after “word4”.')).toBeVisible();
    await expect(canvas.getByText('0.9 s')).toBeVisible();
  },
};
/** With the aligner that the component loads by itself. */
export const NoSound: Story = {
  args: { recording: new Blob(), sampleUrl, wordTimesUrl },
  render: (args) => (
    <InFrame>
      <ReadingWords {...args} />
    </InFrame>
  ),
  play: says('Your reading can’t be compared with the sample right now.'),
};

const long = Array.from({ length: 7 }, () =>
  createFakeReading()
    .reading.words.map(({ text }) => text)
    .join(' '),
).join(' ');
export const LongText: Story = withOutcome(createFakeReading({ text: long, read: 90, pauses }).reading);
export const InChinese: Story = {
  ...withOutcome(createFakeReading({ read: 10, pauses }).reading),
  globals: { language: 'zh' },
};
export const Phone: Story = {
  ...withOutcome(createFakeReading({ read: 14, pauses }).reading),
  globals: { viewport: { value: 'phone' } },
};
