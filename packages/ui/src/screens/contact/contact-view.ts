import type { CallFailure } from '@rehearse/practice-machines/login';
import type { ContactForm } from './contact-form.ts';

/** The current values. After the first attempt to send (`isChecked`), all errors are shown. */
interface Typed {
  form: ContactForm;
  isChecked: boolean;
}

/** State of the contact form. */
export type ContactView =
  | (Typed & { phase: 'editing' | 'sending' })
  | (Typed & { phase: 'failed'; failure: CallFailure })
  /** `email` is the address we reply to. */
  | { phase: 'sent'; email: string };
