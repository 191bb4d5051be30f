import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { spokenReport, writtenReport } from '../../practice/correction-report/ai-report.fixtures.ts';
import { AiReport } from '../../practice/correction-report/ai-report.tsx';
import { CorrectionScreen } from './correction-screen.tsx';
import { CorrectionsOff } from './corrections-off.tsx';

const meta = {
  title: 'Screens/AI correction page',
  component: CorrectionScreen,
  args: {
    state: { phase: 'ready', submoduleId: 14, requestedAt: '2026-11-20T18:30:00Z' },
    onRetry: fn(),
    onOpenQuestion: fn(),
    children: <AiReport report={writtenReport} headingLevel={2} />,
  },
} satisfies Meta<typeof CorrectionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Writing Sample · November 20, 2026/)).toBeVisible();
    await expect(canvas.getByText('Estimated score')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the question' }));
    await expect(args.onOpenQuestion).toHaveBeenCalledOnce();
  },
};
export const ReadyInChinese: Story = {
  args: { children: <AiReport report={spokenReport} headingLevel={2} /> },
  globals: { language: 'zh' },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
/** It was deleted, or belongs to another account. */
export const NotFound: Story = {
  args: { state: { phase: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no such correction' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to practice' })).toHaveAttribute('href', '/practice');
  },
};
export const NotLoaded: Story = {
  args: { state: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** It is not finished, and the host no longer has a service. */
export const SwitchedOff: Story = {
  args: { children: <CorrectionsOff /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AI corrections are not available here right now.')).toBeVisible();
  },
};
