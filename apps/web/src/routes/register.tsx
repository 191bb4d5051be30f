import { registrationView } from '@rehearse/practice-machines/registration';
import { SignUpScreen, useFailureText } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { HandOnWanted } from '../app/hand-on-wanted.tsx';
import { verifyPath } from '../app/paths.ts';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useWantedState } from '../app/use-wanted-page.ts';
import { useAccountFlows } from '../flows/use-account-flows.ts';

export function Component() {
  const { bus } = useServices();
  const navigate = useNavigate();
  const wanted = useWantedState();
  const actor = useActorRef(useAccountFlows().registration, { input: {} });
  const view = useSelector(actor, registrationView);
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.register'));

  useEmitted(actor, {
    signedUp: ({ account }) => void navigate(verifyPath(account), { state: { ...wanted, codeJustSent: true } }),
    failed: (failure) => bus.publish('toast.show', { message: failureText(failure), tone: 'critical' }),
  });

  return view.phase === 'signUp' ? (
    <HandOnWanted>
      <SignUpScreen view={view} onEvent={actor.send} />
    </HandOnWanted>
  ) : null;
}
