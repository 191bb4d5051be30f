import { type ApiClient, createApiClient } from '@rehearse/api-client';
import type { Services } from '../app/services.ts';
import { noUpdates, type Updates } from '../app/updates.ts';
import { createCurrentWorkspace } from '../delivery/current-workspace.ts';
import type { AppConfig } from '../host/config.ts';
import { createExtras } from '../host/extras.ts';
import { createBus } from '../lib/bus.ts';
import { createMe } from '../session/me.ts';
import { createSession } from '../session/session.ts';

/** Wires the services of the app to the configured host. */
export function startServices({ apiHost, contact, frames }: AppConfig, updates: Updates = noUpdates): Services {
  const bus = createBus();
  const session = createSession(bus, async () => {
    const { createSessionActor } = await import('../session/session-actor.ts');
    return (held) => createSessionActor(api, held);
  });
  const api: ApiClient = createApiClient({
    baseUrl: apiHost,
    session: { getToken: session.token, onRefreshed: session.renew, onEnded: session.end },
  });
  const extras = createExtras(async () => {
    const { probesAt } = await import('./probes.ts');
    return probesAt({ api, session });
  });
  const me = createMe(api, { bus, extras });
  const workspace = createCurrentWorkspace({
    session,
    me,
    open: async (account, onWarning) => {
      const { openLearnerWorkspace } = await import('../delivery/learner-workspace.ts');
      return openLearnerWorkspace({ api, extras }, account, onWarning);
    },
  });
  bus.subscribe('login.failed', () => {
    import('../host/kept-replies.ts').then(
      ({ forgetReplies }) => forgetReplies(),
      () => {},
    );
  });
  return { bus, session, api, extras, me, workspace, contact, frames, updates };
}
