import type { StoredItem } from '@rehearse/device/storage';
import type { CallFailure } from '@rehearse/practice-machines/login';
import { useRef, useState } from 'react';
import { failureOf } from '../../host/failure.ts';

/** Where a form is on its way to the host. */
type Stage =
  | { phase: 'editing' }
  | { phase: 'sending' }
  | { phase: 'failed'; failure: CallFailure }
  /** It arrived; the answer goes to this address. */
  | { phase: 'sent'; email: string };

interface Delivery<Form> {
  /** Sends the form under these headers: the same for each attempt to send the same words, so that they arrive once. */
  call: (headers: { 'Idempotency-Key': string }) => Promise<unknown>;
  /** Where the answer goes. */
  email: string;
  /** What the form is emptied to once it arrived; the other fields stay for the next one. */
  emptied: Partial<Form>;
}

/** A form whose words stay on this device until the host has them, and reach it once even after a lost reply. */
export function useKeptForm<Form extends object>(kept: StoredItem<Form>, initial: () => Form) {
  const [form, setForm] = useState(initial);
  const [stage, setStage] = useState<Stage>({ phase: 'editing' });
  const key = useRef<string | null>(null);

  const change = (changed: Form) => {
    key.current = null;
    kept.set(changed);
    setForm(changed);
    // what was wrong with the words is not said of others
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
