import { type ApiClient, createApiClient } from '@rehearse/api-client';
import { createBus } from './bus.ts';
import type { AppConfig } from './config.ts';
import { createMe } from './me.ts';
import type { Services } from './services.ts';
import { createSession } from './session.ts';

/** Wires the services of the app to the configured host. */
export function startServices({ apiHost }: AppConfig): Services {
  const bus = createBus();
  const session = createSession(bus, async ({ nowMs }) => {
    const { createSessionActor } = await import('./session-actor.ts');
    return createSessionActor(api, nowMs);
  });
  const api: ApiClient = createApiClient({
    baseUrl: apiHost,
    session: { getToken: session.token, onRefreshed: session.renew, onEnded: session.end },
  });
  return { bus, session, api, me: createMe(api, bus) };
}
