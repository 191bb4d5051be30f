/** Events between the parts of the app. */
export interface AppEvents {
  /** A blocking call started or ended. */
  loading: { active: boolean };
  'toast.show': { message: string; tone?: 'neutral' | 'critical' | 'positive' };
  'toast.hide': undefined;
  'login.succeeded': undefined;
  'login.failed': undefined;
  /** The access token expired and could not be refreshed; published after `login.failed`. */
  'token.expired': undefined;
}

type Listener<Name extends keyof AppEvents> = (detail: AppEvents[Name]) => void;

/** A typed publish/subscribe bus. */
export interface Bus {
  publish<Name extends keyof AppEvents>(
    name: Name,
    ...detail: AppEvents[Name] extends undefined ? [] : [AppEvents[Name]]
  ): void;
  /** Returns a function that unsubscribes. */
  subscribe<Name extends keyof AppEvents>(name: Name, listener: Listener<Name>): () => void;
}

export function createBus(): Bus {
  const target = new EventTarget();
  return {
    publish: (name, ...[detail]) => void target.dispatchEvent(new CustomEvent(name, { detail })),
    subscribe: (name, listener) => {
      const hear = (event: Event) => listener((event as CustomEvent).detail);
      target.addEventListener(name, hear);
      return () => target.removeEventListener(name, hear);
    },
  };
}
