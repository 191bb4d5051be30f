import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CareersScreen } from './careers-screen.tsx';

const meta = {
  title: 'Screens/Careers',
  component: CareersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CareersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpenJobs: Story = {
  play: async ({ canvas }) => {
    const jobs = within(canvas.getByRole('list', { name: 'Open jobs' }));
    await expect(jobs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/job-details/fullstack',
      '/job-details/frontend',
      '/job-details/backend',
      '/job-details/ui-designer',
      '/job-details/digital-marketing',
    ]);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
