import { CODE_COOLDOWN_MS, registrationView } from '@rehearse/practice-machines/registration';
import { useFailureText, useScreensTranslation, VerifyScreen } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useAccountFlows } from '../flows/use-account-flows.ts';

export function Component() {
  useTitle(useTranslation().t('pages.verify'));
  const account = useSearchParams()[0].get('account') ?? '';
  return account === '' ? <Navigate to={paths.register} replace /> : <Verify key={account} account={account} />;
}

function Verify({ account }: { account: string }) {
  const { bus, session } = useServices();
  const { t } = useScreensTranslation();
  const navigate = useNavigate();
  const codeJustSent = (useLocation().state as { codeJustSent?: boolean } | null)?.codeJustSent === true;
  const actor = useActorRef(useAccountFlows().registration, {
    input: { account, resendAfterMs: codeJustSent ? CODE_COOLDOWN_MS : 0 },
  });
  const view = useSelector(actor, registrationView);
  const failureText = useFailureText();

  useEmitted(actor, {
    loggedIn: (token) => {
      session.logIn({ accessToken: token.accessToken, expiresAt: token.expiresAt });
      void navigate(paths.home, { replace: true });
    },
    codeSent: () => bus.publish('toast.show', { message: t('verify.sent', { account }), tone: 'positive' }),
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return view.phase === 'verify' ? <VerifyScreen view={view} onEvent={actor.send} /> : null;
}
