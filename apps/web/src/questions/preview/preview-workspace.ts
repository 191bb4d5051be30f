import type { StorageWarning } from '@rehearse/device/outbox';
import { useSyncExternalStore } from 'react';
import { openDevice, type QuestionWorkspace } from '../../delivery/learner-workspace.ts';
import { visitorAccount } from '../../session/visitor.ts';

interface PreviewWorkspace extends QuestionWorkspace {
  /** Why the device can't store more, or null if it can. */
  warning(): StorageWarning['code'] | null;
  subscribe(listener: () => void): () => void;
}

/** A workspace that keeps answers on this device only, as drafts. */
function openPreviewWorkspace(): PreviewWorkspace {
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

let opened: PreviewWorkspace | undefined;

/** The preview's workspace, one per page, and its storage warning. */
export function usePreviewWorkspace(): { workspace: QuestionWorkspace; warning: StorageWarning['code'] | null } {
  opened ??= openPreviewWorkspace();
  const workspace = opened;
  return { workspace, warning: useSyncExternalStore(workspace.subscribe, workspace.warning) };
}
