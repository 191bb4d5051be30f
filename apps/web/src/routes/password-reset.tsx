import { passwordResetView } from '@rehearse/practice-machines/password-reset';
import { PasswordResetScreen, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { HandOnWanted } from '../app/hand-on-wanted.tsx';
import { useServices } from '../app/services.ts';
import { useEmitted } from '../app/use-emitted.ts';
import { useTitle } from '../app/use-title.ts';
import { useAccountFlows } from '../flows/use-account-flows.ts';

export function Component() {
  const { bus } = useServices();
  const { t } = useScreensTranslation();
  const actor = useActorRef(useAccountFlows().passwordReset, { input: {} });
  const view = useSelector(actor, passwordResetView);
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.passwordReset'));

  useEmitted(actor, {
    codeSent: ({ account }) => bus.publish('toast.show', { message: t('reset.sent', { account }), tone: 'positive' }),
    failed: ({ code, message }) =>
      bus.publish('toast.show', {
        message:
          code === 'emailEmpty' || code === 'passwordsMismatch' ? t(`reset.${code}`) : failureText({ code, message }),
        tone: 'critical',
      }),
  });

  return (
    <HandOnWanted>
      <PasswordResetScreen view={view} onEvent={actor.send} />
    </HandOnWanted>
  );
}
