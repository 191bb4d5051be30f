import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayCancelScreen } from './pay-cancel-screen.tsx';

const meta = {
  title: 'Screens/Payment canceled',
  component: PayCancelScreen,
  parameters: { layout: 'fullscreen' },
  args: { declined: false, sessionId: 'cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3' },
} satisfies Meta<typeof PayCancelScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Canceled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Canceled');
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'Back to the plans' })).toHaveAttribute('href', '/pricing');
  },
};
export const Declined: Story = { args: { declined: true } };
export const WithoutASession: Story = { args: { sessionId: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { args: { declined: true }, globals: { language: 'zh' } };
