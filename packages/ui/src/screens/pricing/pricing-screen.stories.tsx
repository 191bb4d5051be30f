import { type CheckoutActor, type CheckoutFixture, driveCheckout } from '@rehearse/practice-machines/checkout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkProvider } from '../../components/index.ts';
import type { Entitlement } from './entitlement-notice.tsx';
import { LivePricing, type PricingFacts } from './live-pricing.tsx';
import { PricingScreen } from './pricing-screen.tsx';

const meta: Meta<PricingFacts> = {
  title: 'Screens/Pricing',
  component: PricingScreen as never,
  parameters: { layout: 'fullscreen' },
  args: { entitlement: { phase: 'visitor' }, questionCount: 18_432 },
};
export default meta;
type Story = StoryObj<PricingFacts>;

const at = (fixture: CheckoutFixture, entitlement?: Entitlement): Story => ({
  loaders: [async () => ({ actor: await driveCheckout(fixture) })],
  render: (args, { loaded }) => <LivePricing {...args} actor={loaded['actor'] as CheckoutActor} />,
  ...(entitlement ? { args: { entitlement } } : {}),
});

export const FirstPlanChosen: Story = {
  ...at('choosing'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: '7 Day VIP' })).toBeChecked();
    await userEvent.click(canvas.getByText('30 Day VIP'));
    await expect(canvas.getByRole('radio', { name: '30 Day VIP' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase 90 Day VIP' }));
    await expect(canvas.getByRole('radio', { name: '90 Day VIP' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Purchase 90 Day VIP' })).toBeEnabled();
  },
};

export const SaysWhatAPlanCanNotDo: Story = {
  ...at('choosing'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can’t use its AI corrections yet.', { exact: false })).toBeVisible();
    for (const plan of canvas.getAllByRole('article')) {
      await expect(within(plan).getByText('You can’t use them yet.')).toBeVisible();
    }
    const features = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(features).toHaveLength(8);
    await expect(features[5]).toHaveTextContent(/^Partly here.*Mock tests/);
    await expect(features[6]).toHaveTextContent(/^Partly here.*Tailored study plan/);
    await expect(features[7]).toHaveTextContent(/^Partly here.*AI speaking evaluation/);
  },
};

export const OnAHostWithoutTests: Story = {
  ...at('choosing'),
  decorators: (Story) => (
    <LinkProvider component={(props) => <a {...props} />} lacks={(href) => href === '/tests'}>
      <Story />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Plans add nothing yet')).toBeVisible();
    await expect(canvas.queryByText('Mock tests')).toBeNull();
  },
};

/** A host with an AI service: the corrections in a plan can be used. */
export const WithAiService: Story = {
  ...at('withCorrections'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What a plan adds')).toBeVisible();
    await expect(canvas.queryByText('You can’t use them yet.')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Plans add nothing yet')).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  ...at('choosing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '7 Day VIP' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '30 Day VIP' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Purchase 30 Day VIP' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Purchase 30 Day VIP' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('button', { name: 'Purchase 7 Day VIP' })).toBeDisabled();
  },
};

export const OnePanelOpen: Story = {
  ...at('choosing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('My payment or upgrade went wrong. What can I do?'));
    await expect(canvas.getByRole('link', { name: 'support@example.org' })).toBeVisible();
    await userEvent.click(canvas.getByText('Can I get a refund?'));
    await expect(canvas.getByRole('link', { name: 'Refund Policy' })).toBeVisible();
    await expect(canvas.getByText('support@example.org')).not.toBeVisible();
  },
};

export const OtherPlanChosen: Story = at('otherChosen');
export const MoreThanThreePlans: Story = at('manyPlans');
export const RenewingTheSession: Story = at('identifying', { phase: 'unknown' });
export const Opening: Story = at('opening', { phase: 'none', correctionsLeft: 0 });
export const Leaving: Story = at('leaving', { phase: 'none', correctionsLeft: 0 });
export const WithAPlan: Story = at('choosing', {
  phase: 'running',
  date: '2026-12-03T10:00:00Z',
  correctionsLeft: 12,
});
export const PlanEnded: Story = at('choosing', { phase: 'ended', date: '2026-10-03T10:00:00Z', correctionsLeft: 1 });
export const WithoutAPlan: Story = at('choosing', { phase: 'none', correctionsLeft: 0 });
export const Loading: Story = {
  ...at('loading', { phase: 'unknown' }),
  args: { entitlement: { phase: 'unknown' }, questionCount: null },
};
export const NothingForSale: Story = at('empty');
export const Failed: Story = {
  ...at('failed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The plans could not be loaded')).toBeVisible();
  },
};
export const Phone: Story = {
  ...at('choosing', { phase: 'running', date: '2026-12-03T10:00:00Z', correctionsLeft: 12 }),
  globals: { viewport: { value: 'phone' } },
};
export const InChinese: Story = {
  ...at('otherChosen', { phase: 'running', date: '2026-12-03T10:00:00Z', correctionsLeft: 12 }),
  globals: { language: 'zh' },
};
