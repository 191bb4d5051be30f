import type { Opening } from '@rehearse/practice-machines/login';

/** What is used of an XState actor. */
interface Actor<Snapshot, Event, Emitted> {
  subscribe(listener: (snapshot: Snapshot) => void): unknown;
  on(type: '*', listener: (event: Emitted) => void): unknown;
  start(): unknown;
  send(event: Event): void;
  stop(): unknown;
}

/** A loaded machine: an actor that is not started yet, and what a page shows of its snapshots. */
interface Loaded<Snapshot, View, Event, Emitted> {
  actor: Actor<Snapshot, Event, Emitted>;
  viewOf: (snapshot: Snapshot) => View;
}

export interface LateActorOptions<Snapshot, View, Event, Emitted> extends Opening<View, Event> {
  load(): Promise<Loaded<Snapshot, View, Event, Emitted>>;
}

export interface LateState<View> {
  view: View;
  /** `waiting`: something was sent that only the machine can do. `lost`: it could not be loaded, and that is dropped. */
  request: 'none' | 'waiting' | 'lost';
}

/** The actor of a machine that is loaded when somebody needs it, as a store for React. */
export interface LateActor<View, Event, Emitted> {
  state(): LateState<View>;
  subscribe(onChange: () => void): () => void;
  on(type: '*', listener: (event: Emitted) => void): { unsubscribe(): void };
  send(event: Event): void;
  /** Sends only to a running machine; one that is loaded later starts from what holds then. */
  inform(event: Event): void;
  /** Loads the machine ahead of the first event. */
  load(): void;
  stop(): void;
}

/**
 * Shows a flow's opening, loads its machine by `load` or with the first event, and passes on the events sent until then, in
 * order. If it can't be loaded, what was typed and chosen stays, and the next event tries again.
 */
export function createLateActor<Snapshot, View, Event, Emitted>(
  options: LateActorOptions<Snapshot, View, Event, Emitted>,
): LateActor<View, Event, Emitted> {
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: Emitted) => void>();
  let state: LateState<View> = { view: options.view, request: 'none' };
  let early: { event: Event; isRequest: boolean }[] = [];
  let actor: Actor<Snapshot, Event, Emitted> | null = null;
  let isLoading = false;
  let isStopped = false;

  function become(change: Partial<LateState<View>>): void {
    state = { ...state, ...change };
    for (const listener of stateListeners) listener();
  }
  function begin({ actor: loaded, viewOf }: Loaded<Snapshot, View, Event, Emitted>): void {
    if (isStopped) return;
    actor = loaded;
    actor.subscribe((snapshot) => become({ view: viewOf(snapshot) }));
    actor.on('*', (event) => {
      for (const listener of eventListeners) listener(event);
    });
    actor.start();
    for (const { event } of early) actor.send(event);
    early = [];
    become({ request: 'none' });
  }
  function giveUp(): void {
    early = early.filter(({ isRequest }) => !isRequest);
    if (state.request === 'waiting') become({ request: 'lost' });
  }
  function load(): void {
    isStopped = false;
    if (actor || isLoading) return;
    isLoading = true;
    void options
      .load()
      .finally(() => {
        isLoading = false;
      })
      .then(begin, giveUp);
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    on: (_type, listener) => {
      eventListeners.add(listener);
      return { unsubscribe: () => eventListeners.delete(listener) };
    },
    send: (event) => {
      if (actor) return actor.send(event);
      const view = options.after(state.view, event);
      const isRequest = view === state.view;
      early.push({ event, isRequest });
      become(isRequest ? { request: 'waiting' } : { view });
      load();
    },
    inform: (event) => actor?.send(event),
    load,
    stop: () => {
      isStopped = true;
      actor?.stop();
      actor = null;
    },
  };
}
