import type { KeptMail, Mail } from './types.ts';

const mostKept = 200;

/** Keeps messages in memory instead of sending them: the development mailbox. */
export function createMailbox(now: () => number): Mail {
  let messages: KeptMail[] = [];
  return {
    async send(message) {
      messages = [{ ...message, sentAt: new Date(now()).toISOString() }, ...messages].slice(0, mostKept);
      return true;
    },
    flush: async () => {},
    kept: () => messages,
    close: async () => {},
  };
}
