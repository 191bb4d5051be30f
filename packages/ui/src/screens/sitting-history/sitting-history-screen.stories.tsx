import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { sittings, trendPoints } from './sitting-history.fixtures.ts';
import { SittingHistoryScreen } from './sitting-history-screen.tsx';

const meta = {
  title: 'Screens/My tests',
  component: SittingHistoryScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    list: { phase: 'ready', sittings, page: 1, pages: 1 },
    trend: { phase: 'ready', points: trendPoints, target: 120 },
    kind: 'all',
    onKindChange: fn(),
    onPage: fn(),
    onRetry: fn(),
    onContinue: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof SittingHistoryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTests: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByRole('img', {
        name: 'Overall over time, on a scale from 10 to 160. October 2, 2026: 80 to 104; October 20, 2026: 92 to 110; November 3, 2026: 98 to 112; Target: 120',
      }),
    ).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Score' }), 'Speaking');
    await expect(
      canvas.getByRole('img', { name: /^Speaking over time.*160\. November 3, 2026: 78 to 104$/ }),
    ).toBeVisible();
    await userEvent.click(canvas.getByText('All ranges as a table'));
    await expect(canvas.getByRole('row', { name: /^Oct 20, 2026 92–110 80–98/ })).toBeVisible();

    const list = within(canvas.getByRole('list', { name: 'Tests and drills' }));
    await expect(list.getAllByRole('listitem')[1]).toHaveTextContent(
      /^DrillFill In the Blanks · .*10 of 10 answered80% right/,
    );
    await userEvent.click(list.getByRole('button', { name: /^Continue: Mock test · Full test/ }));
    await expect(args.onContinue).toHaveBeenCalledWith(sittings[0]);
  },
};

export const TwoChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    const [newest, , oldest] = canvas.getAllByRole('checkbox');
    if (!newest || !oldest) throw new Error('There are no tests to choose.');
    await userEvent.click(newest);
    await expect(canvas.queryByRole('link', { name: 'Compare the two' })).toBeNull();
    await userEvent.click(oldest);
    await expect(canvas.getByRole('link', { name: 'Compare the two' })).toHaveAttribute(
      'href',
      '/tests/compare?first=00000000-0000-4000-8000-000000000001&second=00000000-0000-4000-8000-000000000003',
    );
    await expect(canvas.getAllByRole('checkbox')[1]).toBeDisabled();
  },
};

export const Deleting: Story = {
  render: function Deleting(args) {
    const [left, setLeft] = useState(sittings);
    return (
      <SittingHistoryScreen
        {...args}
        list={{ phase: 'ready', sittings: left, page: 1, pages: 1 }}
        onDelete={(deleted) => {
          args.onDelete(deleted);
          setLeft(left.filter((one) => one !== deleted));
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const [newest, next] = canvas.getAllByRole('checkbox');
    if (!newest || !next) throw new Error('There are no tests to choose.');
    await userEvent.click(newest);
    await userEvent.click(next);
    const open = canvas.getByRole('button', { name: 'Delete: Mock test · Short test, Nov 3, 2026' });
    await userEvent.click(open);
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await expect(open).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Compare the two' })).toBeVisible();

    await userEvent.keyboard('{Enter}');
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this mock test?' }));
    await expect(dialog.getByText(/answers and recordings stay among your past attempts/)).toBeInTheDocument();
    await expect(dialog.getByText('It still counts as one of your mock tests.')).toBeInTheDocument();
    dialog.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(sittings[2]);
    await expect(open).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Compare the two' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Tests and drills' })).toHaveFocus();
  },
};

export const DeletingUnfinished: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Mock test · Full test, Nov 6, 2026' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this mock test?' }));
    await expect(
      dialog.getByText(/not finished, so the answers that you gave in it are deleted too/),
    ).toBeInTheDocument();
  },
};

export const DeletingTheLast: Story = {
  render: function DeletingTheLast(args) {
    const [left, setLeft] = useState(sittings.slice(1, 2));
    return (
      <SittingHistoryScreen
        {...args}
        list={{ phase: 'ready', sittings: left, page: 1, pages: 1 }}
        onDelete={() => setLeft([])}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Delete: Drill/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this drill?' }));
    await expect(dialog.queryByText('It still counts as one of your mock tests.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'My tests' })).toHaveFocus();
  },
};

export const FirstTest: Story = {
  args: {
    list: { phase: 'ready', sittings: sittings.slice(2, 3), page: 1, pages: 1 },
    trend: { phase: 'ready', points: trendPoints.slice(2), target: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/After a second test with an overall range/)).toBeVisible();
  },
};
export const Empty: Story = {
  args: {
    list: { phase: 'ready', sittings: [], page: 1, pages: 0 },
    trend: { phase: 'ready', points: [], target: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No tests yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Practice' })).toHaveAttribute('href', '/practice');
  },
};
export const NoneOfThisKind: Story = {
  args: { kind: 'drill', list: { phase: 'ready', sittings: [], page: 1, pages: 0 } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('None of this kind yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mock tests' }));
    await expect(args.onKindChange).toHaveBeenCalledWith('mock');
  },
};
export const Loading: Story = { args: { list: { phase: 'loading' }, trend: { phase: 'loading' } } };
export const Failed: Story = {
  args: {
    list: { phase: 'failed', failure: { code: 'network', message: '' } },
    trend: { phase: 'failed' },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
