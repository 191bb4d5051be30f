import { createStorage } from '@rehearse/device/storage';
import { type ContactForm, emptyContactForm } from '@rehearse/ui/screens';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function readForm(saved: unknown): ContactForm {
  if (typeof saved !== 'object' || saved === null) return emptyContactForm;
  const { name, email, message } = saved as Partial<Record<keyof ContactForm, unknown>>;
  return { name: text(name), email: text(email), message: text(message) };
}

/** The unsent text of the contact form on this device. */
export const contactDraft = createStorage().item('contactDraft', readForm);

/** Starts a message with these words; they are prepended to an existing draft, once. */
export function beginningWith(words: string, form: ContactForm): ContactForm {
  if (form.message.includes(words)) return form;
  return { ...form, message: form.message.trim() === '' ? `${words}\n\n` : `${words}\n\n${form.message}` };
}
