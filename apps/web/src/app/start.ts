import { type ApiClient, createApiClient, getNotebookSummary, listPreview, unwrap } from '@rehearse/api-client';
import { createBus } from './bus.ts';
import type { AppConfig } from './config.ts';
import { createExtras } from './extras.ts';
import { createMe } from './me.ts';
import { createRoom } from './room.ts';
import type { Services } from './services.ts';
import { createSession } from './session.ts';
import { noUpdates, type Updates } from './updates.ts';

/** Wires the services of the app to the configured host. */
export function startServices({ apiHost, contact }: AppConfig, updates: Updates = noUpdates): Services {
  const bus = createBus();
  const session = createSession(bus, async () => {
    const { createSessionActor } = await import('./session-actor.ts');
    return (held) => createSessionActor(api, held);
  });
  const api: ApiClient = createApiClient({
    baseUrl: apiHost,
    session: { getToken: session.token, onRefreshed: session.renew, onEnded: session.end },
  });
  const extras = createExtras({
    preview: () => unwrap(listPreview({ client: api })),
    notebook: () => (session.status() === 'loggedIn' ? unwrap(getNotebookSummary({ client: api })) : null),
  });
  const me = createMe(api, { bus, extras });
  const room = createRoom({
    session,
    me,
    open: async (account, onWarning) => {
      const { openPracticeRoom } = await import('../flows/practice-room.ts');
      return openPracticeRoom({ api, extras }, account, onWarning);
    },
  });
  bus.subscribe('login.failed', () => {
    import('../flows/kept-replies.ts').then(
      ({ forgetReplies }) => forgetReplies(),
      () => {},
    );
  });
  return { bus, session, api, extras, me, room, contact, updates };
}
