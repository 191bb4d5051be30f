import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { CorrectAll } from './correct-all.tsx';
import * as reports from './sitting-report.fixtures.ts';
import { SittingReportScreen } from './sitting-report-screen.tsx';

const meta = {
  title: 'Screens/Test report',
  component: SittingReportScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { phase: 'ready', report: reports.thirdTest },
    shareUrl: `https://rehearse.example/reports/${reports.share.token}`,
    shareState: { phase: 'idle' },
    starting: null,
    onRetry: fn(),
    onContinue: fn(),
    onPrint: fn(),
    onDelete: fn(),
    onStartDrill: fn(),
    onShare: fn(),
    onCopy: fn(),
    onWithdraw: fn(),
  },
} satisfies Meta<typeof SittingReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (report: typeof reports.thirdTest) => ({ phase: 'ready' as const, report });

export const ThreeTests: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const range = within(canvas.getByRole('region', { name: 'Your range' }));
    await expect(range.getByText('98–112')).toBeVisible();
    await expect(range.getByText('Your target of 120 is above this range.')).toBeVisible();
    await expect(
      range.getByRole('img', {
        name: 'Scale from 10 to 160. This test: 98 to 112; Earlier test, October 20, 2026: 92 to 110; Earlier test, October 2, 2026: 80 to 104; Target: 120',
      }),
    ).toBeVisible();
    await expect(range.getByText(/Levels of the European Framework .* July 1, 2025/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare with the test before' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tests\/compare\?first=.*2&second=.*3$/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start day 1: Listen & Type, 10 questions' }));
    await expect(args.onStartDrill).toHaveBeenCalledWith(reports.thirdTest.nextDrills[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const FirstTest: Story = {
  args: { state: ready(reports.firstTest) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Scale from 10 to 160. This test: 98 to 112' })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Compare with the test before' })).toBeNull();
    const costs = within(canvas.getByRole('region', { name: 'What cost most' }));
    await expect(costs.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
      'Listen & Type42%',
      'Fill In the Blanks33%',
      'Read & Select13%',
      'Read & Complete12%',
    ]);
    const headings = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(headings).toEqual([
      'Your range',
      'Skills',
      'Skills together',
      'What cost most',
      'Who judged your answers',
      'Your time',
      'Your next two weeks',
      'Every question',
      'Share this report',
    ]);
  },
};

/** Numbers of a test with extended time say so. */
export const ExtendedTime: Story = {
  args: { state: ready({ ...reports.firstTest, timeFactor: 1.5 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Short test · English test, 2025 · 1\.5 × time · /)).toBeVisible();
  },
};

export const NothingMeasuredInSpeaking: Story = {
  args: { state: ready(reports.withoutSpeaking) },
  play: async ({ canvas }) => {
    const skills = within(canvas.getByRole('region', { name: 'Skills' }));
    const speaking = skills.getAllByRole('listitem').at(-1);
    await expect(speaking).toHaveTextContent('SpeakingNot measured');
    await expect(canvas.getByText('2 answers by nobody. They do not count.')).toBeVisible();
    await expect(canvas.getAllByRole('cell', { name: 'Not judged' })).toHaveLength(2);
  },
};

const onCorrectAll = fn();
const canBeCorrected = {
  state: ready(reports.withoutSpeaking),
  corrections: <CorrectAll correctable={{ count: 2, left: 12, isAsking: false }} onCorrectAll={onCorrectAll} />,
};
export const CanBeCorrected: Story = {
  args: canBeCorrected,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/This uses 2 corrections; you have 12 left\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get all corrected' }));
    await expect(onCorrectAll).toHaveBeenCalledOnce();
  },
};
export const CanBeCorrectedInChinese: Story = { args: canBeCorrected, globals: { language: 'zh' } };

export const AskingForCorrections: Story = {
  args: {
    state: ready(reports.withoutSpeaking),
    corrections: <CorrectAll correctable={{ count: 1, left: 1, isAsking: true }} onCorrectAll={onCorrectAll} />,
  },
};

