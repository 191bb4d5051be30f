import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { leafStates, readReadme, stateTable, visitedLeaves } from '../shared/machine-testing.ts';
import { checkoutFixtures, driveCheckout, samplePlans } from './checkout.fixtures.ts';
import { type CheckoutActor, checkoutMachine } from './checkout.machine.ts';
import type {
  CheckoutEmitted,
  CheckoutInput,
  OpenCheckoutRequest,
  OpenedCheckout,
  PlanOffer,
} from './checkout.types.ts';
import { checkoutView } from './checkout.view.ts';

const offer: PlanOffer = { plans: samplePlans, supportEmail: 'support@example.org' };

function start({
  load = () => Promise.resolve(offer),
  open = () => new Promise(() => {}),
  ...input
}: Partial<CheckoutInput> & {
  load?: () => Promise<PlanOffer>;
  open?: (request: OpenCheckoutRequest) => Promise<OpenedCheckout>;
} = {}) {
  const opened = vi.fn(open);
  const machine = checkoutMachine.provide({
    actors: { loadPlans: fromPromise(load), openCheckout: fromPromise(({ input: request }) => opened(request)) },
  });
  const actor = createActor(machine, { input: { buyer: 'signedIn', ...input } });
  const emitted: CheckoutEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  return { actor: actor.start(), opened, emitted };
}

const settled = (actor: CheckoutActor) => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
async function startReady(options: Parameters<typeof start>[0] = {}) {
  const started = start(options);
  await settled(started.actor);
  return started;
}

function cards(actor: CheckoutActor) {
  const view = checkoutView(actor.getSnapshot());
  return 'plans' in view ? view.plans : [];
}
const chosen = (actor: CheckoutActor) => cards(actor).find(({ selected }) => selected)?.pricingId;

describe('checkout', () => {
  it('preselects the first plan', async () => {
    const { actor } = start();
    expect(checkoutView(actor.getSnapshot())).toEqual({ phase: 'loading', supportEmail: null });
    await settled(actor);
    expect(checkoutView(actor.getSnapshot())).toMatchObject({ phase: 'choosing', supportEmail: 'support@example.org' });
    expect(chosen(actor)).toBe('vip-7');
  });

  it('preselects the plan that was chosen before a login, if it is still on sale', async () => {
    const { actor } = await startReady({ preferredId: 'vip-90' });
    expect(chosen(actor)).toBe('vip-90');
    const { actor: other } = await startReady({ preferredId: 'vip-1' });
    expect(chosen(other)).toBe('vip-7');
  });

  it('selects a plan by its card, or by Purchase on a card that is not selected', async () => {
    const { actor, opened, emitted } = await startReady();
    actor.send({ type: 'plan.select', pricingId: 'vip-30' });
    expect(chosen(actor)).toBe('vip-30');
    actor.send({ type: 'plan.purchase', pricingId: 'vip-90' });
    expect(chosen(actor)).toBe('vip-90');
    expect(opened).not.toHaveBeenCalled();
    expect(emitted).toEqual([]);
  });

  it('ignores a plan that is not on sale', async () => {
    const { actor, opened } = await startReady();
    actor.send({ type: 'plan.select', pricingId: 'vip-1' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-1' });
    expect(chosen(actor)).toBe('vip-7');
    expect(opened).not.toHaveBeenCalled();
  });

  it('opens one checkout for many clicks, locks every button, and redirects to the provider', async () => {
    const { actor, opened, emitted } = await startReady({
      open: () => Promise.resolve({ url: 'https://pay.example.org/1' }),
    });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-30' });
    actor.send({ type: 'plan.select', pricingId: 'vip-30' });
    expect(cards(actor).map(({ purchase }) => purchase)).toEqual(['running', 'locked', 'locked']);
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    expect(opened.mock.calls).toEqual([[{ pricingId: 'vip-7' }]]);
    expect(emitted).toEqual([{ type: 'checkoutOpened', url: 'https://pay.example.org/1' }]);
    expect(cards(actor).map(({ purchase }) => purchase)).toEqual(['running', 'locked', 'locked']);
  });

  it('can be used again when the browser comes back', async () => {
    const { actor, opened } = await startReady({ open: () => Promise.resolve({ url: 'https://pay.example.org/1' }) });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    await waitFor(actor, (snapshot) => snapshot.matches('leaving'));
    actor.send({ type: 'page.returned' });
    expect(cards(actor).map(({ purchase }) => purchase)).toEqual(['ready', 'ready', 'ready']);
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('reports why a purchase failed and lets the learner try again', async () => {
    const { actor, opened, emitted } = await startReady({ open: () => Promise.reject(new Error('No card reader.')) });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    await settled(actor);
    expect(emitted).toEqual([{ type: 'failed', code: 'server', message: 'No card reader.' }]);
    expect(cards(actor).map(({ purchase }) => purchase)).toEqual(['ready', 'ready', 'ready']);
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('sends a visitor to the login with the plan they chose', async () => {
    const { actor, opened, emitted } = await startReady({ buyer: 'anonymous' });
    actor.send({ type: 'plan.select', pricingId: 'vip-30' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-30' });
    expect(emitted).toEqual([{ type: 'loginNeeded', pricingId: 'vip-30' }]);
    expect(opened).not.toHaveBeenCalled();
    actor.send({ type: 'buyer.change', buyer: 'signedIn' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-30' });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('waits until it is known who the buyer is', async () => {
    const { actor, opened, emitted } = await startReady({ buyer: 'unknown' });
    actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    expect(cards(actor)[0]?.purchase).toBe('running');
    expect(opened).not.toHaveBeenCalled();
    actor.send({ type: 'buyer.change', buyer: 'signedIn' });
    expect(opened).toHaveBeenCalledTimes(1);
    expect(emitted).toEqual([]);

    const visitor = await startReady({ buyer: 'unknown' });
    visitor.actor.send({ type: 'plan.purchase', pricingId: 'vip-7' });
    visitor.actor.send({ type: 'buyer.change', buyer: 'anonymous' });
    expect(visitor.emitted).toEqual([{ type: 'loginNeeded', pricingId: 'vip-7' }]);
    expect(visitor.opened).not.toHaveBeenCalled();
  });

  it('reports why the plans did not load, and loads them on request', async () => {
    const load = vi.fn(() => Promise.resolve(offer)).mockRejectedValueOnce(new Error('The host is down.'));
    const { actor, emitted } = await startReady({ preferredId: 'vip-30', load });
    const failure = { code: 'server', message: 'The host is down.' };
    expect(checkoutView(actor.getSnapshot())).toEqual({ phase: 'failed', failure, supportEmail: null });
    expect(emitted).toEqual([{ type: 'failed', ...failure }]);
    actor.send({ type: 'plans.reload' });
    await settled(actor);
    expect(chosen(actor)).toBe('vip-30');
  });

  it('reports that nothing is on sale', async () => {
    const { actor } = await startReady({ load: () => Promise.resolve({ plans: [], supportEmail: null }) });
    expect(checkoutView(actor.getSnapshot()).phase).toBe('empty');
  });

  it('lists its states and events in the README', () => {
    expect(readReadme(import.meta.url)).toContain(stateTable(checkoutMachine));
  });

  it('has a fixture for every state', async () => {
    const actors = await Promise.all(checkoutFixtures.map(driveCheckout));
    expect(visitedLeaves(actors.map((actor) => actor.getSnapshot()))).toEqual(leafStates(checkoutMachine));
  });
});
