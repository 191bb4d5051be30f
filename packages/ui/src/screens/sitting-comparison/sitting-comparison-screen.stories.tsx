import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { secondTest, thirdTest } from '../sitting-report/sitting-report.fixtures.ts';
import { SittingComparisonScreen } from './sitting-comparison-screen.tsx';

const meta = {
  title: 'Screens/Two tests',
  component: SittingComparisonScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { phase: 'ready', reports: [thirdTest, secondTest] }, onRetry: fn() },
} satisfies Meta<typeof SittingComparisonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  play: async ({ canvas }) => {
    const ranges = within(canvas.getByRole('region', { name: 'Ranges' }));
    const [overall, reading, writing, , speaking] = ranges.getAllByRole('listitem');
    await expect(overall).toHaveTextContent(/^Overall92–110, then 98–112No difference that counts/);
    await expect(reading).toHaveTextContent(
      /^Reading80–98, then 104–120Higher, by more than the errorBy 11 to 35 points\./,
    );
    await expect(writing).toHaveTextContent(/^Writing88–108, then 88–108No difference that counts/);
    await expect(speaking).toHaveTextContent(/^SpeakingCan’t be compared: only measured once\./);
    await expect(
      ranges.getByRole('img', {
        name: 'Scale from 10 to 160. October 20, 2026: 80 to 98; November 3, 2026: 104 to 120',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Read & Select 50% 80%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Fill In the Blanks – 67%' })).toBeVisible();
  },
};
export const Missing: Story = {
  args: { state: { phase: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'My tests' })).toHaveAttribute('href', '/tests');
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed', failure: { code: 'network', message: '' } } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
