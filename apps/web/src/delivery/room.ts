import type { StorageWarning } from '@rehearse/device';
import type { Me } from '../session/me.ts';
import type { Session } from '../session/session.ts';
import type { PracticeRoom } from './practice-room.ts';

/** The signed-in learner's practice room: one for the whole app, so that answers are sent wherever in it they are. */
export interface Room {
  /** Null while nobody is signed in, or it isn't known who. */
  current(): PracticeRoom | null;
  /** Why the device keeps nothing more, or null while it does. */
  warning(): StorageWarning['code'] | null;
  subscribe(onChange: () => void): () => void;
}

export interface RoomOptions {
  session: Pick<Session, 'status' | 'subscribe'>;
  me: Pick<Me, 'owner'>;
  open: (account: string, onWarning: (warning: StorageWarning) => void) => Promise<PracticeRoom>;
  /** The wait before a host that did not say whose session it is, or code that did not come, is asked for again. */
  retryMs?: number;
}

/** Opens the room when somebody signs in and closes it when they are signed out; what is unsent stays on the device. */
export function createRoom({ session, me, open, retryMs = 3000 }: RoomOptions): Room {
  const listeners = new Set<() => void>();
  let room: PracticeRoom | null = null;
  let warning: StorageWarning['code'] | null = null;
  /** Counts visits, so that what comes late for an earlier one is told apart. */
  let visit = 0;
  let isIn = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function enter(mine: number): Promise<void> {
    const account = await me.owner();
    if (mine !== visit) return;
    if (account === null) throw new Error('Nobody said whose session this is.');
    const opened = await open(account, ({ code }) => {
      if (mine !== visit) return;
      warning = code;
      tell();
    });
    if (mine !== visit) return opened.answers.outbox.close();
    room = opened;
    tell();
  }

  function keepTrying(mine: number): void {
    enter(mine).catch(() => {
      if (mine === visit) setTimeout(() => mine === visit && keepTrying(mine), retryMs);
    });
  }

  function follow(): void {
    const isNowIn = session.status() === 'loggedIn';
    if (isNowIn === isIn) return;
    isIn = isNowIn;
    visit += 1;
    if (isIn) {
      keepTrying(visit);
      return;
    }
    room?.answers.outbox.close();
    room = null;
    warning = null;
    tell();
  }

  session.subscribe(follow);
  follow();

  return {
    current: () => room,
    warning: () => warning,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
