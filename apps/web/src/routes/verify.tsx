import { CODE_COOLDOWN_MS, registrationView } from '@rehearse/practice-machines/registration';
import { useFailureText, useScreensTranslation, VerifyScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { HandOnWanted } from '../app/hand-on-wanted.tsx';
import { paths } from '../app/paths.ts';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useWantedPage, useWantedState } from '../app/use-wanted-page.ts';
import { useAccountFlows } from '../flows/use-account-flows.ts';

export function Component() {
  useTitle(useTranslation().t('pages.verify'));
  const account = useSearchParams()[0].get('account') ?? '';
  const wanted = useWantedState();
  return account === '' ? (
    <Navigate to={paths.register} replace state={wanted} />
  ) : (
    <Verify key={account} account={account} />
  );
}

function Verify({ account }: { account: string }) {
  const { bus, session } = useServices();
  const { t } = useScreensTranslation();
  const navigate = useNavigate();
  const wanted = useWantedPage();
  const codeJustSent = (useLocation().state as { codeJustSent?: boolean } | null)?.codeJustSent === true;
  const actor = useActorRef(useAccountFlows().registration, {
    input: { account, resendAfterMs: codeJustSent ? CODE_COOLDOWN_MS : 0 },
  });
  const view = useSelector(actor, registrationView);
  const failureText = useFailureText();

  useEmitted(actor, {
    loggedIn: (token) => {
      session.logIn({ accessToken: token.accessToken, expiresAt: token.expiresAt });
      void navigate(wanted, { replace: true });
    },
    codeSent: () => bus.publish('toast.show', { message: t('verify.sent', { account }), tone: 'positive' }),
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return view.phase === 'verify' ? (
    <HandOnWanted>
      <VerifyScreen view={view} onEvent={actor.send} />
    </HandOnWanted>
  ) : null;
}
