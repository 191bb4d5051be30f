import { LimitReached } from '../../domain/errors.ts';
import type { Deps } from '../deps.ts';
import { type CorrectionView, selectCorrections, viewOf } from './view.ts';

const mostStreams = 10;
const retrySeconds = 30;
/** After this time clients connect again, which also checks that they are still logged in. */
const longestMs = 5 * 60_000;
/** How often the store is asked for changes by other processes. */
const pollMs = 2000;
/** Proxies close connections that are silent for longer. */
const beatMs = 20_000;

const eventOf = (view: CorrectionView) => `event: correction\ndata: ${JSON.stringify(view)}\n\n`;

/**
 * A learner's changes as server-sent events. Changes by other processes on one PostgreSQL are found by asking it.
 *
 * @throws LimitReached when the learner has too many of these open
 */
export function followCorrections(
  { db, store, clock, changes, log }: Pick<Deps, 'db' | 'store' | 'clock' | 'changes' | 'log'>,
  userId: number,
): ReadableStream<Uint8Array> {
  if (changes.followers(userId) >= mostStreams) throw new LimitReached(retrySeconds);
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let since = clock.now();
      let sent = new Map<number, string>();
      const send = (text: string) => controller.enqueue(encoder.encode(text));

      async function sendChanges() {
        const rows = await selectCorrections(db, userId)
          .select('changed_at')
          .where('changed_at', '>=', since)
          .orderBy('changed_at')
          .execute();
        if (isStopped) return;
        const current = new Map(rows.map((row) => [row.correction_id, eventOf(viewOf(row))]));
        for (const [id, event] of current) if (sent.get(id) !== event) send(event);
        sent = current;
        since = rows.at(-1)?.changed_at ?? since;
      }
      let isStopped = false;
      let running = Promise.resolve();
      const look = () => {
        running = running.then(sendChanges).catch((error: unknown) => {
          log.warn({ err: error }, 'changes of corrections could not be read');
        });
      };
      const end = () => {
        stop();
        controller.close();
      };
      const unfollow = changes.follow(userId, look, end);
      const timers = [
        setInterval(() => send(': still here\n\n'), beatMs),
        setTimeout(end, longestMs),
        ...(store.kind === 'postgres' ? [setInterval(look, pollMs)] : []),
      ];
      stop = () => {
        isStopped = true;
        unfollow();
        for (const timer of timers) clearTimeout(timer);
      };
      send('retry: 3000\n\n');
    },
    cancel: () => stop(),
  });
}