export const CorrectionsAskedFor: Story = {
  render: function CorrectionsAskedFor(args) {
    const [isAsked, setAsked] = useState(false);
    const correctable = isAsked ? null : { count: 2, left: 12, isAsking: false };
    const corrections = <CorrectAll correctable={correctable} onCorrectAll={() => setAsked(true)} />;
    const report = isAsked ? reports.beingCorrected : reports.withoutSpeaking;
    return <SittingReportScreen {...args} state={ready(report)} corrections={corrections} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get all corrected' }));
    const progress = canvas.getByText('2 answers are still being corrected');
    await expect(document.activeElement).toContainElement(progress);
    await expect(document.body).not.toHaveFocus();
  },
};

export const BeingCorrected: Story = {
  args: { state: ready(reports.beingCorrected) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 answers are still being corrected')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Corrected answers' })).toHaveAttribute(
      'aria-valuetext',
      '2 of 4',
    );
    await expect(canvas.queryByText(/by nobody/)).toBeNull();
    await expect(canvas.getAllByRole('cell', { name: 'Being corrected' })).toHaveLength(2);
  },
};

export const LateAnswer: Story = {
  args: { state: ready(reports.withLateAnswer) },
  play: async ({ canvas }) => {
    const late = canvas.getByRole('row', { name: /^2 / });
    await expect(within(late).getByText('Late')).toBeVisible();
    await expect(canvas.getByText('Late: the answer arrived after its time.')).toBeVisible();
    const missed = canvas.getByRole('row', { name: /^7 No answer/ });
    await expect(within(missed).getByRole('link', { name: 'Review question 7, Fill In the Blanks' })).toHaveAttribute(
      'href',
      `/tests/${reports.withLateAnswer.sittingId}/questions/7`,
    );
  },
};

export const Placement: Story = {
  args: { state: ready(reports.placement) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Placement test report' })).toBeVisible();
    await expect(canvas.getAllByText('Not measured')).toHaveLength(6);
  },
};

export const Drill: Story = {
  args: { state: ready(reports.drill) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Your range' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Your next two weeks' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Every question' })).toBeVisible();
  },
};

export const DrillOfAClass: Story = {
  args: { state: ready(reports.drill), classHref: '/classes/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the class' })).toHaveAttribute('href', '/classes/1');
  },
};

export const Deleting: Story = {
  args: { state: ready(reports.placement) },
  play: async ({ canvas, args, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(open);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this placement test?' }));
    await expect(dialog.getByText(/a link that you shared stops working/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await expect(open).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete this placement test?' })).getByRole('button', {
        name: 'Delete',
      }),
    );
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const StartingADrill: Story = { args: { starting: reports.thirdTest.nextDrills[0] ?? null } };

export const LinkMade: Story = {
  args: { state: ready({ ...reports.thirdTest, share: reports.share }) },
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Share this report' }));
    await expect(panel.getByRole('textbox', { name: 'Link to the report' })).toHaveValue(args.shareUrl);
    await expect(panel.getByText(/No name is shown\./)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Copy link' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.click(panel.getByRole('button', { name: 'Withdraw the link' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Withdraw the link?' }));
    await expect(args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the link' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

export const SharedWithAName: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const panel = within(canvas.getByRole('region', { name: 'Share this report' }));
    await userEvent.click(panel.getByRole('switch', { name: 'Show a name' }));
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }));
    await expect(panel.getByText('Enter the name to show, or switch it off.')).toBeVisible();
    await userEvent.type(panel.getByRole('textbox', { name: 'Name on the report' }), 'Lin Wei');
    await userEvent.click(panel.getByRole('button', { name: 'Make a link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledWith('Lin Wei');
  },
};

export const LinkCopied: Story = {
  args: { state: ready({ ...reports.thirdTest, share: reports.share }), shareState: { phase: 'copied' } },
};
export const LinkWithdrawn: Story = {
  args: { shareState: { phase: 'withdrawn' } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The link was withdrawn.')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Link to the report' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Make a link' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(args.onShare).toHaveBeenCalledWith(null);
  },
};
export const SharingFailed: Story = {
  args: { shareState: { phase: 'failed', failure: { code: 'network', message: '' } } },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { args: { state: { phase: 'missing' } } };
export const Unfinished: Story = {
  args: { state: { phase: 'unfinished' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the test' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '模拟考试报告' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '开始第 1 天的练习：听写，10 题' })).toBeVisible();
  },
};
