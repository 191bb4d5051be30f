import { CODE_COOLDOWN_MS, registrationOpening } from '@rehearse/practice-machines/registration';
import { authFields, inputOf, useFailureText, useScreensTranslation, VerifyScreen } from '@rehearse/ui/screens';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PreserveRedirect } from '../app/frame/preserve-redirect.tsx';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useLacks } from '../app/use-extras.ts';
import { useLateActor } from '../app/use-late-actor.ts';
import { useRedirectState, useRedirectTarget } from '../app/use-redirect-target.ts';
import { paths } from '../lib/paths.ts';
import { useEmitted } from '../lib/use-emitted.ts';

export function Component() {
  useTitle(useTranslation().t('pages.verify'));
  const account = useVerifiedAccount();
  const redirectState = useRedirectState();
  return account === '' ? (
    <Navigate to={paths.register} replace state={redirectState} />
  ) : (
    <Verify key={account} account={account} />
  );
}

/** Moves the account from the URL into the navigation state at once, because histories and logs store URLs. */
function useVerifiedAccount(): string {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const named = params.get('account') ?? '';
  params.delete('account');
  const rest = params.toString();
  useEffect(() => {
    if (named === '') return;
    void navigate({ pathname, search: rest, hash }, { replace: true, state: { ...state, account: named } });
  }, [named, navigate, pathname, rest, hash, state]);
  return named || ((state as { account?: string } | null)?.account ?? '');
}

function Verify({ account }: { account: string }) {
  const { api, bus, me, session } = useServices();
  const { t } = useScreensTranslation();
  const navigate = useNavigate();
  const redirectTarget = useRedirectTarget();
  const redirectState = useRedirectState();
  const codeJustSent = (useLocation().state as { codeJustSent?: boolean } | null)?.codeJustSent === true;
  const [view, actor] = useLateActor(() => {
    const arrivedMs = performance.now();
    const cooldownMs = codeJustSent ? CODE_COOLDOWN_MS : 0;
    const left = () => Math.max(0, arrivedMs + cooldownMs - performance.now());
    return {
      ...registrationOpening({ account, resendAfterMs: cooldownMs }),
      load: async () =>
        (await import('../pages/account/registration.ts')).openRegistration(api, { account, resendAfterMs: left() }),
    };
  });
  const lacksPlan = useLacks('plan');
  const failureText = useFailureText();

  useEmitted(actor, {
    loggedIn: (token) => {
      me.suppose(account);
      session.logIn({ accessToken: token.accessToken, expiresAt: token.expiresAt });
      // who was on the way to a page, such as to buy a plan, is asked for goals later
      const asksForGoals = !lacksPlan && redirectState.from === undefined;
      void navigate(asksForGoals ? paths.goals : redirectTarget, { replace: true, state: { isFirst: asksForGoals } });
    },
    verified: () => {
      bus.publish('toast.show', { message: t('verify.done'), tone: 'positive' });
      void navigate(paths.login, { replace: true, state: redirectState });
    },
    codeSent: () => bus.publish('toast.show', { message: t('verify.sent', { account }), tone: 'positive' }),
    failed: (failure) => {
      if (inputOf(authFields.verify, failure)) return;
      bus.publish('toast.show', { message: failureText(failure), tone: 'critical' });
    },
  });

  // a countdown updates itself
  useEffect(() => {
    if (codeJustSent) actor.load();
  }, [codeJustSent, actor]);

  return view.phase === 'verify' ? (
    <PreserveRedirect>
      <VerifyScreen view={view} onEvent={actor.send} onReach={actor.load} />
    </PreserveRedirect>
  ) : null;
}
