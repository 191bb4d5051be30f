import type { ConnectionReport } from '@rehearse/practice-machines/sitting';
import { fromCallback } from 'xstate';
import type { Answers } from '../../delivery/answers.ts';
import { slotsUnderWay } from './answers-under-way.ts';

/** Reports whether answers reach the host, and how many wait. */
export const watchConnection = (answers: Pick<Answers, 'onDelivery' | 'outbox'>, sittingId: string) =>
  fromCallback<ConnectionReport, undefined>(({ sendBack }) => {
    let isOver = false;
    let isReached = true;
    const report = () =>
      slotsUnderWay(answers, sittingId).then(({ length: unsent }) => {
        if (isOver) return;
        const isOnline = navigator.onLine && isReached;
        sendBack({ type: 'connection.changed', isOnline, unsent } satisfies ConnectionReport);
      });
    const stop = answers.onDelivery((status) => {
      if (status.state === 'saved' || status.state === 'refused') isReached = true;
      else if (status.failures !== undefined) isReached = false;
      void report();
    });
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('online', () => void report(), { signal });
    addEventListener('offline', () => void report(), { signal });
    void report();
    return () => {
      isOver = true;
      stop();
      listening.abort();
    };
  });
