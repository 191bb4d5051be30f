import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaySuccessScreen } from './pay-success-screen.tsx';
import type { Receipt } from './receipt-list.tsx';

const receipt: Receipt = {
  chargeValue: 30,
  amount: 29.9,
  currency: 'usd',
  date: '2026-11-21T10:00:00Z',
  reference: 'RH-7K2MPXQ4WD',
};
const now = { until: '2026-12-21T10:00:00Z', correctionsLeft: 62, canUseCorrections: false };

const meta = {
  title: 'Screens/Payment success',
  component: PaySuccessScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { phase: 'paid', receipt, now },
    sessionId: 'cs_test_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V2w3X4y5Z6',
    onCheck: fn(),
    onLogin: fn(),
  },
} satisfies Meta<typeof PaySuccessScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$29.90')).toBeVisible();
    await expect(canvas.getByText('RH-7K2MPXQ4WD')).toBeVisible();
    await expect(canvas.getByText('62 corrections left')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  },
};
export const PaidAndPlanUnknown: Story = { args: { view: { phase: 'paid', receipt, now: null } } };
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Pending: Story = { args: { view: { phase: 'pending', receipt, slow: false } } };
export const PendingForLong: Story = {
  args: { view: { phase: 'pending', receipt, slow: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const Declined: Story = { args: { view: { phase: 'unpaid', receipt, reason: 'declined' } } };
export const Closed: Story = { args: { view: { phase: 'unpaid', receipt, reason: 'canceled' } } };
export const NotFound: Story = { args: { view: { phase: 'notFound' } } };
export const Unconfirmed: Story = {
  args: { view: { phase: 'unconfirmed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are back from the payment page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  },
};
export const WithoutASession: Story = { args: { view: { phase: 'notFound' }, sessionId: null } };
export const SignedOut: Story = {
  args: { view: { phase: 'signedOut' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  args: { view: { phase: 'failed', failure: { code: 'unknown', message: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('An unknown error occurred. A plan you paid for is safe.')).toBeVisible();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const InChinese: Story = { globals: { language: 'zh' } };
