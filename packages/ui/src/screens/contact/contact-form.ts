/** What a visitor writes. */
export interface ContactForm {
  name: string;
  email: string;
  message: string;
}

/** A field of the form. */
export type ContactField = keyof ContactForm;

/** In the order they are filled in. */
export const contactFields: readonly ContactField[] = ['name', 'email', 'message'];

/** Most characters a host takes of each field. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 100, email: 254, message: 5000 };

/** What is wrong with a field. */
export type ContactMistake = 'required' | 'tooLong' | 'invalid';

/** What is wrong with a form, by field; empty if it can be sent. */
export type ContactMistakes = Partial<Record<ContactField, ContactMistake>>;

export const emptyContactForm: Readonly<ContactForm> = { name: '', email: '', message: '' };

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function mistakeIn(field: ContactField, text: string): ContactMistake | undefined {
  const said = text.trim();
  if (said === '') return 'required';
  if (said.length > contactLimits[field]) return 'tooLong';
  return field === 'email' && !address.test(said) ? 'invalid' : undefined;
}

/** What would keep a host from taking this form. */
export function mistakesIn(form: ContactForm): ContactMistakes {
  const found = contactFields.map((field) => [field, mistakeIn(field, form[field])] as const);
  return Object.fromEntries(found.filter(([, mistake]) => mistake !== undefined));
}
