import { sendContactMessage, unwrapIfAny } from '@rehearse/api-client';
import { type ContactField, type ContactView, emptyContactForm, mistakesIn } from '@rehearse/ui/screens';
import { useState } from 'react';
import type { Services } from '../../app/services.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { beginningWith, contactDraft } from './contact-draft.ts';
import { useKeptForm } from './use-kept-form.ts';

/** State of the contact form. `opening` is the start of a message from this page; null for none. */
export function useContactForm({ api, extras }: Pick<Services, 'api' | 'extras'>, opening: string | null) {
  const { form, stage, restore, change, send, another } = useKeptForm(contactDraft, () => emptyContactForm);
  const [isChecked, setChecked] = useState(false);
  const [restoredFor, setRestoredFor] = useState<'page' | 'opening' | null>(null);
  const wanted = opening === null ? 'page' : 'opening';
  if (useHydrated() && restoredFor !== wanted) {
    const kept = contactDraft.get();
    setRestoredFor(wanted);
    restore(opening === null ? kept : beginningWith(opening, kept));
  }

  const submit = () => {
    const isFaulty = Object.keys(mistakesIn(form)).length > 0;
    setChecked(isFaulty);
    if (stage.phase === 'sending' || isFaulty) return;
    const body = { name: form.name.trim(), email: form.email.trim(), message: form.message.trim() };
    const call = (headers: { 'Idempotency-Key': string }) =>
      extras.ask('messages', () => unwrapIfAny(sendContactMessage({ client: api, body, headers })));
    void send({ call, email: body.email, emptied: { message: '' } });
  };

  const viewOf = (): ContactView => {
    if (stage.phase === 'sent') return stage;
    if (stage.phase !== 'failed') return { phase: stage.phase, form, isChecked };
    return { phase: 'failed', failure: stage.failure, form, isChecked };
  };
  const changeField = (field: ContactField, text: string) => {
    // text typed before hydration is added to the stored draft
    const before = restoredFor === null ? contactDraft.get() : form;
    change({ ...before, [field]: text });
  };
  return { view: viewOf(), change: changeField, submit, again: another };
}
