import { createToaster, LoadingOverlay, ToastRegion } from '@rehearse/ui';
import { AppFrame, type FrameSession } from '@rehearse/ui/screens';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';
import { useServices } from './services.ts';
import { useLanguage } from './use-language.ts';
import { useSessionStatus } from './use-session-status.ts';
import { useTheme } from './use-theme.ts';

/** Frame, toasts and loading cover around every route; a task in its own room has no frame. */
export function Shell() {
  const { bus, session } = useServices();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isBare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useTheme();
  const frameSession = useFrameSession();
  const [toaster] = useState(() => createToaster());
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    const ends = [
      bus.subscribe('loading', ({ active }) => setLoading(active)),
      bus.subscribe('toast.show', ({ message, tone }) => toaster.show(message, tone)),
      bus.subscribe('toast.hide', () => {
        for (const { id } of toaster.getMessages()) toaster.hide(id);
      }),
      bus.subscribe('token.expired', () => toaster.show(t('tokenExpired'), 'critical')),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [bus, toaster, t]);

  return (
    <>
      {isBare ? (
        <Outlet />
      ) : (
        <AppFrame
          session={frameSession}
          path={pathname}
          language={language}
          onLanguageChange={setLanguage}
          theme={theme}
          onThemeChange={setTheme}
          onLogout={() => {
            session.logOut();
            void navigate(paths.home);
          }}
        >
          <Outlet />
        </AppFrame>
      )}
      <ToastRegion toaster={toaster} />
      {loading && <LoadingOverlay />}
      <ScrollRestoration />
    </>
  );
}

/** The session as the frame shows it, with the account's address as soon as it is known. */
function useFrameSession(): FrameSession {
  const { me } = useServices();
  const status = useSessionStatus();
  const [account, setAccount] = useState<string | null>(null);
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    void me.address().then((address) => {
      if (current) setAccount(address);
    });
    return () => {
      current = false;
      setAccount(null);
    };
  }, [status, me]);
  return status === 'loggedIn' ? { status, account } : { status };
}
