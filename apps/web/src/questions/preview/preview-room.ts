import type { StorageWarning } from '@rehearse/device/outbox';
import { useSyncExternalStore } from 'react';
import { openDevice, type QuestionRoom } from '../../delivery/practice-room.ts';
import { visitorAccount } from '../../session/visitor.ts';

interface PreviewRoom extends QuestionRoom {
  /** Why the device can't store more, or null if it can. */
  warning(): StorageWarning['code'] | null;
  subscribe(listener: () => void): () => void;
}

/** A practice room that keeps answers on this device only, as drafts. */
function openPreviewRoom(): PreviewRoom {
  const listeners = new Set<() => void>();
  let warning: StorageWarning['code'] | null = null;
  const { device } = openDevice(visitorAccount, ({ code }) => {
    warning = code;
    for (const listener of listeners) listener();
  });
  return {
    ...device,
    answers: {
      submit: ({ questionId, draft }) => device.drafts.save(questionId, draft),
      sendAgain: (idempotencyKey) => Promise.resolve(idempotencyKey),
      statusOf: () => Promise.resolve(null),
      onDelivery: () => () => {},
    },
    warning: () => warning,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let opened: PreviewRoom | undefined;

/** The preview's practice room, one per page, and its storage warning. */
export function usePreviewRoom(): { room: QuestionRoom; warning: StorageWarning['code'] | null } {
  opened ??= openPreviewRoom();
  const room = opened;
  return { room, warning: useSyncExternalStore(room.subscribe, room.warning) };
}
