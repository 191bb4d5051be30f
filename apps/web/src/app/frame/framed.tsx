import { Spinner } from '@rehearse/ui';
import { AppFrame, FrameNotices, type FrameSession } from '@rehearse/ui/screens';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useOnline } from '../../lib/use-online.ts';
import { useLanguage } from '../language/use-language.ts';
import { useServices } from '../services.ts';
import { useSessionStatus } from '../use-session-status.ts';
import { useTheme } from '../use-theme.ts';
import { AccountDeletedNotice } from './account-deleted-notice.tsx';
import { HydrationMarker } from './hydration-marker.tsx';
import { LateBell } from './late-bell.tsx';

/** The frame around all pages other than tasks. */
export function Framed() {
  const { session, updates } = useServices();
  const [language, setLanguage] = useLanguage();
  const [theme, setTheme] = useTheme();
  const updateReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  return (
    <AppFrame
      session={useFrameSession()}
      path={useLocation().pathname}
      language={language}
      onLanguageChange={setLanguage}
      theme={theme}
      onThemeChange={setTheme}
      onLogout={session.logOut}
      notices={<LateBell />}
    >
      <AccountDeletedNotice />
      <FrameNotices offline={!useOnline()} updateReady={updateReady} onUpdate={updates.apply} />
      <Suspense fallback={<Spinner size="large" />}>
        <Outlet />
        <HydrationMarker />
      </Suspense>
    </AppFrame>
  );
}

/** The session for the frame, with what the account is called as soon as it is known. */
function useFrameSession(): FrameSession {
  const { me } = useServices();
  const status = useSessionStatus();
  const [account, setAccount] = useState<string | null>(null);
  // from here on the frame shows the session itself; this runs before that frame is painted
  useEffect(() => {
    delete document.documentElement.dataset['session'];
  }, []);
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let current = true;
    void me.title().then((title) => {
      if (current) setAccount(title);
    });
    return () => {
      current = false;
      setAccount(null);
    };
  }, [status, me]);
  return status === 'loggedIn' ? { status, account } : { status };
}
