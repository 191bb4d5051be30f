import { createApiClient } from '@rehearse/api-client';
import { createBus } from '../app/bus.ts';
import { noContact } from '../app/config.ts';
import { createExtras } from '../app/extras.ts';
import type { Me } from '../app/me.ts';
import type { Room } from '../app/room.ts';
import type { Services } from '../app/services.ts';
import type { Session, SessionStatus } from '../app/session.ts';
import { noUpdates } from '../app/updates.ts';

/** A session that is as the test says, and can be moved. */
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
  recalled: () => null,
  suppose: () => {},
  owner: () => Promise.resolve(null),
};

const noRoom: Room = { current: () => null, warning: () => null, subscribe: () => () => {} };

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
    room: noRoom,
    contact: noContact,
    updates: noUpdates,
  };
}
