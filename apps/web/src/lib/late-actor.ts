import type { Opening } from '@rehearse/practice-machines/login';

/** Hears a machine that runs. */
export interface ActorEars<Emitted> {
  onChange(): void;
  onEmitted(event: Emitted): void;
}

/** A loaded machine, as its page sees it. */
export interface LoadedActor<View, Event, Emitted> {
  view(): View;
  start(ears: ActorEars<Emitted>): void;
  send(event: Event): void;
  stop(): void;
}

export interface LateActorOptions<View, Event, Emitted> extends Opening<View, Event> {
  /** Loads the machine; it is not started yet. */
  open(): Promise<LoadedActor<View, Event, Emitted>>;
}

/** `waiting`: somebody did what the machine alone can do. `lost`: it could not be loaded, and what was done is taken back. */
export type ActState = 'none' | 'waiting' | 'lost';

/** A machine as a store, loaded when somebody reaches for it. */
export interface LateActor<View, Event, Emitted> {
  view(): View;
  act(): ActState;
  /** Hears of every change of the view and of the act. Returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
  on(type: '*', onEmitted: (event: Emitted) => void): { unsubscribe(): void };
  send(event: Event): void;
  /** Tells the machine, if it is there; else it is opened from what holds then. */
  inform(event: Event): void;
  /** Somebody has come near: an event may follow. */
  load(): void;
  stop(): void;
}

/**
 * Draws a flow from its opening, loads its machine by `load` or with the first event, and gives it every event that came
 * before it, in order. If it can't be loaded, what was typed and chosen stays, and the next event tries again: in vain where the
 * browser remembers what failed until the page is loaded anew.
 */
export function createLateActor<View, Event, Emitted>({
  view: opening,
  after,
  open,
}: LateActorOptions<View, Event, Emitted>): LateActor<View, Event, Emitted> {
  const listeners = new Set<() => void>();
  const ears = new Set<(event: Emitted) => void>();
  let ahead = opening;
  let early: { event: Event; isAct: boolean }[] = [];
  let act: ActState = 'none';
  let live: LoadedActor<View, Event, Emitted> | null = null;
  let isLoading = false;
  let isWanted = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function begin(loaded: LoadedActor<View, Event, Emitted>): void {
    if (!isWanted) return;
    live = loaded;
    live.start({
      onChange: tell,
      onEmitted: (event) => {
        for (const hear of ears) hear(event);
      },
    });
    for (const { event } of early) live.send(event);
    early = [];
    act = 'none';
    tell();
  }
  function giveUp(): void {
    early = early.filter(({ isAct }) => !isAct);
    if (act === 'waiting') act = 'lost';
    tell();
  }
  const load = () => {
    isWanted = true;
    if (live || isLoading) return;
    isLoading = true;
    void open()
      .finally(() => {
        isLoading = false;
      })
      .then(begin, giveUp);
  };

  return {
    view: () => live?.view() ?? ahead,
    act: () => act,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on: (_type, hear) => {
      ears.add(hear);
      return { unsubscribe: () => ears.delete(hear) };
    },
    send: (event) => {
      if (live) return live.send(event);
      const next = after(ahead, event);
      const isAct = next === ahead;
      early.push({ event, isAct });
      ahead = next;
      if (isAct) act = 'waiting';
      tell();
      load();
    },
    inform: (event) => live?.send(event),
    load,
    stop: () => {
      isWanted = false;
      live?.stop();
      live = null;
    },
  };
}
