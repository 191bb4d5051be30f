import type { StorageWarning } from '@rehearse/device';
import type { Me } from '../session/me.ts';
import type { Session } from '../session/session.ts';
import type { LearnerWorkspace } from './learner-workspace.ts';

/** The logged-in learner's workspace: one for the whole app, so that answers are sent from every page. */
export interface CurrentWorkspace {
  /** Null while nobody is logged in, or the account is not known yet. */
  current(): LearnerWorkspace | null;
  /** Why the device stores nothing more; null while it does. */
  warning(): StorageWarning['code'] | null;
  subscribe(onChange: () => void): () => void;
}

export interface CurrentWorkspaceOptions {
  session: Pick<Session, 'status' | 'subscribe'>;
  me: Pick<Me, 'owner'>;
  open: (account: string, onWarning: (warning: StorageWarning) => void) => Promise<LearnerWorkspace>;
  /** Wait before the account, or the code, is requested again after a failure. */
  retryMs?: number;
}

/** Opens the workspace at login and closes it at logout; unsent answers stay on the device. */
export function createCurrentWorkspace({
  session,
  me,
  open,
  retryMs = 3000,
}: CurrentWorkspaceOptions): CurrentWorkspace {
  const listeners = new Set<() => void>();
  let workspace: LearnerWorkspace | null = null;
  let warning: StorageWarning['code'] | null = null;
  /** Counts logins, so that late results of an earlier one are ignored. */
  let visit = 0;
  let isIn = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function enter(mine: number): Promise<void> {
    const account = await me.owner();
    if (mine !== visit) return;
    if (account === null) throw new Error('The account of this session is unknown.');
    const opened = await open(account, ({ code }) => {
      if (mine !== visit) return;
      warning = code;
      notify();
    });
    if (mine !== visit) return opened.answers.outbox.close();
    workspace = opened;
    notify();
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
    workspace?.answers.outbox.close();
    workspace = null;
    warning = null;
    notify();
  }

  session.subscribe(follow);
  follow();

  return {
    current: () => workspace,
    warning: () => warning,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}
