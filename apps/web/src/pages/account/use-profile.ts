import { voiceDesk } from '@rehearse/device/voices';
import type { HistoryPeriod, ProfileScreenProps } from '@rehearse/ui/screens';
import { useCallback, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { usePart } from '../../app/use-part.ts';
import { useAccountSettings } from '../../questions/running/use-account-settings.ts';
import { exportHref, profileAccount, profileAt } from './profile.ts';
import { useAiConsent } from './use-ai-consent.ts';
import { useChange } from './use-change.ts';
import { useLeaving } from './use-leaving.ts';
import { useSessions } from './use-sessions.ts';

type Looks = 'language' | 'onLanguageChange' | 'theme' | 'onThemeChange';

/** The data and actions of the profile page, except theme and language. */
export function useProfile(): Omit<ProfileScreenProps, Looks> {
  const services = useServices();
  const { api, me, session } = services;
  const [calls] = useState(() => profileAt(services));
  const [period, setPeriod] = useState<HistoryPeriod>(30);
  const [account, onRetryAccount] = usePart(useCallback(async () => profileAccount(await me.load(), Date.now()), [me]));
  const [payments, onRetryPayments] = usePart(calls.payments);
  const [history, onRetryHistory] = usePart(useCallback(() => calls.history(period), [calls, period]));
  const [settings, onSettingsChange] = useAccountSettings();
  const [passwordChange, changePassword] = useChange(calls.changePassword);
  const [signOutEverywhere, endSessions] = useChange(calls.endSessions);
  const [deletion, deleteAccount] = useChange(calls.deleteAccount);
  const sessions = useSessions(calls, session.logOut);
  const consent = useAiConsent();
  const leave = useLeaving();

  return {
    account,
    onRetryAccount,
    payments,
    onRetryPayments,
    history,
    onRetryHistory,
    period,
    onPeriodChange: setPeriod,
    settings,
    onSettingsChange,
    voices: voiceDesk,
    ...consent,
    exportHref: exportHref(api),
    passwordChange,
    onPasswordChange: (change) => void changePassword(change),
    ...sessions,
    signOutEverywhere,
    onSignOutEverywhere: async () => {
      if (await endSessions(undefined)) session.logOut();
    },
    onLogout: session.logOut,
    deletion,
    onDelete: async (confirmation) => {
      if (await deleteAccount(confirmation)) await leave();
    },
  };
}
