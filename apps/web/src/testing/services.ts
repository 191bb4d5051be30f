import { createApiClient } from '@rehearse/api-client';
import type { Services } from '../app/services.ts';
import { noUpdates } from '../app/updates.ts';
import type { CurrentWorkspace } from '../delivery/current-workspace.ts';
import { noContact } from '../host/config.ts';
import { createExtras } from '../host/extras.ts';
import { createBus } from '../lib/bus.ts';
import type { Me } from '../session/me.ts';
import type { Session, SessionStatus } from '../session/session.ts';

/** A session whose state the test controls. */
export function createTestSession(initial: SessionStatus): Session & { become(status: SessionStatus): void } {
  const listeners = new Set<() => void>();
  let status = initial;
  const become = (next: SessionStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  return {
    become,
    status: () => status,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    token: () => null,
    logIn: () => become('loggedIn'),
    logOut: () => become('loggedOut'),
    renew: () => {},
    end: () => become('loggedOut'),
  };
}

const nobody: Me = {
  load: () => Promise.reject(new Error('There is no host.')),
  address: () => Promise.resolve(null),
  title: () => Promise.resolve(null),
  recalled: () => null,
  suppose: () => {},
  owner: () => Promise.resolve(null),
};

const noWorkspace: CurrentWorkspace = { current: () => null, warning: () => null, subscribe: () => () => {} };

/** The app's services without a host. */
export function createTestServices(session: Session): Services {
  const api = createApiClient({
    baseUrl: 'http://127.0.0.1:1',
    session: { getToken: session.token, onRefreshed: session.renew, onEnded: session.end },
  });
  return {
    bus: createBus(),
    session,
    api,
    extras: createExtras(),
    me: nobody,
    workspace: noWorkspace,
    contact: noContact,
    frames: null,
    updates: noUpdates,
  };
}
