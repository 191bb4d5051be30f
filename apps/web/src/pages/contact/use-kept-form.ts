import type { StoredItem } from '@rehearse/device/storage';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useRef, useState } from 'react';
import { failureOf } from '../../host/failure.ts';

/** Delivery status of a form. */
type Stage =
  | { phase: 'editing' }
  | { phase: 'sending' }
  | { phase: 'failed'; failure: CallFailure }
  /** Delivered; we reply to this address. */
  | { phase: 'sent'; email: string };

interface Delivery<Form> {
  /**
   * Sends the form with these headers, which are the same for all attempts to send the same text, so that it is
   * delivered once.
   */
  call: (headers: { 'Idempotency-Key': string }) => Promise<unknown>;
  /** The address we reply to. */
  email: string;
  /** Field values after delivery; other fields keep their values for the next message. */
  emptied: Partial<Form>;
}

/** A form whose values stay on this device until they are delivered, exactly once even if a reply is lost. */
export function useKeptForm<Form extends object>(kept: StoredItem<Form>, initial: () => Form) {
  const [form, setForm] = useState(initial);
  const [stage, setStage] = useState<Stage>({ phase: 'editing' });
  const key = useRef<string | null>(null);

  const change = (changed: Form) => {
    key.current = null;
    kept.set(changed);
    setForm(changed);
    // errors refer to the submitted text, so they are cleared when it changes
    setStage((before) =>
      before.phase === 'failed' && before.failure.field !== undefined ? { phase: 'editing' } : before,
    );
  };
  const send = async ({ call, email, emptied }: Delivery<Form>) => {
    key.current ??= crypto.randomUUID();
    setStage({ phase: 'sending' });
    try {
      await call({ 'Idempotency-Key': key.current });
    } catch (error) {
      setStage({ phase: 'failed', failure: failureOf(error) });
      return;
    }
    key.current = null;
    kept.remove();
    setForm((sent) => ({ ...sent, ...emptied }));
    setStage({ phase: 'sent', email });
  };
  const another = () => setStage({ phase: 'editing' });
  return { form, stage, restore: setForm, change, send, another };
}
