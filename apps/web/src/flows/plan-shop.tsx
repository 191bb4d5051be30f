import { checkoutView } from '@rehearse/practice-machines/checkout';
import { type PricingScreenProps, useFailureText } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useServices } from '../app/services.ts';
import { useCover } from '../app/use-cover.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { usePageReturn } from '../app/use-page-return.ts';
import { useSessionStatus } from '../app/use-session-status.ts';
import { buyerOf, checkoutAt } from './checkout.ts';

/** Query parameter with the plan that was chosen before a login. */
const planParameter = 'plan';

/** The plans of the host as the pricing page shows them, to choose and to buy. */
export type Shop = Pick<PricingScreenProps, 'view' | 'onEvent'>;

/** Runs the checkout beside the page, which it draws nothing of: what was drawn at build stays where it stands. */
export function PlanShop({ onChange }: { onChange: (shop: Shop) => void }) {
  const { api, bus } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const buyer = buyerOf(useSessionStatus());
  const [machine] = useState(() => checkoutAt(api));
  const actor = useActorRef(machine, { input: { buyer, preferredId: search.get(planParameter) } });
  const view = useSelector(actor, checkoutView);
  const failureText = useFailureText();
  useCover(view.phase === 'opening');
  usePageReturn(() => actor.send({ type: 'page.returned' }));
  useEffect(() => actor.send({ type: 'buyer.change', buyer }), [actor, buyer]);
  useEffect(() => onChange({ view, onEvent: actor.send }), [onChange, view, actor]);

  useEmitted(actor, {
    checkoutOpened: ({ url }) => window.location.assign(url),
    loginNeeded: ({ pricingId }) => {
      const from = { pathname: paths.pricing, search: `?${new URLSearchParams({ [planParameter]: pricingId })}` };
      void navigate(paths.login, { state: { from } });
    },
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return null;
}
