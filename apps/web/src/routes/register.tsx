import { registrationOpening } from '@rehearse/practice-machines/registration';
import { authFields, inputOf, SignUpScreen, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PreserveRedirect } from '../app/frame/preserve-redirect.tsx';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useLateActor } from '../app/use-late-actor.ts';
import { useRedirectState } from '../app/use-redirect-target.ts';
import { verifyPath } from '../lib/paths.ts';
import { useEmitted } from '../lib/use-emitted.ts';

export function Component() {
  const { api, bus } = useServices();
  const navigate = useNavigate();
  const redirectState = useRedirectState();
  const [view, actor] = useLateActor(() => ({
    ...registrationOpening({}),
    load: async () => (await import('../pages/account/registration.ts')).openRegistration(api, {}),
  }));
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.register'));

  useEmitted(actor, {
    signedUp: ({ account }) => void navigate(verifyPath(account), { state: { ...redirectState, codeJustSent: true } }),
    failed: (failure) => {
      if (inputOf(authFields.signUp, failure)) return;
      bus.publish('toast.show', { message: failureText(failure), tone: 'critical' });
    },
  });

  return view.phase === 'signUp' ? (
    <PreserveRedirect>
      <SignUpScreen view={view} onEvent={actor.send} onReach={actor.load} />
    </PreserveRedirect>
  ) : null;
}
