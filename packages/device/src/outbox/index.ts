export type { Database } from '../shared/database.ts';
export type { StorageWarning, WarningListener } from '../shared/warning.ts';
export { createTabChannel, createWebLock, type OpenOutboxOptions, openOutbox } from './browser.ts';
export { backOffMs } from './outbox.logic.ts';
export { createOutbox } from './outbox.ts';
export type {
  AnsweredDraft,
  DeliveryStatus,
  ExclusiveLock,
  Outbox,
  OutboxChannel,
  OutboxEntry,
  OutboxPorts,
  OutboxQueue,
  Refusal,
  RefusedEntry,
  Send,
  SendResult,
} from './outbox.types.ts';
export { createQueue, type QueueOptions } from './queue.ts';
