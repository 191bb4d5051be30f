import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobScreen } from './job-screen.tsx';

const meta = {
  title: 'Screens/Job',
  component: JobScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'ui-designer', email: 'hello@example.org' },
} satisfies Meta<typeof JobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('UI designer');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('link', { name: 'Apply with the contact form' })).toHaveAttribute(
      'href',
      '/contact-us?job=ui-designer',
    );
    await expect(canvas.getByRole('link', { name: 'Apply by email' })).toHaveAttribute(
      'href',
      'mailto:hello@example.org?subject=Application%3A%20UI%20designer',
    );
  },
};
export const WithoutAddress: Story = {
  args: { email: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Apply by email' })).not.toBeInTheDocument();
  },
};
export const Unknown: Story = {
  args: { title: 'astronaut' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This job is not open');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    for (const link of canvas.getAllByRole('link', { name: 'All open jobs' }))
      await expect(link).toHaveAttribute('href', '/careers');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
