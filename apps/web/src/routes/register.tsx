import { registrationOpening } from '@rehearse/practice-machines/registration';
import { authFields, inputOf, SignUpScreen, useFailureText } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HandOnWanted } from '../app/hand-on-wanted.tsx';
import { verifyPath } from '../app/paths.ts';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useWantedState } from '../app/use-wanted-page.ts';
import { useLateActor } from '../flows/use-late-actor.ts';

export function Component() {
  const { api, bus } = useServices();
  const navigate = useNavigate();
  const wanted = useWantedState();
  const [view, actor] = useLateActor(() => ({
    ...registrationOpening({}),
    open: async () => (await import('../flows/registration.ts')).openRegistration(api, {}),
  }));
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.register'));

  useEmitted(actor, {
    signedUp: ({ account }) => void navigate(verifyPath(account), { state: { ...wanted, codeJustSent: true } }),
    failed: (failure) => {
      if (inputOf(authFields.signUp, failure)) return;
      bus.publish('toast.show', { message: failureText(failure), tone: 'critical' });
    },
  });

  return view.phase === 'signUp' ? (
    <HandOnWanted>
      <SignUpScreen view={view} onEvent={actor.send} onReach={actor.load} />
    </HandOnWanted>
  ) : null;
}
