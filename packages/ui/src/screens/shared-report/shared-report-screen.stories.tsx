import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { firstTest } from '../sitting-report/sitting-report.fixtures.ts';
import { type SharedReport, SharedReportScreen } from './shared-report-screen.tsx';

const { kind, exam, takenAt, ranges, cefr, concordance, time } = firstTest;
const report: SharedReport = {
  ...{ kind, exam, takenAt, ranges, cefr, concordance, time },
  name: null,
  answered: 17,
  count: 18,
};

const meta = {
  title: 'Screens/Shared report',
  component: SharedReportScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { phase: 'ready', report }, onRetry: fn() },
} satisfies Meta<typeof SharedReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutAName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shared test report' })).toBeVisible();
    await expect(canvas.getByText('17 of 18 questions answered in 18:50 of 27:00.')).toBeVisible();
    await expect(canvas.getByText(/not a result of the official test, and nobody checked who took it/)).toBeVisible();
    await expect(canvas.queryAllByRole('button')).toEqual([]);
    await expect(canvas.queryAllByRole('link')).toEqual([]);
  },
};
export const WithAName: Story = {
  args: { state: { phase: 'ready', report: { ...report, name: 'Lin Wei' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Report of Lin Wei' })).toBeVisible();
  },
};
export const Withdrawn: Story = {
  args: { state: { phase: 'gone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This report isn’t shared' })).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed', failure: { code: 'network', message: '' } } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
