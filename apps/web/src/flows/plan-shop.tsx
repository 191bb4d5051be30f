import { checkoutView } from '@rehearse/practice-machines/checkout';
import { PricingScreen, type PricingScreenProps, useFailureText } from '@rehearse/ui/screens';
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

/** The plans of the host, to choose and to buy. */
export function PlanShop(facts: Pick<PricingScreenProps, 'standing' | 'questionCount'>) {
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

  useEmitted(actor, {
    checkoutOpened: ({ url }) => window.location.assign(url),
    loginNeeded: ({ pricingId }) => {
      const from = { pathname: paths.pricing, search: `?${new URLSearchParams({ [planParameter]: pricingId })}` };
      void navigate(paths.login, { state: { from } });
    },
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return <PricingScreen {...facts} view={view} onEvent={actor.send} />;
}
