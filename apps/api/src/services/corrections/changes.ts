import { EventEmitter, once } from 'node:events';

/** A learner's correction changed. */
export interface Change {
  readonly userId: number;
  readonly correctionId: number;
}

/** News within this process: of new jobs, for its workers, and of changed corrections, for the streams to learners. */
export interface Changes {
  /** Call it when a job was committed. */
  jobAdded(): void;
  /** Resolves when a job is added, or at the signal. */
  nextJob(signal: AbortSignal): Promise<void>;
  /** Call it when a change was committed. */
  changed(change: Change): void;
  /** Listens to a learner's changes until the server stops; returns a function that ends it earlier. */
  follow(userId: number, listener: (correctionId: number) => void, onClose: () => void): () => void;
  /** Number of listeners to a learner's changes. */
  followers(userId: number): number;
  /** Ends all streams. */
  close(): void;
}

const nameOf = (userId: number) => `user-${userId}`;

/** Creates the news of a process. */
export function createChanges(): Changes {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  return {
    jobAdded: () => void events.emit('job'),
    nextJob: (signal) =>
      once(events, 'job', { signal }).then(
        () => {},
        () => {},
      ),
    changed: ({ userId, correctionId }) => void events.emit(nameOf(userId), correctionId),
    follow(userId, listener, onClose) {
      events.on(nameOf(userId), listener).on('close', onClose);
      return () => void events.off(nameOf(userId), listener).off('close', onClose);
    },
    close: () => void events.emit('close'),
    followers: (userId) => events.listenerCount(nameOf(userId)),
  };
}
