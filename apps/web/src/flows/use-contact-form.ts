import { type ApiClient, errorMessage, sendContactMessage, unwrap } from '@rehearse/api-client';
import {
  type ContactField,
  type ContactForm,
  type ContactView,
  emptyContactForm,
  mistakesIn,
} from '@rehearse/ui/screens';
import { useRef, useState } from 'react';
import { useHydrated } from '../app/use-hydrated.ts';
import { beginningWith, contactDraft } from './contact-draft.ts';

type Stage = { phase: 'editing' | 'sending' } | { phase: 'failed'; message: string } | { phase: 'sent'; email: string };

/**
 * The contact form: what is typed is kept on this device until it is sent, and a message that is sent again after a lost
 * reply is one message. `opening` are the words that a message from this page begins with; null for none.
 */
export function useContactForm(api: ApiClient, opening: string | null) {
  const [form, setForm] = useState<ContactForm>(emptyContactForm);
  const [isChecked, setChecked] = useState(false);
  const [stage, setStage] = useState<Stage>({ phase: 'editing' });
  const idempotencyKey = useRef<string | null>(null);
  const [restoredFor, setRestoredFor] = useState<'page' | 'opening' | null>(null);
  const wanted = opening === null ? 'page' : 'opening';
  if (useHydrated() && restoredFor !== wanted) {
    const kept = contactDraft.get();
    setRestoredFor(wanted);
    setForm(opening === null ? kept : beginningWith(opening, kept));
  }

  const change = (field: ContactField, text: string) => {
    const changed = { ...form, [field]: text };
    idempotencyKey.current = null;
    setForm(changed);
    contactDraft.set(changed);
  };

  const submit = () => {
    setChecked(true);
    if (stage.phase === 'sending' || Object.keys(mistakesIn(form)).length > 0) return;
    idempotencyKey.current ??= crypto.randomUUID();
    const headers = { 'Idempotency-Key': idempotencyKey.current };
    const body = { name: form.name.trim(), email: form.email.trim(), message: form.message.trim() };
    setStage({ phase: 'sending' });
    unwrap(sendContactMessage({ client: api, body, headers })).then(
      () => {
        idempotencyKey.current = null;
        contactDraft.remove();
        setForm({ ...form, message: '' });
        setChecked(false);
        setStage({ phase: 'sent', email: body.email });
      },
      (error: unknown) => setStage({ phase: 'failed', message: errorMessage(error) }),
    );
  };

  const again = () => setStage({ phase: 'editing' });
  const view: ContactView = stage.phase === 'sent' ? stage : { ...stage, form, isChecked };
  return { view, change, submit, again };
}
