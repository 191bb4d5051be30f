import { loginView } from '@rehearse/practice-machines/login';
import { LoginScreen, useFailureText } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HandOnWanted } from '../app/hand-on-wanted.tsx';
import { useServices } from '../app/services.ts';
import { useCover } from '../app/use-cover.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useWantedPage } from '../app/use-wanted-page.ts';
import { useAccountFlows } from '../flows/use-account-flows.ts';

export function Component() {
  const { bus, session } = useServices();
  const navigate = useNavigate();
  const wanted = useWantedPage();
  const actor = useActorRef(useAccountFlows().login, { input: {} });
  const view = useSelector(actor, loginView);
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.login'));
  useCover(view.phase === 'submitting');

  useEmitted(actor, {
    loggedIn: (token) => {
      session.logIn({ accessToken: token.accessToken, expiresAt: token.expiresAt });
      void navigate(wanted, { replace: true });
    },
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return (
    <HandOnWanted>
      <LoginScreen view={view} onEvent={actor.send} />
    </HandOnWanted>
  );
}
