import type { CallFailure } from '@rehearse/practice-machines/login';
import type { ContactForm } from './contact-form.ts';

/** What was typed so far; once somebody tried to send it (`isChecked`), every mistake is shown. */
interface Typed {
  form: ContactForm;
  isChecked: boolean;
}

/** The form as the screen shows it. */
export type ContactView =
  | (Typed & { phase: 'editing' | 'sending' })
  | (Typed & { phase: 'failed'; failure: CallFailure })
  /** `email` is where the answer goes. */
  | { phase: 'sent'; email: string };
