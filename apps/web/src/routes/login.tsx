import { loginOpening } from '@rehearse/practice-machines/login';
import { authFields, inputOf, LoginScreen, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PreserveRedirect } from '../app/frame/preserve-redirect.tsx';
import { useCover } from '../app/frame/use-cover.ts';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useLateActor } from '../app/use-late-actor.ts';
import { useRedirectTarget } from '../app/use-redirect-target.ts';
import { useEmitted } from '../lib/use-emitted.ts';

export function Component() {
  const { api, bus, me, session } = useServices();
  const navigate = useNavigate();
  const redirectTarget = useRedirectTarget();
  const [view, actor] = useLateActor(() => ({
    ...loginOpening({}),
    load: async () => (await import('../pages/account/login.ts')).openLogin(api),
  }));
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.login'));
  useCover(view.phase === 'submitting');

  useEmitted(actor, {
    loggedIn: (token) => {
      me.suppose(view.email);
      session.logIn({ accessToken: token.accessToken, expiresAt: token.expiresAt });
      void navigate(redirectTarget, { replace: true });
    },
    failed: (failure) => {
      if (inputOf(authFields.login, failure)) return;
      bus.publish('toast.show', { message: failureText(failure), tone: 'critical' });
    },
  });

  return (
    <PreserveRedirect>
      <LoginScreen view={view} onEvent={actor.send} onReach={actor.load} />
    </PreserveRedirect>
  );
}
