import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InFrame } from '../in-frame.tsx';
import { readAloudReport, spokenReport, writtenReport } from './ai-report.fixtures.ts';
import { AiReport } from './ai-report.tsx';

const meta = {
  title: 'Practice/AI report',
  component: AiReport,
  args: { report: writtenReport, headingLevel: 2 },
  render: (args) => (
    <InFrame>
      <AiReport {...args} />
    </InFrame>
  ),
} satisfies Meta<typeof AiReport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scores as ranges, two next steps, and three versions of the text. */
export const Written: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('80–100')).toBeVisible();
    await expect(canvas.getByText('Keep the whole story in the past.')).toBeVisible();
    await expect(canvas.getByText('Rewrite the story in the past tense.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^have/ }));
    await expect(canvas.getByText('After “he” the verb is “has”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'One level higher (B2)' }));
    const added = [...canvasElement.querySelectorAll('ins')].map(({ textContent }) => textContent.trim());
    await expect(added).toEqual(expect.arrayContaining(['visited', 'had', 'grew fond of the']));
    await expect(canvas.getByText(/^Checked by Example AI, an AI service/)).toBeVisible();
  },
};
/** A transcript with fillers, repetitions and the pace over time. */
export const Spoken: Story = {
  args: { report: spokenReport },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('96 words per minute')).toBeVisible();
    await expect(canvas.getByText('1 filler')).toBeVisible();
    await expect(canvas.getByText('1 repetition')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'As said' })).toBeChecked();
    await expect(canvasElement).toHaveTextContent('Nobody checked how your speech sounds.');
  },
};
/** What was said against the text. */
export const ReadAloud: Story = {
  args: { report: readAloudReport },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('sheep')).toHaveTextContent('sheep (differs from the text)');
    await expect(canvas.getByText('past')).toHaveTextContent('past (not said)');
    await expect(canvas.getByText('today')).toHaveTextContent('today (not in the text)');
    await expect(canvasElement).not.toHaveTextContent('No mistakes found');
  },
};
/** Two parts, one without mistakes; nothing to score. */
export const Parts: Story = {
  args: {
    report: {
      ...writtenReport,
      overall: null,
      subscores: [],
      nextSteps: [],
      parts: [
        ...writtenReport.parts.map((part) => ({ ...part, part: 'partOne' as const })),
        { part: 'partTwo', text: 'It rained all day.', corrections: [], higher: null },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'First part' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Second part' })).toBeVisible();
    await expect(canvas.getByText('No mistakes found.')).toBeVisible();
    await expect(canvas.getByText('Too little could be checked for a score.')).toBeVisible();
  },
};
/** The screen says that it is no real report. Text that looks like HTML stays text. */
export const Demonstration: Story = {
  args: {
    report: { ...writtenReport, isDemonstration: true, nextSteps: ['<img src=x onerror="alert(1)">'] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^This is a demonstration\./)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('an AI service, which can be wrong');
    await expect(canvas.getByText('<img src=x onerror="alert(1)">')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const InChinese: Story = { args: { report: spokenReport }, globals: { language: 'zh' } };
