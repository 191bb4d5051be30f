import { passwordResetOpening } from '@rehearse/practice-machines/password-reset';
import { authFields, inputOf, PasswordResetScreen, useFailureText, useScreensTranslation } from '@rehearse/ui/screens';
import { useTranslation } from 'react-i18next';
import { PreserveRedirect } from '../app/frame/preserve-redirect.tsx';
import { useTitle } from '../app/head/use-title.ts';
import { useServices } from '../app/services.ts';
import { useLateActor } from '../app/use-late-actor.ts';
import { useEmitted } from '../lib/use-emitted.ts';

export function Component() {
  const { api, bus } = useServices();
  const { t } = useScreensTranslation();
  const [view, actor] = useLateActor(() => ({
    ...passwordResetOpening({}),
    load: async () => (await import('../pages/account/password-reset.ts')).openPasswordReset(api),
  }));
  const failureText = useFailureText();
  useTitle(useTranslation().t('pages.passwordReset'));

  useEmitted(actor, {
    codeSent: ({ account }) => bus.publish('toast.show', { message: t('reset.sent', { account }), tone: 'positive' }),
    failed: (failure) => {
      const { code } = failure;
      if (inputOf(view.phase === 'email' ? authFields.resetEmail : authFields.resetPassword, failure)) return;
      bus.publish('toast.show', {
        message: code === 'emailEmpty' || code === 'passwordsMismatch' ? t(`reset.${code}`) : failureText(failure),
        tone: 'critical',
      });
    },
  });

  return (
    <PreserveRedirect>
      <PasswordResetScreen view={view} onEvent={actor.send} onReach={actor.load} />
    </PreserveRedirect>
  );
}
