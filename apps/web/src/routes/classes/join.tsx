import { type LinkComponentProps, LinkProvider } from '@rehearse/ui';
import { classPath, JoinClassScreen } from '@rehearse/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/head/use-title.ts';
import { useServices } from '../../app/services.ts';
import { useSessionStatus } from '../../app/use-session-status.ts';
import { RouterLink } from '../../lib/router-link.tsx';
import { join, loadInvitation } from '../../pages/classes/classes.ts';
import { outcomeOf } from '../../pages/classes/outcome-of.ts';
import { useClassPart } from '../../pages/classes/use-class-part.ts';

export function Component() {
  const { token = '' } = useParams();
  const status = useSessionStatus();
  useTitle(useTranslation().t('pages.joinClass'), { isListed: false });
  return (
    <LinkProvider component={LinkThatComesBack}>
      <Invited key={`${token} ${status}`} token={token} />
    </LinkProvider>
  );
}

/** To sign up or log in, and back here. */
function LinkThatComesBack(link: LinkComponentProps) {
  const { pathname } = useLocation();
  return <RouterLink {...link} state={{ from: pathname }} />;
}

function Invited({ token }: { token: string }) {
  const services = useServices();
  const navigate = useNavigate();
  const status = useSessionStatus();
  const { part, onRetry } = useClassPart(
    useCallback(
      () =>
        status === 'starting' ? new Promise<never>(() => {}) : loadInvitation(services, token, status === 'loggedOut'),
      [services, token, status],
    ),
  );
  return (
    <JoinClassScreen
      invitation={part.phase === 'ready' ? { phase: 'ready', value: part.value.invitation } : part}
      reader={part.phase === 'ready' ? part.value.reader : 'visitor'}
      onRetry={onRetry}
      onJoin={(name) =>
        outcomeOf(async () => void navigate(classPath(await join(services, token, name)), { replace: true }))
      }
    />
  );
}
