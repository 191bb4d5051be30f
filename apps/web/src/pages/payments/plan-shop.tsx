import { type Buyer, checkoutOpening, type PlanOffer } from '@rehearse/practice-machines/checkout';
import { type PricingScreenProps, useFailureText } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCover } from '../../app/frame/use-cover.ts';
import { useServices } from '../../app/services.ts';
import { useLateActor } from '../../app/use-late-actor.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { paths } from '../../lib/paths.ts';
import { useEmitted } from '../../lib/use-emitted.ts';
import { usePageReturn } from '../../lib/use-page-return.ts';
import type { SessionStatus } from '../../session/session.ts';
import { loadOffer } from './offer.ts';

/** Query parameter with the plan selected before login. */
const planParameter = 'plan';

/** The plans of the host on the pricing page, to select and buy. */
export type Shop = Pick<PricingScreenProps, 'view' | 'onEvent' | 'onReach'>;

const buyers: Readonly<Record<SessionStatus, Buyer>> = {
  starting: 'unknown',
  loggedIn: 'signedIn',
  loggedOut: 'anonymous',
};

interface PlanShopProps {
  onChange: (shop: Shop) => void;
}

/**
 * Runs the shop without rendering the page itself, so that the prerendered content stays. Plans can be viewed without
 * the checkout machine; if there are none, the machine explains why.
 */
export function PlanShop({ onChange }: PlanShopProps) {
  const { api } = useServices();
  const [offer, setOffer] = useState<PlanOffer | null>();
  useEffect(() => {
    const given = new AbortController();
    const show = (read: PlanOffer | null) => {
      if (!given.signal.aborted) setOffer(read);
    };
    loadOffer(api, given.signal).then(
      (read) => show(read.plans.length > 0 ? read : null),
      () => show(null),
    );
    return () => given.abort();
  }, [api]);
  return offer === undefined ? null : <Checkout offer={offer} onChange={onChange} />;
}

/** The checkout with these plans; without them, the machine loads them. */
function Checkout({ offer, onChange }: PlanShopProps & { offer: PlanOffer | null }) {
  const { api, bus, session } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const buyer = buyers[useSessionStatus()];
  const [view, actor] = useLateActor(() => {
    const input = () => ({ buyer: buyers[session.status()], preferredId: search.get(planParameter), offer });
    return {
      ...checkoutOpening(input()),
      load: async () => (await import('./checkout.ts')).openCheckout(api, input()),
    };
  });
  const failureText = useFailureText();
  useCover(view.phase === 'opening');
  usePageReturn(() => actor.inform({ type: 'page.returned' }));
  useEffect(() => actor.inform({ type: 'buyer.change', buyer }), [actor, buyer]);
  useEffect(() => onChange({ view, onEvent: actor.send, onReach: actor.load }), [onChange, view, actor]);
  useEffect(() => {
    if (offer === null) actor.load();
  }, [offer, actor]);

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
