import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutScreen } from './about-screen.tsx';

const meta = {
  title: 'Screens/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const About: Story = {
  play: async ({ canvas }) => {
    for (const name of ['The company', 'Our mission', 'Our vision', 'Our values'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
