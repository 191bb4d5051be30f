import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './home-screen.tsx';

const meta = { title: 'Screens/Home', component: HomeScreen, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof HomeScreen
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/practice');
    await expect(canvas.getByRole('link', { name: 'Find out more' })).toHaveAttribute('href', '/vocab');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
